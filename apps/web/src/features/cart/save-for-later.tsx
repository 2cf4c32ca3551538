import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { usePermission } from '../session/index.ts'
import { useSaveForLater } from './api/use-save-for-later.ts'
import css from './cart-page.module.css'

/** Puts the cart aside with one tap: for later, or as a pre-order (ORD-18, ORD-19). */
export function SaveForLater() {
  const { t } = useTranslation()
  const may = usePermission()
  const { mutate: save, isPending } = useSaveForLater()
  const { mutate: saveAsPreOrder, isPending: isSavingPreOrder } = useSaveForLater('pending')
  // Who may not see the list would not find it again.
  if (!may('My Orders')) return null
  return (
    <div className={css.aside}>
      <Button wide look="secondary" loading={isPending} onClick={() => save()}>
        {t('savedOrders.save')}
      </Button>
      <Button wide look="quiet" loading={isSavingPreOrder} onClick={() => saveAsPreOrder()}>
        {t('savedOrders.saveAsPreOrder')}
      </Button>
    </div>
  )
}
