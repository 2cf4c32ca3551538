import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import type { DeliveryPlan } from '../use-delivery-plan.ts'
import { useMethodLabel } from '../use-transport-words.ts'
import { FaultLine } from './fault-line.tsx'
import css from './transport-gone.module.css'

type Props = {
  plan: DeliveryPlan
  /** Where the transports do not stand beside it: takes one of them. */
  onTake?: ((method: DeliveryMethod) => void) | undefined
}

/** That the transport of the cart is not offered any more; with those that are, each to be taken with one tap. */
export function TransportGone({ plan: { method, methods }, onTake }: Props) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  if (!method) return null
  const codes = onTake ? methods.map(({ code }) => code).filter(isDeliveryMethod) : []
  return (
    <div className={css.offer}>
      <FaultLine>{t('delivery.transportGone', { transport: labelOf(method, methods) })}</FaultLine>
      {codes.map((code) => (
        <Button key={code} small look="secondary" icon="truck" onClick={() => onTake?.(code)}>
          {t('delivery.takeMethod', { transport: labelOf(code, methods) })}
        </Button>
      ))}
    </div>
  )
}
