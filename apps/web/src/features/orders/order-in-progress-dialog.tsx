import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  open: boolean
  /** The cart holds the same kind of goods, so that both may become one order. */
  canJoin: boolean
  onContinue: () => void
  onStartNew: () => void
  onCancel: () => void
}

/** Asks what shall happen to the cart that is already filled (CRT-11). */
export function OrderInProgressDialog({ open, canJoin, onContinue, onStartNew, onCancel }: Props) {
  const { t } = useTranslation()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t('messages.order-in-progress')}
      description={t(canJoin ? 'orders.inProgressJoin' : 'orders.inProgressOther')}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} look="secondary" onClick={canJoin ? onContinue : onCancel}>
            {t(canJoin ? 'orders.addToCart' : 'orders.keepCart')}
          </Button>
          <Button look="danger" onClick={onStartNew}>
            {t('orders.startNew')}
          </Button>
        </>
      }
    />
  )
}
