import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { useTranslation } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { FaultLine } from './components/fault-line.tsx'
import css from './transport-offer.module.css'
import type { DeliveryPlan } from './use-delivery-plan.ts'
import { useMethodLabel } from './use-transport-words.ts'

/** Where the transport of the cart is not offered any more: that it is not. */
export function TransportGone({ plan: { isMethodGone, method, methods } }: { plan: DeliveryPlan }) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  if (!isMethodGone || !method) return null
  return <FaultLine>{t('delivery.transportGone', { transport: labelOf(method, methods) })}</FaultLine>
}

type Props = { plan: DeliveryPlan; onTake?: (method: DeliveryMethod) => void }

/** The same with those that are, each to be taken with one tap. */
export function TransportOffer({ plan, onTake = plan.chooseMethod }: Props) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  const { isMethodGone, methods } = plan
  if (!isMethodGone) return null
  const codes = methods.map(({ code }) => code).filter(isDeliveryMethod)
  return (
    <div className={css.offer}>
      <TransportGone plan={plan} />
      {codes.map((code) => (
        <Button key={code} small look="secondary" icon="truck" onClick={() => onTake(code)}>
          {t('delivery.takeMethod', { transport: labelOf(code, methods) })}
        </Button>
      ))}
    </div>
  )
}
