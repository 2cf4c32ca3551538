import { formatMoney } from '../../../../../i18n/format.ts'
import { useNamesPage } from '../../../../../lib/page/page-name.ts'
import { useCart } from '../../../../../cart/index.ts'
import { Heart } from '../../../../../favourites/index.ts'
import { PalletTag } from '../../../../../load/index.ts'
import { fullName } from '../../../../../product/index.ts'
import type { ProductDetails } from './product-query.ts'
import { PackShelf } from '../card/pack-shelf.tsx'
import { PriceLine } from '../card/product-card.tsx'
import { Description } from './description.tsx'
import { KindQuestion } from '../card/kind-question.tsx'
import { OfferTerms } from './offer-terms.tsx'
import css from './product-page.module.css'
import { ProductCounters } from './product-counters.tsx'
import { useOrderProduct, useProductCard } from '../card/product-cards.tsx'
import { onDemand } from '../../../../../ui/on-demand.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'

const BUNDLE_HEIGHT = 320

// Few products are bundles.
const BundleToOrder = onDemand(
  async () => (await import('../bundle/bundle-to-order.tsx')).BundleToOrder,
  <Skeleton height={BUNDLE_HEIGHT} />,
)

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
            <ProductCounters product={own} name={`${product.name}, ${label}`} onCount={order} />
          </div>
        ))}
        {isSimple && <ProductCounters product={product} name={fullName(product)} onCount={order} />}
        {isSimple && card.refusal && <p className={css.refusal}>{card.refusal}</p>}
        <Description html={description} />
      </div>
      <KindQuestion {...question} />
    </article>
  )
}
