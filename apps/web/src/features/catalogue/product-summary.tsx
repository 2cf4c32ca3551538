import { useTranslation } from 'react-i18next'
import { formatHectolitres, formatMoney, formatNumber } from '../../i18n/format.ts'
import { useCart } from '../cart/index.ts'
import { PalletTag, UnitCounters } from '../load/index.ts'
import type { ProductDetails } from './api/product-query.ts'
import { PackShelf } from './components/pack-shelf.tsx'
import { PriceLine } from './components/price-line.tsx'
import type { CardProduct } from './components/product-card.tsx'
import { ProductFlags } from './components/product-flags.tsx'
import { Description } from './description.tsx'
import { KindQuestion } from './kind-question.tsx'
import { OfferTerms } from './offer-terms.tsx'
import css from './product-page.module.css'
import { useOrderProduct } from './use-order-product.ts'
import { useProductCard } from './use-product-card.ts'

/** What it is, what it costs, and its counters; of a product with variants those of each. */
export function ProductSummary({ details: { product, variants, description } }: { details: ProductDetails }) {
  const { data: cart } = useCart()
  const { order, question } = useOrderProduct()
  const cardOf = useProductCard(cart)
  const card = cardOf(product)
  const orderable = variants.length > 0 ? variants : [{ label: '', product }]
  return (
    <article className={css.top} aria-labelledby="product-name">
      <div className={css.shelf}>
        <PackShelf src={card.picture} brand={card.brand} soldOut={product.isOutOfStock}>
          <ProductFlags flags={card.flags} />
        </PackShelf>
      </div>
      <div className={css.words}>
        <div className={css.title}>
          <h1 id="product-name">{product.name}</h1>
          <PalletTag tag={card.tag.tag} colour={card.brand.colour} ink={card.tag.tagInk} />
        </div>
        <p className={css.subtitle}>{product.subtitle}</p>
        <PriceLine
          className={css.price}
          priceCents={product.priceCents}
          wasPriceCents={product.wasPriceCents}
          depositCents={product.depositCents}
        />
        <OfferTerms product={product} />
        {orderable.map(({ label, product: own }) => (
          <div key={own.sku} className={css.counters}>
            {label && (
              <h2 className={css.variant}>
                {label} <span>{formatMoney(own.priceCents)}</span>
              </h2>
            )}
            <UnitCounters
              product={label ? `${own.name} ${label}` : own.name}
              packageWord={own.look.packageWord}
              counters={cardOf(own).counters}
              onChange={(unit, value) => order(own, unit, value)}
            />
            <LineSum card={cardOf(own)} />
          </div>
        ))}
        {variants.length === 0 && card.refusal && <p className={css.refusal}>{card.refusal}</p>}
        <Description html={description} />
      </div>
      <KindQuestion {...question} />
    </article>
  )
}

/** What the cart holds of it, once it holds some. */
function LineSum({ card: { line, packageWord } }: { card: CardProduct }) {
  const { t } = useTranslation()
  if (!line) return null
  return (
    <p className={css.sum} aria-live="polite">
      <span>
        {line.packages > 0 &&
          t(`load.counted.${packageWord}`, { count: line.packages, number: formatNumber(line.packages) })}
        {line.packages > 0 && line.millilitres > 0 && ', '}
        {line.millilitres > 0 && formatHectolitres(line.millilitres)}
      </span>
      <strong>{formatMoney(line.totalCents)}</strong>
    </p>
  )
}
