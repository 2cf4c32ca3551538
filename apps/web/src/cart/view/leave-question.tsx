import { useTranslation } from '../../i18n/index.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { usePermission } from '../../session/index.ts'
import { removeAll } from '../api/remove-all.ts'
import { saveForLater } from '../api/save-for-later.ts'
import { useCartCommand } from '../sync/use-cart-command.ts'

/** Asks before the changes are gone, and offers to save them for later instead. */
export function LeaveQuestion({ open, number, onDone }: { open: boolean; number: string; onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { send, isSending } = useCartCommand()
  const answer = (command: typeof removeAll) => () => void send(command).then(onDone)
  return (
    <ConfirmDialog
      open={open}
      title={t('cart.replaces.leaveTitle', { number })}
      yes={t('cart.replaces.leave')}
      no={t('cart.replaces.goOn')}
      busy={isSending(removeAll)}
      onYes={answer(removeAll)}
      onNo={onDone}
      {...(may('My Orders') && {
        other: { label: t('savedOrders.saveFirst'), onSelect: answer(saveForLater), busy: isSending(saveForLater) },
      })}
    >
      {t('cart.replaces.leaveText')}
    </ConfirmDialog>
  )
}
