import type { ShipToPermission } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import {
  NextDayOffer,
  PlanCutOff,
  useDeliveryPlan,
  useKeepDelivery,
  useMethodLabel,
} from '../../../../delivery/index.ts'
import { FailedPart } from '../../../../ui/states.tsx'
import { useSelectedShipTo } from '../../../../session/index.ts'
import css from './cart-page.module.css'
import type { CartView } from '../../../../cart/index.ts'

/** How, where and until when the cart can go. */
export function DeliveryOfCart({ cart }: { cart: CartView }) {
  const { shipTo } = useSelectedShipTo()
  return shipTo ? <Delivery key={shipTo.shipToId} cart={cart} shipTo={shipTo} /> : null
}

function Delivery({ cart, shipTo }: { cart: CartView; shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const plan = useDeliveryPlan(shipTo)
  const labelOf = useMethodLabel()
  // Who comes here straight from an old order has met no order bar.
  useKeepDelivery(shipTo, plan)
  return (
    <div className={css.delivery}>
      <p className={css.where}>
        {plan.method && cart.kind !== 'tank'
          ? t('cart.goesTo', { transport: labelOf(plan.method, plan.methods), shipTo: shipTo.shipToName })
          : shipTo.shipToName}
      </p>
      {plan.retryDays && <FailedPart text={t('delivery.unknown')} onRetry={plan.retryDays} />}
      <PlanCutOff plan={plan} />
      {plan.nextDate && <NextDayOffer date={plan.nextDate} onTake={plan.chooseDate} />}
    </div>
  )
}
