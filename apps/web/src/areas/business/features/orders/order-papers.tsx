import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { OrderInvoices } from './order-invoices.tsx'
import css from './order-papers.module.css'
import { PAYMENT_TEXTS, type OrderDetail, type Shipment, type WholeOrder } from '../../../../orders/index.ts'

/** What was agreed about an order and which papers came of it. */
export function OrderPapers({ order }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const wishes = [order.isAfterSix && t('orders.afterSix'), order.isOnPallet && t('orders.onPallet')].filter(Boolean)
  const facts = [
    { label: t('orders.company'), value: order.shipTo.company },
    { label: t('orders.payment'), value: paymentText(order, t) },
    { label: t('orders.wishes'), value: wishes.join(', ') },
    { label: t('orders.note'), value: order.note },
    { label: t('orders.confirmationTo'), value: order.confirmationEmail },
    { label: t('orders.processing'), value: order.processing },
    { label: t('orders.delivery'), value: deliveryText(order.deliveryStatus, t) },
    { label: t('orders.deliveries'), value: order.deliveries.map(shipmentText).join(', ') },
  ].filter(({ value }) => value)
  return (
    <dl className={css.papers}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <OrderInvoices invoices={order.invoices} />
    </dl>
  )
}

/** 'iDEAL, paid'. */
function paymentText({ payment, paid }: OrderDetail, t: (key: TextKey) => string): string {
  return [payment, paid && t(PAYMENT_TEXTS[paid])].filter(Boolean).join(', ')
}
/** Where the delivery is, in words; what we do not know is shown as it comes from the ERP. */
function deliveryText(status: string | null, t: (key: TextKey) => string): string | null {
  const key = status && DELIVERY_TEXTS.get(status)
  return key ? t(key) : status
}

// As the contract spells them (ORD-35).
const DELIVERY_TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['CANCELLED', 'orders.deliveryStates.cancelled'],
  ['ORDER UNDER INVESTIGATION', 'orders.deliveryStates.investigated'],
  ['AWAITING SHIPMENT', 'orders.deliveryStates.awaitsShipment'],
  ['PARTIAL ORDER PREPARATION', 'orders.deliveryStates.partlyPrepared'],
  ['AWAITING FULLFILLMENT', 'orders.deliveryStates.awaitsFulfilment'],
  ['AWAITING DELIVERY', 'orders.deliveryStates.awaitsDelivery'],
  ['DELIVERED', 'orders.deliveryStates.delivered'],
  ['PARTIALLY DELIVERED', 'orders.deliveryStates.partlyDelivered'],
  ['DELIVERY NOT AVAILABLE', 'orders.deliveryStates.notAvailable'],
  ['IN STOCK', 'orders.deliveryStates.inStock'],
  ['NOT DELIVERED', 'orders.deliveryStates.notDelivered'],
])

const shipmentText = ({ number, tracking }: Shipment): string => (tracking ? `${number} (${tracking})` : number)
