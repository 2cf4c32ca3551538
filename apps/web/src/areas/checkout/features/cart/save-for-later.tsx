import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { usePermission } from '../../../../session/index.ts'
import { saveAsPreOrder, saveForLater, useCartCommand } from '../../../../cart/index.ts'
import css from './cart-page.module.css'

/** Puts the cart aside with one tap: for later, or as a pre-order (ORD-18, ORD-19). */
export function SaveForLater() {
  const { t } = useTranslation()
  const may = usePermission()
  const { send, isSending } = useCartCommand()
  // Who may not see the list would not find it again.
  if (!may('My Orders')) return null
  return (
    <div className={css.aside}>
      <Button wide look="secondary" loading={isSending(saveForLater)} onClick={() => void send(saveForLater)}>
        {t('savedOrders.save')}
      </Button>
      <Button wide look="quiet" loading={isSending(saveAsPreOrder)} onClick={() => void send(saveAsPreOrder)}>
        {t('savedOrders.saveAsPreOrder')}
      </Button>
    </div>
  )
}
