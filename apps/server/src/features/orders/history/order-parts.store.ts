import type { CalendarDate } from '@fust/domain/calendar'
import type { LineChange } from '@fust/domain/confirmation'
import { statement, type Queries } from '#platform/database/database.ts'
import { confirmedAmount, confirmedTotal } from '../confirmed-sql.ts'
import type { ChosenOption, LineAmounts } from '#features/cart/index.ts'

export type StoredOrderLine = LineAmounts & {
  orderId: number
  lineNumber: number
  sku: string
  productName: Record<string, string>
  options: ChosenOption[]
  /** What the catalogue knows of it now; all of it null of what is gone. */
  type: 'simple' | 'configurable' | 'bundle' | null
  parentSku: string | null
  variantAttributes: Record<string, string> | null
  /** Where it is shown: a variant with the product that it is one of. */
  urlKey: string | null
  casesTotal: number
  shippedCases: number
  /** In cases, pieces or litres; null until the ERP has confirmed it. */
  confirmedQuantity: number | null
  change: LineChange | null
  laterQuantity: number | null
  laterOn: CalendarDate | null
  substituteSku: string | null
  substituteName: Record<string, string> | null
  invoicedQuantity: number
  /** What claims that were settled by a credit tell of. */
  creditedQuantity: number
  unitPriceCents: number
  rowTotalCents: number
  discountCents: number
  depositCents: number
  vatRateBp: number
  /** Whether it brought something back. */
  isReturnItem: boolean
}

const readLines = statement<StoredOrderLine>(
  'orders.lines',
  `select l.order_id as "orderId", l.line_number as "lineNumber", l.sku, l.product_name as "productName", l.options,
     l.packages, l.layers, l.pallets, l.liters as litres, l.tank_type_1 as "tankType1", l.tank_type_2 as "tankType2",
     l.tank_type_3 as "tankType3", l.tank_type_4 as "tankType4", l.cases_total as "casesTotal", l.shipped_cases as "shippedCases",
     l.confirmed_quantity as "confirmedQuantity", l.line_change as change, l.later_quantity as "laterQuantity",
     l.later_on as "laterOn", l.substitute_sku as "substituteSku", substitute.name as "substituteName",
     l.invoiced_quantity as "invoicedQuantity", (
       select coalesce(sum(c.quantity), 0)::int from ticket_claim_line c join ticket_claim k using (ticket_id)
       where c.company_id = l.company_id and c.order_id = l.order_id and c.line_number = l.line_number
         and k.settlement = 'credit') as "creditedQuantity",
     l.unit_price_cents as "unitPriceCents", ${confirmedAmount('row_total')} as "rowTotalCents",
     ${confirmedAmount('discount')} as "discountCents", ${confirmedAmount('deposit')} as "depositCents", l.vat_rate_bp as "vatRateBp", coalesce(p.is_empties, false) as "isReturnItem",
     p.type, p.parent_sku as "parentSku", p.variant_attributes as "variantAttributes",
     coalesce(parent.url_key, p.url_key) as "urlKey"
   from order_line l
   left join product p on p.sku = l.sku
   left join product parent on parent.sku = p.parent_sku
   left join product substitute on substitute.sku = l.substitute_sku
   where l.company_id = any($1) and l.order_id = any($2) order by l.order_id, l.line_number`,
)

const readEvents = statement<{ orderId: number; status: string; happenedAt: Date }>(
  'orders.events',
  `select order_id as "orderId", status, happened_at as "happenedAt" from order_event
   where company_id = any($1) and order_id = any($2) order by order_id, happened_at, id`,
)

export type StoredDelivery = {
  orderId: number
  number: string
  /** Who brings it, and under which number; null while that is not known. */
  carrier: string | null
  trackingNumber: string | null
  /** What it carries, in the unit of the order line. */
  lines: {
    lineNumber: number
    sku: string
    productName: Record<string, string>
    priceCents: number
    quantity: number
  }[]
}

const readDeliveries = statement<StoredDelivery>(
  'orders.deliveries',
  `select d.order_id as "orderId", d.number, d.carrier, d.tracking_number as "trackingNumber",
     (select coalesce(jsonb_agg(jsonb_build_object('lineNumber', l.line_number, 'sku', l.sku, 'productName',
        l.product_name, 'priceCents', l.unit_price_cents, 'quantity', c.quantity) order by l.line_number), '[]')
      from order_delivery_line c
      join order_line l using (company_id, order_id, line_number)
      where c.company_id = d.company_id and c.order_id = d.order_id and c.delivery_number = d.number) as lines
   from order_delivery d
   where d.company_id = any($1) and d.order_id = any($2) order by d.order_id, d.number`,
)

export type StoredInvoice = {
  orderId: number
  number: string
  invoicedOn: CalendarDate
  totalCents: number
  paidCents: number | null
  dueOn: CalendarDate | null
}

const readInvoices = statement<StoredInvoice>(
  'orders.invoices',
  `select order_id as "orderId", number, invoiced_on as "invoicedOn", total_cents as "totalCents",
     paid_cents as "paidCents", due_on as "dueOn"
   from order_invoice where company_id = any($1) and order_id = any($2) order by order_id, number`,
)

/** An order that another one takes the place of. */
export type ReplacedOrder = {
  orderId: number
  companyId: string
  number: string
  shipToId: string
  status: string
  deliveryDate: CalendarDate
  hoursFrom: string | null
  hoursTo: string | null
  afterSix: boolean
  onPallet: boolean
  grandTotalCents: number
}

const readReplaced = statement<ReplacedOrder>(
  'orders.replaced',
  `select id as "orderId", company_id as "companyId", number, ship_to_id as "shipToId", status,
     delivery_date as "deliveryDate", hours_from as "hoursFrom", hours_to as "hoursTo", after_six as "afterSix",
     on_pallet as "onPallet", ${confirmedTotal('grand_total_cents', 'sales_order')} as "grandTotalCents"
   from sales_order where company_id = any($1) and id = any($2)`,
)

const readReplacing = statement<{ orderId: number; number: string; shipToId: string }>(
  'orders.replacing',
  `select o.id as "orderId", other.number, other.ship_to_id as "shipToId"
   from sales_order o join sales_order other on other.company_id = o.company_id and other.replaces_id = o.id
   where o.company_id = any($1) and o.id = any($2)`,
)

/** What belongs to orders, of many at once. */
export function createOrderPartsStore(db: Queries) {
  return {
    readLines: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readLines, [companyIds, orderIds]),
    readEvents: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readEvents, [companyIds, orderIds]),
    readDeliveries: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readDeliveries, [companyIds, orderIds]),
    readReplaced: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readReplaced, [companyIds, orderIds]),
    readReplacing: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readReplacing, [companyIds, orderIds]),
    readInvoices: (companyIds: readonly string[], orderIds: readonly number[]) =>
      db.rows(readInvoices, [companyIds, orderIds]),
  }
}
