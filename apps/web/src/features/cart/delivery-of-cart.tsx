import type { ShipToPermission } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { NextDayOffer, PlanCutOff, useDeliveryPlan, useMethodLabel, useStartOrder } from '../delivery/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import css from './cart-page.module.css'
import type { CartView } from './cart-view.ts'

/** How, where and until when the cart can go. */
export function DeliveryOfCart({ cart }: { cart: CartView }) {
  const { shipTo } = useSelectedShipTo()
  return shipTo ? <Delivery key={shipTo.shipToId} cart={cart} shipTo={shipTo} /> : null
}

function Delivery({ cart, shipTo }: { cart: CartView; shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const plan = useDeliveryPlan(shipTo.shipToId, customerTypeAt(shipTo), cart)
  const labelOf = useMethodLabel()
  // Who comes here straight from an old order has met no order bar.
  useStartOrder(shipTo, plan, cart)
  return (
    <div className={css.delivery}>
      <p className={css.where}>
        {plan.method && cart.kind !== 'tank'
          ? t('cart.goesTo', { transport: labelOf(plan.method, []), shipTo: shipTo.shipToName })
          : shipTo.shipToName}
      </p>
      <PlanCutOff plan={plan} />
      {plan.nextDate && <NextDayOffer date={plan.nextDate} onTake={plan.chooseDate} />}
    </div>
  )
}
