import type { ShipToPermission } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { PlanDayNote, TransportOffer, useMethodLabel, type DeliveryPlan } from '../../../../delivery/index.ts'
import { FailedPart } from '../../../../ui/states.tsx'
import css from './cart-page.module.css'
import type { CartView } from '../../../../cart/index.ts'

/** How, where and until when the cart can go. */
export function DeliveryOfCart({
  cart,
  shipTo,
  plan,
}: {
  cart: CartView
  shipTo: ShipToPermission
  plan: DeliveryPlan
}) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  const transportText = (transport: string) =>
    cart.addresses.length > 0 ? transport : t('cart.goesTo', { transport, shipTo: shipTo.shipToName })
  return (
    <div className={css.delivery}>
      <p className={css.where}>
        {plan.method && cart.kind !== 'tank' ? transportText(labelOf(plan.method, plan.methods)) : shipTo.shipToName}
      </p>
      {plan.retryDays && <FailedPart text={t('delivery.unknown')} onRetry={plan.retryDays} />}
      <TransportOffer plan={plan} onTake={plan.chooseMethod} />
      <PlanDayNote plan={plan} />
    </div>
  )
}
