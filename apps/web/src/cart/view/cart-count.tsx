import { useTranslation } from '../../i18n/index.ts'
import { CountBadge } from '../../ui/bar-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCart } from './use-cart.ts'

/** How many products are in the cart, as a badge on whatever leads there; nothing while it is empty. */
export function CartCount() {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const count = cart?.lines.length ?? 0
  if (count === 0) return null
  return (
    <CountBadge>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('cart.inCart', { count })}</VisuallyHidden>
    </CountBadge>
  )
}
