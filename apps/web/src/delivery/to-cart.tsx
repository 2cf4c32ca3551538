import { worthCents, type CartView } from '../cart/index.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { PATHS } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'
import css from './to-cart.module.css'

/** The way to the cart, with what it is worth. */
export function ToCart({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={PATHS.cart} small>
      <span className={css.toCart}>
        {t('delivery.toCart', { total: formatMoney(worthCents(cart)) })}{' '}
        <small>{t(cart.goods === 'empties' ? 'cart.credit' : 'cart.netExclVat')}</small>
      </span>
    </LinkButton>
  )
}
