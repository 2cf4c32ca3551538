import { useTranslation } from 'react-i18next'
import { useCart } from '../features/cart/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import css from './bottom-bar.module.css'

/** How many products the cart holds; nothing while it is empty. */
export function CartCount() {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const count = cart?.lines.length ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('cart.inCart', { count })}</VisuallyHidden>
    </>
  )
}
