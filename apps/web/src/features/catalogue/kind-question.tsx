import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = { open: boolean; busy: boolean; onYes: () => void; onNo: () => void }

/** Another kind of order starts a new one: the person decides (CRT-05 to CRT-07). */
export function KindQuestion(props: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog {...props} title={t('messages.attention')} yes={t('messages.yes')} no={t('messages.no')}>
      {t('messages.order-type-change')} {t('messages.are-you-sure')}
    </ConfirmDialog>
  )
}
