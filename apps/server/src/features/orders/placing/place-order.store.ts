import type { CalendarDate } from '@fust/domain/calendar'
import type { OrderKind } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import { statement, type Queries } from '#platform/database/database.ts'
import type { LineAmounts } from '#features/cart/index.ts'
import type { OrderAddress } from '../order-address.ts'
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
  /** All of them, with its share of those on the whole order. */
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatRateBp: number
  vatCents: number
  depositCents: number
  isDepositTaxed: boolean
  couponDiscountCents: number
  packagingDiscountCents: number
  cashDiscountCents: number
  grossWeightGrams: number
}

export type NewOrder = {
  companyId: string
  /** What its number begins with; the rest is drawn when it is written. */
  numberPrefix: string
  cartId: string
  userId: string
  /** Somebody of the brewery ordered it for the company. */
  isByStaff: boolean
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
  /** The order that it takes the place of. */
  replacesId: number | null
  goodsCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  vatCents: number
  depositCents: number
  grandTotalExVatCents: number
  grandTotalCents: number
  priceDetails: unknown
  currency: string
  totalCases: number
  totalLayers: number
  totalPallets: number
  totalLitres: number
  totalWeightGrams: number
  palletPlaces: number
  addresses: readonly OrderAddress[]
  placedAt: Date
  /** Null: it goes on account. */
  paymentStage: 'awaiting' | null
  payUntil: Date | null
}

export type PlacedOrder = {
  companyId: string
  id: number
  number: string
  /** By which it is paid, where it is paid online. */
  token: string
  customerOrderNumber: string | null
  noteForDriver: string | null
  sapId: string | null
  grandTotalCents: number
  paymentStage: PaymentStage | null
}

const placedColumns = `
  company_id as "companyId", id, number, token, customer_order_number as "customerOrderNumber",
  note_for_driver as "noteForDriver", sap_id as "sapId", grand_total_cents as "grandTotalCents",
  payment_stage as "paymentStage"`

const readByCart = statement<PlacedOrder>(
  'orders.find-by-cart',
  `select ${placedColumns} from sales_order where company_id = $1 and cart_id = $2`,
)

// The order with its lines and its first event, and its cart closed: they stand or fall together.
const insertOrder = statement<{ id: number; number: string; reference: string; token: string }>(
  'orders.insert',
  `with drawn as (select nextval('order_number')::text as digits),
   placed as (
     insert into sales_order (company_id, cart_id, number, status_changed_at, user_id, ship_to_id, payer_id, kind,
       sap_order_type, is_half_truck, status, method, payment_method, delivery_date, hours_from, hours_to, after_six,
       on_pallet, customer_order_number, note_for_driver, custom_email, coupon_code, goods_cents, discount_cents,
       packaging_tax_cents, sorting_charge_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
       grand_total_cents, price_details, currency, total_cases, total_layers, total_pallets, total_liters, total_weight_grams,
       pallet_places, addresses, placed_at, replaces_id, payment_stage, pay_until, is_by_staff)
     select $1, $2, ${numberedBy('$3::text', 'digits')}, given."placedAt", given.*
     from drawn cross join jsonb_to_record($4::jsonb) as given(
       "userId" text, "shipToId" text, "payerId" text, kind text, "sapOrderType" text, "isHalfTruck" boolean,
       status text, method text, "paymentMethod" text, "deliveryDate" date, "hoursFrom" text, "hoursTo" text,
       "afterSix" boolean, "onPallet" boolean, "customerOrderNumber" text, "noteForDriver" text, "customEmail" text,
       "couponCode" text, "goodsCents" bigint, "discountCents" bigint, "packagingTaxCents" bigint,
       "sortingChargeCents" bigint, "vatCents" bigint, "depositCents" bigint, "grandTotalExVatCents" bigint,
       "grandTotalCents" bigint, "priceDetails" jsonb, currency text, "totalCases" int, "totalLayers" int, "totalPallets" int,
       "totalLitres" int, "totalWeightGrams" bigint, "palletPlaces" int, addresses jsonb,
       "placedAt" timestamptz, "replacesId" bigint,
       "paymentStage" text, "payUntil" timestamptz, "isByStaff" boolean)
     returning id, number, reference, token, status),
   ordered as (
     insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, options,
       packages, layers, pallets, liters, tank_type_1, tank_type_2, tank_type_3, tank_type_4, cases_total,
       unit_price_cents, row_total_cents, discount_cents, packaging_tax_cents, sorting_charge_cents, vat_rate_bp, vat_cents,
       deposit_cents, is_deposit_taxed, coupon_discount_cents, packaging_discount_cents, cash_discount_cents,
       gross_weight_grams)
     select $1, placed.id, line.* from placed, jsonb_to_recordset($5::jsonb) as line(
       "lineNumber" int, sku text, "productName" jsonb, subtitle jsonb, tag text, "brandCode" text, options jsonb,
       packages int, layers int, pallets int, litres int, "tankType1" int, "tankType2" int, "tankType3" int,
       "tankType4" int, "casesTotal" int, "unitPriceCents" bigint, "rowTotalCents" bigint, "discountCents" bigint,
       "packagingTaxCents" bigint, "sortingChargeCents" bigint, "vatRateBp" int, "vatCents" bigint,
       "depositCents" bigint, "isDepositTaxed" boolean, "couponDiscountCents" bigint, "packagingDiscountCents" bigint,
       "cashDiscountCents" bigint, "grossWeightGrams" bigint)),
   begun as (
     insert into order_event (company_id, order_id, status, happened_at, source)
     select $1, placed.id, placed.status, $6, 'portal' from placed),
   closed as (
     update cart set state = 'placed', version = version + 1, updated_at = $6
     where company_id = $1 and id = $2 and state = 'active'),
   emptied as (delete from cart_line where company_id = $1 and cart_id = $2)
   select id, number, reference, token from placed`,
)

export function createPlaceOrderStore(tx: Queries) {
  return {
    readByCart: (companyId: string, cartId: string) => tx.row(readByCart, [companyId, cartId]),
    /** Makes the order of the cart; answers the number and the reference that were drawn for it. */
    insertOrder: async (order: NewOrder, lines: readonly NewOrderLine[], at: Date) => {
      const row = await tx.row(insertOrder, [
        order.companyId,
        order.cartId,
        order.numberPrefix,
        JSON.stringify(order),
        JSON.stringify(lines),
        at,
      ])
      if (!row) throw new Error('An order was inserted without an id.')
      return row
    },
  }
}
