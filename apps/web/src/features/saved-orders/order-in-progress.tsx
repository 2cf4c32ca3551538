import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './order-in-progress.module.css'

type Props = { open: boolean; onAdd: () => void; onSave: () => void; onDiscard: () => void; onCancel: () => void }

/** What shall happen to the cart that is already filled: three choices (CRT-08 to CRT-10). */
export function OrderInProgress({ open, onAdd, onSave, onDiscard, onCancel }: Props) {
  const { t } = useTranslation()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t('messages.order-in-progress')}
      description={t('savedOrders.inProgress')}
      initialFocus={safe}
      actions={
        <div className={css.choices}>
          <Button wide ref={safe} onClick={onAdd}>
            {t('savedOrders.addToCart')}
          </Button>
          <Button wide look="secondary" onClick={onSave}>
            {t('savedOrders.startNewSave')}
          </Button>
          <Button wide look="danger" onClick={onDiscard}>
            {t('savedOrders.startNew')}
          </Button>
        </div>
      }
    />
  )
}
