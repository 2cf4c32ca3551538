import type { CalendarDate } from '@fust/domain/calendar'
import type { OrderKind } from '@fust/domain/order'
import { statement, type Queries } from '#platform/database.ts'
import type { LineAmounts } from '#features/cart/index.ts'
import { numberedBy } from '../order-number.ts'

/** One order line as it is written; amounts are cents, weights grams. */
export type NewOrderLine = LineAmounts & {
  lineNumber: number
  sku: string
  productName: Record<string, string>
  subtitle: Record<string, string>
  tag: string
  brandCode: string
  options: unknown
  casesTotal: number
  unitPriceCents: number
  rowTotalCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatRateBp: number
  vatCents: number
  depositCents: number
  grossWeightGrams: number
}

export type NewOrder = {
  companyId: string
  /** What its number begins with; the rest is drawn when it is written. */
  numberPrefix: string
  cartId: string
  userId: string
  shipToId: string
  payerId: string
  kind: OrderKind
  sapOrderType: string
  isHalfTruck: boolean
  status: string
  method: string
  paymentMethod: string
  deliveryDate: CalendarDate
  hoursFrom: string | null
  hoursTo: string | null
  afterSix: boolean
  onPallet: boolean
  customerOrderNumber: string | null
  noteForDriver: string | null
  customEmail: string | null
  couponCode: string | null
  goodsCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatCents: number
  depositCents: number
  grandTotalExVatCents: number
  grandTotalCents: number
  priceDetails: unknown
  totalCases: number
  totalLayers: number
  totalPallets: number
  totalLitres: number
  totalWeightGrams: number
  palletPlaces: number
  placedAt: Date
}

export type PlacedOrder = {
  companyId: string
  id: number
  number: string
  customerOrderNumber: string | null
  noteForDriver: string | null
  sapId: string | null
  grandTotalCents: number
}

const placedColumns = `
  company_id as "companyId", id, number, customer_order_number as "customerOrderNumber",
  note_for_driver as "noteForDriver", sap_id as "sapId", grand_total_cents as "grandTotalCents"`

const findByCart = statement<PlacedOrder>(
  'orders.find-by-cart',
  `select ${placedColumns} from sales_order where company_id = $1 and cart_id = $2`,
)

// The order with its lines and its first event, and its cart closed: they stand or fall together.
const insertOrder = statement<{ id: number; number: string; reference: string }>(
  'orders.insert',
  `with drawn as (select nextval('order_number')::text as digits),
   placed as (
     insert into sales_order (company_id, number, cart_id, user_id, ship_to_id, payer_id, kind, sap_order_type,
       is_half_truck, status, method, payment_method, delivery_date, hours_from, hours_to, after_six, on_pallet,
       customer_order_number, note_for_driver, custom_email, coupon_code, goods_cents, discount_cents,
       packaging_tax_cents, sorting_charge_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
       grand_total_cents, price_details, total_cases, total_layers, total_pallets, total_liters,
       total_weight_grams, pallet_places, placed_at, status_changed_at)
     select $1, ${numberedBy('$2::text', 'digits')}, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
       $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35,
       $36, $37, $37
     from drawn
     returning id, number, reference),
   ordered as (
     insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, options,
       packages, layers, pallets, liters, tank_type_1, tank_type_2, tank_type_3, cases_total, unit_price_cents,
       row_total_cents, discount_cents, packaging_tax_cents, sorting_charge_cents, vat_rate_bp, vat_cents,
       deposit_cents, gross_weight_grams)
     select $1, placed.id, line.* from placed, jsonb_to_recordset($38::jsonb) as line(
       "lineNumber" int, sku text, "productName" jsonb, subtitle jsonb, tag text, "brandCode" text, options jsonb,
       packages int, layers int, pallets int, litres int, "tankType1" int, "tankType2" int, "tankType3" int,
       "casesTotal" int, "unitPriceCents" bigint, "rowTotalCents" bigint, "discountCents" bigint,
       "packagingTaxCents" bigint, "sortingChargeCents" bigint, "vatRateBp" int, "vatCents" bigint,
       "depositCents" bigint, "grossWeightGrams" bigint)),
   begun as (
     insert into order_event (company_id, order_id, status, happened_at, source)
     select $1, placed.id, $10, $39, 'portal' from placed),
   closed as (
     update cart set state = 'placed', version = version + 1, updated_at = $39
     where company_id = $1 and id = $3 and state = 'active'),
   emptied as (delete from cart_line where company_id = $1 and cart_id = $3)
   select id, number, reference from placed`,
)

export function createPlaceOrderStore(tx: Queries) {
  return {
    findByCart: (companyId: string, cartId: string) => tx.row(findByCart, [companyId, cartId]),
    /** Makes the order of the cart; answers the number and the reference that were drawn for it. */
    insertOrder: async (order: NewOrder, lines: readonly NewOrderLine[], at: Date) => {
      const row = await tx.row(insertOrder, [
        order.companyId,
        order.numberPrefix,
        order.cartId,
        order.userId,
        order.shipToId,
        order.payerId,
        order.kind,
        order.sapOrderType,
        order.isHalfTruck,
        order.status,
        order.method,
        order.paymentMethod,
        order.deliveryDate,
        order.hoursFrom,
        order.hoursTo,
        order.afterSix,
        order.onPallet,
        order.customerOrderNumber,
        order.noteForDriver,
        order.customEmail,
        order.couponCode,
        order.goodsCents,
        order.discountCents,
        order.packagingTaxCents,
        order.sortingChargeCents,
        order.vatCents,
        order.depositCents,
        order.grandTotalExVatCents,
        order.grandTotalCents,
        JSON.stringify(order.priceDetails),
        order.totalCases,
        order.totalLayers,
        order.totalPallets,
        order.totalLitres,
        order.totalWeightGrams,
        order.palletPlaces,
        order.placedAt,
        JSON.stringify(lines),
        at,
      ])
      if (!row) throw new Error('An order was inserted without an id.')
      return row
    },
  }
}
