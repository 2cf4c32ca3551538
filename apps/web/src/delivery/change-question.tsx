import { useTranslation } from '../i18n/index.ts'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { usePermission } from '../session/index.ts'
import type { BarChanges } from './use-bar-changes.ts'

/** Says what a change of ship-to or transport does to the cart, and asks. */
export function ChangeQuestion({ changes: { asked, isBusy, isSaving, yes, saveFirst, no } }: { changes: BarChanges }) {
  const { t } = useTranslation()
  const may = usePermission()
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('messages.attention')}
      yes={t(asked?.about === 'ship-to' ? 'savedOrders.emptyCart' : 'delivery.changeTransport')}
      no={t(asked?.about === 'ship-to' ? 'savedOrders.keepCart' : 'delivery.keepTransport')}
      look={asked?.about === 'transport' ? 'secondary' : 'danger'}
      busy={isBusy}
      onYes={yes}
      onNo={no}
      {...(may('My Orders') && {
        other: { label: t('savedOrders.saveFirst'), onSelect: saveFirst, busy: isSaving },
      })}
    >
      {t(asked?.about === 'ship-to' ? 'delivery.shipToChanges' : 'delivery.transportChanges')}{' '}
      {t('messages.are-you-sure')}
    </ConfirmDialog>
  )
}
