import { useTranslation } from '../../i18n/index.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { usePermission } from '../../session/index.ts'
import { removeAll } from '../api/remove-all.ts'
import { saveForLater } from '../api/save-for-later.ts'
import { useCartCommand } from '../sync/use-cart-command.ts'

/** Asks before everything is taken out, and offers to save it for later instead. */
export function RemoveAllQuestion({ open, onDone }: { open: boolean; onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { send, isSending } = useCartCommand()
  const answer = (command: typeof removeAll) => () => void send(command).then(onDone)
  return (
    <ConfirmDialog
      open={open}
      title={t('messages.attention')}
      yes={t('cart.removeAll')}
      no={t('savedOrders.keepCart')}
      look="danger"
      busy={isSending(removeAll)}
      onYes={answer(removeAll)}
      onNo={onDone}
      {...(may('My Orders') && {
        other: {
          label: t('savedOrders.save'),
          onSelect: answer(saveForLater),
          busy: isSending(saveForLater),
        },
      })}
    >
      {t('cart.removeAllQuestion')}
    </ConfirmDialog>
  )
}
