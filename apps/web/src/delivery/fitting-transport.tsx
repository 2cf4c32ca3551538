import type { ShipToPermission } from '@fust/contract/rest'
import { choosesTransport } from '@fust/domain/order'
import { useTranslation } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { capacityLinesOf, type CartView } from '../cart/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { fittingMethod } from './fitting-method.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'
import { useMethodLabel } from './use-transport-words.ts'

type Props = { cart: CartView; shipTo: ShipToPermission; plan: DeliveryPlan }

/** While the load stays below the minimum of its transport: the one that takes it, by one tap. */
export function FittingTransport({ cart, shipTo, plan }: Props) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  if (cart.kind !== 'beer' || cart.capacity.capacityMessage !== 'minimum-not-reached') return null
  const method = choosesTransport(customerTypeAt(shipTo), plan.goods)
    ? fittingMethod(capacityLinesOf(cart), plan.methods)
    : null
  if (!method || method === plan.method || plan.isMethodGone) return null
  return (
    <Button look="secondary" small icon="truck" onClick={() => plan.chooseMethod(method)}>
      {t('delivery.takeMethod', { transport: labelOf(method) })}
    </Button>
  )
}
