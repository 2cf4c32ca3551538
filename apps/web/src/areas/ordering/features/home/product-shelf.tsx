import { PATHS, type Path } from '../../../../paths.ts'
import { canJoinCart, goodsOf } from '@fust/domain/order'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatMoney } from '../../../../i18n/format.ts'
import { countedOf, lineFor, UnheardNote, useCart, useCartCommand } from '../../../../cart/index.ts'
import { PackThumb } from '../../../../load/index.ts'
import { countersOf, fullName, UnitCounters, useOrderingFacts, type Product } from '../../../../product/index.ts'
import css from './product-shelf.module.css'
import { SectionHead } from './section-head.tsx'

type Props = { title: string; more: { to: Path; text: string }; products: readonly Product[] }

/** Some products in short, ready to be put on the load, and the way to more of them. */
export function ProductShelf({ title, more, products }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={title} more={more} />
      <ul className={css.list}>
        {products.map((product) => (
          <ShelfProduct key={product.sku} product={product} />
        ))}
      </ul>
    </section>
  )
}

function ShelfProduct({ product }: { product: Product }) {
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
