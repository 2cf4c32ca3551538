import { useTranslation } from '../../../../../i18n/index.ts'
import { ConfirmDialog } from '../../../../../ui/overlay/confirm-dialog.tsx'
import { usePermission } from '../../../../../session/index.ts'

type Props = {
  open: boolean
  busy: boolean
  saving: boolean
  onYes: () => void
  onSave: () => void
  onNo: () => void
}

/** Another kind of order starts a new one: the person decides (CRT-05 to CRT-07, CRT-09). */
export function KindQuestion({ saving, onSave, ...props }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  return (
    <ConfirmDialog
      {...props}
      title={t('messages.attention')}
      yes={t('savedOrders.emptyCart')}
      no={t('savedOrders.keepCart')}
      {...(may('My Orders') && { other: { label: t('savedOrders.saveFirst'), onSelect: onSave, busy: saving } })}
    >
      {t('messages.order-type-change')} {t('messages.are-you-sure')}
    </ConfirmDialog>
  )
}
