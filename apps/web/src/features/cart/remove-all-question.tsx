import { useTranslation } from '../../i18n/index.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { usePermission } from '../session/index.ts'
import { useRemoveAll } from './api/use-remove-all.ts'
import { useSaveForLater } from './api/use-save-for-later.ts'

/** Asks before everything is taken out, and offers to save it for later instead. */
export function RemoveAllQuestion({ open, onDone }: { open: boolean; onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { mutate: removeAll, isPending } = useRemoveAll()
  const { mutate: save, isPending: isSaving } = useSaveForLater()
  return (
    <ConfirmDialog
      open={open}
      title={t('messages.attention')}
      yes={t('cart.removeAll')}
      no={t('messages.no')}
      look="danger"
      busy={isPending}
      onYes={() => removeAll(undefined, { onSettled: onDone })}
      onNo={onDone}
      {...(may('My Orders') && {
        other: {
          label: t('savedOrders.save'),
          onSelect: () => save(undefined, { onSettled: onDone }),
          busy: isSaving,
        },
      })}
    >
      {t('cart.removeAllQuestion')}
    </ConfirmDialog>
  )
}
