import type { CalendarDate } from '@fust/domain/calendar'
import type { LineChange, LineAmounts } from '@fust/domain/confirmation'
import type { OrderKind } from '@fust/domain/order'
import type { CartTotals } from '@fust/domain/pricing'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from '#features/ledgers/index.ts'

/** An order as it was ordered, with what it still holds. */
export type OrderedOrder = {
  kind: OrderKind
  currency: string
  deliveryDate: CalendarDate
  shipToId: string
  goodsCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatCents: number
  depositCents: number
  grandTotalCents: number
  priceDetails: Partial<CartTotals>
  totalCases: number
  totalLayers: number
  totalPallets: number
  totalLitres: number
  totalWeightGrams: number
  palletPlaces: number
  /** How many answers of the ERP have changed something. */
  confirmation: number
}

/** A line as it was ordered, with what is confirmed of it. */
export type OrderedLine = LineAmounts & {
  lineNumber: number
  /** Its place among the lines, counted from one, as the ERP numbers it. */
  position: number
  sku: string
  name: Record<string, string>
  /** Its pack: a beer has one name in all its packs. */
  subtitle: Record<string, string>
  /** In the unit of the line. */
  ordered: number
  packages: number
  layers: number
  pallets: number
  isTankBeer: boolean
  grossWeightGrams: number
  vatBasisPoints: number
  /** SKUs of the parts of a bundle; null for what is no bundle. */
  parts: { sku: string; quantity: number }[] | null
  confirmedQuantity: number | null
  change: LineChange | null
  laterQuantity: number | null
  laterOn: CalendarDate | null
  substituteSku: string | null
  heldQuantity: number | null
  /** How it is packed; null of what is gone from the catalogue. */
  casesPerLayer: number | null
  layersPerPallet: number | null
  isInCatalogue: boolean
}

/** What is written of a line. */
export type ConfirmedLineRow = {
  lineNumber: number
  quantity: number
  change: LineChange | null
  laterQuantity: number | null
  laterOn: CalendarDate | null
  substituteSku: string | null
  held: number
} & Omit<LineAmounts, 'couponDiscountCents' | 'packagingDiscountCents' | 'cashDiscountCents'>

/** The totals of what is confirmed; counts and weight of its goods with them. */
export type ConfirmedTotals = CartTotals & {
  discountCents: number
  cases: number
  layers: number
  pallets: number
  litres: number
  weightGrams: number
}

const readOrder = statement<OrderedOrder>(
  'confirm-lines.find-order',
  `select kind, currency, delivery_date as "deliveryDate", ship_to_id as "shipToId", goods_cents as "goodsCents",
     discount_cents as "discountCents", packaging_tax_cents as "packagingTaxCents",
     sorting_charge_cents as "sortingChargeCents", vat_cents as "vatCents", deposit_cents as "depositCents",
     grand_total_cents as "grandTotalCents", price_details as "priceDetails", total_cases as "totalCases",
     total_layers as "totalLayers", total_pallets as "totalPallets", total_liters as "totalLitres",
     total_weight_grams as "totalWeightGrams", pallet_places as "palletPlaces", confirmation
   from sales_order where company_id = $1 and id = $2`,
)

const readLines = statement<OrderedLine>(
  'confirm-lines.find-lines',
  `select l.line_number as "lineNumber", row_number() over (order by l.line_number)::int as position, l.sku,
     l.product_name as name, l.subtitle, case when l.liters > 0 then l.liters else l.cases_total end as ordered,
     l.packages, l.layers, l.pallets, l.liters > 0 as "isTankBeer", l.gross_weight_grams as "grossWeightGrams",
     l.vat_rate_bp as "vatBasisPoints", l.row_total_cents as "rowTotalCents", l.discount_cents as "discountCents",
     l.coupon_discount_cents as "couponDiscountCents", l.packaging_discount_cents as "packagingDiscountCents",
     l.cash_discount_cents as "cashDiscountCents", l.packaging_tax_cents as "packagingTaxCents",
     l.sorting_charge_cents as "sortingChargeCents", l.vat_cents as "vatCents", l.deposit_cents as "depositCents",
     (select jsonb_agg(jsonb_build_object('sku', part ->> 'sku', 'quantity', (part ->> 'quantity')::int))
      from jsonb_array_elements(case when jsonb_typeof(l.options) = 'array' then l.options else '[]' end) part
      where part ? 'sku') as parts,
     l.confirmed_quantity as "confirmedQuantity", l.line_change as change, l.later_quantity as "laterQuantity",
     l.later_on as "laterOn", l.substitute_sku as "substituteSku", l.held_quantity as "heldQuantity",
     p.cases_per_layer as "casesPerLayer", p.layers_per_pallet as "layersPerPallet", p.sku is not null as "isInCatalogue"
   from order_line l left join product p on p.sku = l.sku
   where l.company_id = $1 and l.order_id = $2 order by l.line_number`,
)

const readNames = statement<{ sku: string; name: Record<string, string> }>(
  'confirm-lines.find-names',
  'select sku, name from product where sku = any($1)',
)

const writeLines = statement(
  'confirm-lines.write-lines',
  `update order_line l
   set confirmed_quantity = c.quantity, line_change = c.change, later_quantity = c."laterQuantity",
     later_on = c."laterOn", substitute_sku = c."substituteSku", held_quantity = c.held,
     confirmed_row_total_cents = c."rowTotalCents", confirmed_discount_cents = c."discountCents",
     confirmed_packaging_tax_cents = c."packagingTaxCents", confirmed_sorting_charge_cents = c."sortingChargeCents",
     confirmed_vat_cents = c."vatCents", confirmed_deposit_cents = c."depositCents"
   from jsonb_to_recordset($3::jsonb) as c("lineNumber" int, quantity int, change text, "laterQuantity" int,
     "laterOn" date, "substituteSku" text, held int, "rowTotalCents" bigint, "discountCents" bigint,
     "packagingTaxCents" bigint, "sortingChargeCents" bigint, "vatCents" bigint, "depositCents" bigint)
   where l.company_id = $1 and l.order_id = $2 and l.line_number = c."lineNumber"`,
)

const writeOrder = statement(
  'confirm-lines.write-order',
  `update sales_order set confirmed_totals = $3::jsonb, confirmation = $4, held_budget_cents = $5
   where company_id = $1 and id = $2`,
)

export function createConfirmLinesStore(db: Queries) {
  return {
    readOrder: ({ companyId, id }: OrderKey) => db.row(readOrder, [companyId, id]),
    readLines: ({ companyId, id }: OrderKey) => db.rows(readLines, [companyId, id]),
    /** What products are called; what the catalogue does not have is left out. */
    readNames: async (skus: readonly string[]): Promise<Map<string, Record<string, string>>> =>
      new Map((await db.rows(readNames, [skus])).map(({ sku, name }) => [sku, name])),
    writeLines: ({ companyId, id }: OrderKey, lines: readonly ConfirmedLineRow[]) =>
      db.rows(writeLines, [companyId, id, JSON.stringify(lines)]),
    /** Totals are null where they are those of the order. */
    writeOrder: (
      { companyId, id }: OrderKey,
      {
        totals,
        confirmation,
        budgetCents,
      }: { totals: ConfirmedTotals | null; confirmation: number; budgetCents: number | null },
    ) => db.rows(writeOrder, [companyId, id, totals && JSON.stringify(totals), confirmation, budgetCents]),
  }
}
