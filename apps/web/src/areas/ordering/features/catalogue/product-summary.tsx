import { useTranslation } from '../../../../i18n/index.ts'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useNamesPage } from '../../../../lib/page-name.ts'
import { UnheardNote, useCart } from '../../../../cart/index.ts'
import { Heart } from '../../../../favourites/index.ts'
import { PalletTag } from '../../../../load/index.ts'
import { fullName, UnitCounters, type Product } from '../../../../product/index.ts'
import type { ProductDetails } from './api/product-query.ts'
import { LineSum } from './components/line-sum.tsx'
import { PackShelf } from './components/pack-shelf.tsx'
import { PriceLine } from './components/price-line.tsx'
import { Description } from './description.tsx'
import { KindQuestion } from './kind-question.tsx'
import { OfferTerms } from './offer-terms.tsx'
import css from './product-page.module.css'
import type { BundlePart } from './bundle-choice.ts'
import { BundlePicker } from './bundle-picker.tsx'
import { useOrderProduct, useProductCard } from './product-cards.tsx'
import { useBundleChoice } from './use-bundle-choice.ts'

// From here on a name would fill the page in the letters of a heading.
const LONG_NAME = 60

/** What it is, what it costs, and its counters; of a product with variants those of each. */
export function ProductSummary({ details: { product, variants, parts, description } }: { details: ProductDetails }) {
  useNamesPage(`${product.name}, ${product.subtitle}`)
  const { data: cart } = useCart()
  const { order, question } = useOrderProduct()
  const cardOf = useProductCard(cart)
  const card = cardOf(product)
  const isSimple = variants.length === 0 && parts.length === 0
  return (
    <article className={css.top} aria-labelledby="product-name">
      <div className={css.shelf}>
        <PackShelf src={card.picture} brand={card.brand} flags={card.flags} />
      </div>
      <div className={css.words}>
        <div className={css.title}>
          <h1 id="product-name" data-long={product.name.length > LONG_NAME || undefined}>
            {product.name}
          </h1>
          <PalletTag tag={card.tag.tag} colour={card.brand.colour} ink={card.tag.tagInk} />
          <Heart product={product} />
        </div>
        <p className={css.subtitle}>{product.subtitle}</p>
        <PriceLine className={css.price} of={product} />
        <OfferTerms product={product} />
        {parts.length > 0 && <BundleToOrder bundle={product} parts={parts} onCount={order} />}
        {variants.map(({ label, product: own }) => (
          <div key={own.sku}>
            <h2 className={css.variant}>
              {label} <span>{formatMoney(own.priceCents)}</span>
            </h2>
            <Counters product={own} name={`${own.name} ${label}`} onCount={order} />
          </div>
        ))}
        {isSimple && <Counters product={product} name={fullName(product)} onCount={order} />}
        {isSimple && card.refusal && <p className={css.refusal}>{card.refusal}</p>}
        <Description html={description} />
      </div>
      <KindQuestion {...question} />
    </article>
  )
}

type Order = ReturnType<typeof useOrderProduct>['order']

/** The counters of one thing that can be ordered, and what they add up to. */
function Counters({ product, name, onCount }: { product: Product; name: string; onCount: Order }) {
  const { data: cart } = useCart()
  const { counters, isUnheard, line, packageWord } = useProductCard(cart)(product)
  return (
    <div className={css.counters}>
      <UnitCounters
        product={name}
        packageWord={packageWord}
        counters={counters}
        onChange={(unit, value) => onCount(product, unit, value)}
      />
      {isUnheard && <UnheardNote />}
      {line && <LineSum className={css.sum} line={line} packageWord={packageWord} />}
    </div>
  )
}

/** A bundle: first what is in it, then how many of it. */
function BundleToOrder({ bundle, parts, onCount }: { bundle: Product; parts: readonly BundlePart[]; onCount: Order }) {
  const { t } = useTranslation()
  const { picks, choose, product } = useBundleChoice(bundle, parts)
  return (
    <section aria-labelledby="bundle">
      <h2 id="bundle" className={css.bundle}>
        {t('catalogue.parts')}
      </h2>
      <BundlePicker parts={parts} picks={picks} onChange={choose} />
      <p className={css.note} aria-live="polite">
        {t('catalogue.bundleStock', { count: product.stock, number: formatNumber(product.stock) })}
      </p>
      <Counters key={product.key} product={product} name={fullName(product)} onCount={onCount} />
    </section>
  )
}
