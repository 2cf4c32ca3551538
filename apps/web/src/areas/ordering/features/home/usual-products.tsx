import { PATHS } from '../../../../paths.ts'
import { canJoinCart, goodsOf } from '@fust/domain/order'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { catalogueOf, countedOf, lineFor, UnheardNote, useCart, useCartCommand } from '../../../../cart/index.ts'
import { PackThumb } from '../../../../load/index.ts'
import type { OrderDetail } from '../../../../orders/index.ts'
import { countersOf, fullName, UnitCounters, useOrderingFacts, type Product } from '../../../../product/index.ts'
import css from './usual-products.module.css'
import { usualProducts } from './usual.ts'

/** A look into the catalogue: what this ship-to takes most, ready to be put on the load. */
export function UsualProducts({ orders }: { orders: readonly OrderDetail[] }) {
  const { t } = useTranslation()
  const heading = useId()
  const products = usualProducts(orders)
  const [first] = products
  if (!first) return null
  return (
    <section aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{t('home.usual')}</h2>
        <TextLink to={catalogueOf(goodsOf(first))}>{t('cart.toCatalogue')}</TextLink>
      </div>
      <ul className={css.list}>
        {products.map((product) => (
          <UsualProduct key={product.sku} product={product} />
        ))}
      </ul>
    </section>
  )
}

function UsualProduct({ product }: { product: Product }) {
  const { data: cart } = useCart()
  const facts = useOrderingFacts(cart?.method ?? null)
  const { setAmounts } = useCartCommand()
  const line = cart && lineFor(cart, product.key)
  const counters = countersOf(product, cart && countedOf(line), facts).filter(({ refusal }) => !refusal)
  // What cannot join the cart is asked about on its own page.
  const largest = canJoinCart(goodsOf(product), cart?.goods ?? null) ? counters.at(-1) : undefined
  return (
    <li className={css.product}>
      <PackThumb src={product.look.picture} tint={product.look.tint} colour={product.look.colour} size={64} />
      <span className={css.words}>
        <Link to={PATHS.product} params={{ sku: product.sku }} className={css.name}>
          {product.name}
        </Link>
        <span className={css.detail}>{product.subtitle}</span>
        <strong>{formatMoney(product.priceCents)}</strong>
      </span>
      {largest && (
        <span>
          <UnitCounters
            product={fullName(product)}
            packageWord={product.look.packageWord}
            counters={[largest]}
            onChange={(unit, value) => setAmounts({ product, amounts: { [unit]: value } })}
          />
          {line?.unheard && <UnheardNote />}
        </span>
      )}
    </li>
  )
}
