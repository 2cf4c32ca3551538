import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { usePermission } from '../../../../session/index.ts'
import { saveForLaterAs, useCartCommand, type Cart, type CartCommand } from '../../../../cart/index.ts'
import { isTitleTooLong, TitleField } from '../saved-orders/index.ts'
import { preOrderAs } from './api/save-as-pre-order.ts'
import css from './cart-page.module.css'

/** Puts the cart aside under a title that may be left empty: for later, or as a pre-order (ORD-18, ORD-19). */
export function SaveForLater({ cart }: { cart: Pick<Cart, 'customerOrderNumber'> }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { send, isSending } = useCartCommand()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const title = typed ?? cart.customerOrderNumber ?? ''
  // Each is looked for by itself while it is on its way.
  const [later, preOrder] = useMemo(() => [saveForLaterAs(title), preOrderAs(title)], [title])
  // Who may not see the list would not find it again.
  if (!may('My Orders')) return null
  const save = (command: CartCommand) => {
    if (isTitleTooLong(title)) field.current?.focus()
    else void send(command)
  }
  return (
    // Plain, for its one field: the library of forms comes with the checkout, and not with the cart.
    <form
      className={css.aside}
      onSubmit={(event) => {
        event.preventDefault()
        save(later)
      }}
    >
      <TitleField ref={field} title={title} onTitle={setTyped} />
      <Button type="submit" wide look="secondary" loading={isSending(later)}>
        {t('savedOrders.save')}
      </Button>
      <Button wide look="quiet" loading={isSending(preOrder)} onClick={() => save(preOrder)}>
        {t('savedOrders.saveAsPreOrder')}
      </Button>
    </form>
  )
}
