import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { usePermission } from '../session/index.ts'
import { useSaveForLater } from './api/use-save-for-later.ts'

/** Puts the cart aside with one tap (ORD-18). */
export function SaveForLater() {
  const { t } = useTranslation()
  const may = usePermission()
  const { mutate: save, isPending } = useSaveForLater()
  // Who may not see the list would not find it again.
  if (!may('My Orders')) return null
  return (
    <Button wide look="secondary" loading={isPending} onClick={() => save()}>
      {t('savedOrders.save')}
    </Button>
  )
}
