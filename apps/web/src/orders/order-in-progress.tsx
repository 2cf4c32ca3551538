import { useRef } from 'react'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { usePermission } from '../session/index.ts'
import css from './order-in-progress.module.css'

/** What becomes of the cart with the first choice: it takes more, stays as it is, or is gone on with. */
export type KeepChoice = 'add' | 'keep' | 'continue' | 'change'

type Props = {
  open: boolean
  keep: KeepChoice
  isBusy?: boolean
  onKeep: () => void
  onSave: () => void
  onDiscard: () => void
  onCancel: () => void
}

/** What shall happen to the cart that is already filled: three choices (CRT-08 to CRT-11). */
export function OrderInProgress({ open, keep, isBusy = false, onKeep, onSave, onDiscard, onCancel }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t('messages.order-in-progress')}
      description={t(KEEP_TEXTS[keep].question)}
      initialFocus={safe}
      actions={
        <div className={css.choices}>
          <Button wide ref={safe} onClick={onKeep}>
            {t(KEEP_TEXTS[keep].choice)}
          </Button>
          {may('My Orders') && (
            <Button wide look="secondary" loading={isBusy} onClick={onSave}>
              {t('savedOrders.startNewSave')}
            </Button>
          )}
          <Button wide look="danger" loading={isBusy} onClick={onDiscard}>
            {t('savedOrders.startNew')}
          </Button>
        </div>
      }
    />
  )
}

const KEEP_TEXTS = {
  add: { question: 'savedOrders.inProgress.add', choice: 'savedOrders.choices.add' },
  keep: { question: 'savedOrders.inProgress.keep', choice: 'savedOrders.choices.keep' },
  change: { question: 'savedOrders.inProgress.change', choice: 'savedOrders.choices.keep' },
  continue: { question: 'savedOrders.inProgress.continue', choice: 'savedOrders.choices.continue' },
} as const satisfies Record<KeepChoice, { question: TextKey; choice: TextKey }>
