import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import type { ErpAmounts } from '#integrations/erp/index.ts'
import { statement, type Queries, type Transaction } from '#platform/database/database.ts'
import type { OrderKey } from '#features/ledgers/index.ts'
import type { LastingKey } from '../order-event.store.ts'
import type { OrderAddress } from '../order-address.ts'
import type { OrderToRenumber } from './renumber-order.store.ts'
import type { MessageOrder } from '../order-message.ts'

/** An order as the ERP has to know it. */
export type OrderToSubmit = {
  companyId: string
  id: number
  number: string
  reference: string
  status: string
  sapId: string | null
  kind: OrderKind
  method: DeliveryMethod
  sapOrderType: string
  isHalfTruck: boolean
  shipToId: string
  payerId: string
  deliveryDate: CalendarDate
  customerOrderNumber: string | null
  noteForDriver: string | null
  /** What the ERP calls the way it is paid; null where the brewery has that way no more. */
  paymentCode: string | null
  isPaid: boolean
  grandTotalCents: number
  currency: string
  addresses: OrderAddress[]
  lines: LineToSubmit[]
}

/** A line with all of its discount, of which the ERP is told part by part. */
export type LineToSubmit = {
  sku: string
  unitPriceCents: number
  cases: number
  pallets: number
  layers: number
  litres: number
  discountCents: number
} & Omit<ErpAmounts, 'lineDiscountCents'>

const readOrder = statement<OrderToSubmit>(
  'submit-order.find',
  `select o.company_id as "companyId", o.id, o.number, o.reference, o.status, o.sap_id as "sapId", o.kind, o.method,
     o.sap_order_type as "sapOrderType", o.is_half_truck as "isHalfTruck", o.ship_to_id as "shipToId",
     o.payer_id as "payerId", o.delivery_date as "deliveryDate", o.customer_order_number as "customerOrderNumber",
     o.note_for_driver as "noteForDriver", o.grand_total_cents as "grandTotalCents", o.currency,
     o.addresses, o.payment_stage is not distinct from 'paid' as "isPaid",
     (select m.sap_payment_code from payment_method m where m.code = o.payment_method) as "paymentCode",
     (select jsonb_agg(jsonb_build_object('sku', l.sku, 'unitPriceCents', l.unit_price_cents, 'cases', l.cases_total,
        'pallets', l.pallets, 'layers', l.layers, 'litres', l.liters, 'discountCents', l.discount_cents,
        'couponDiscountCents', l.coupon_discount_cents, 'packagingDiscountCents', l.packaging_discount_cents,
        'cashDiscountCents', l.cash_discount_cents, 'packagingTaxCents', l.packaging_tax_cents,
        'sortingChargeCents', l.sorting_charge_cents, 'depositCents', l.deposit_cents,
        'isDepositTaxed', l.is_deposit_taxed, 'vatBasisPoints', l.vat_rate_bp) order by l.line_number)
      from order_line l where l.company_id = o.company_id and l.order_id = o.id) as lines
   from sales_order o where o.company_id = $1 and o.id = $2 and o.reference = coalesce($3, o.reference)`,
)

const lockOrder = statement<OrderToRenumber & { status: string; sapId: string | null; reference: string }>(
  'submit-order.lock',
  `select company_id as "companyId", id, ship_to_id as "shipToId", number, former_numbers as "formerNumbers", reference,
     status, sap_id as "sapId"
   from sales_order where company_id = $1 and id = $2 and reference = $3 for update`,
)

const setSapId = statement(
  'submit-order.set-sap-id',
  `update sales_order set sap_id = $3, erp_check_due_at = now() where company_id = $1 and id = $2`,
)

export function createSubmitOrderStore(db: Queries) {
  return {
    read: ({ companyId, id, reference }: MessageOrder) => db.row(readOrder, [companyId, id, reference]),
    lock: ({ companyId, id, reference }: LastingKey) => db.row(lockOrder, [companyId, id, reference]),
  }
}

/** From now on the ERP is asked how far the order is; written with the commit. */
export function leaveSapId(tx: Transaction, { companyId, id }: OrderKey, sapId: string): void {
  tx.leave(setSapId, [companyId, id, sapId])
}
