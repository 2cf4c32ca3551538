import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber, formatHectolitres } from '../../i18n/format.ts'
import { useCart } from '../cart/index.ts'
import { PalletTag, UnitCounters } from '../load/index.ts'
import type { ProductDetails } from './api/product-query.ts'
import { PackShelf } from './components/pack-shelf.tsx'
import { ProductFlags } from './components/product-flags.tsx'
import { Description } from './description.tsx'
import { KindQuestion } from './kind-question.tsx'
import { Logistics } from './logistics.tsx'
import { PriceTable } from './price-table.tsx'
import { ProductCards } from './product-cards.tsx'
import css from './product-page.module.css'
import { useOrderProduct } from './use-order-product.ts'
import { useProductCard } from './use-product-card.ts'

/** The product at the top, its figures and its relatives below. */
export function ProductDetailsView({ details }: { details: ProductDetails }) {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  const { order, question } = useOrderProduct()
  const cardOf = useProductCard(cart)
  const { product, variants, related } = details
  const orderable = variants.length > 0 ? variants : [{ label: '', product }]
  const card = cardOf(product)
  return (
    <>
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
          <p className={css.price}>
            <strong>{formatMoney(product.priceCents)}</strong>
            {product.wasPriceCents !== null && <s>{formatMoney(product.wasPriceCents)}</s>}
            <span>
              {product.depositCents > 0
                ? t('catalogue.exclVatDeposit', { deposit: formatMoney(product.depositCents) })
                : t('catalogue.exclVat')}
            </span>
          </p>
          {orderable.map(({ label, product: own }) => (
            <div key={own.sku} className={css.counters}>
              {label && <h2 className={css.variant}>{label}</h2>}
              <UnitCounters
                product={label ? `${own.name} ${label}` : own.name}
                packageWord={own.look.packageWord}
                counters={cardOf(own).counters}
                onChange={(unit, value) => order(own, unit, value)}
              />
            </div>
          ))}
          {card.line && (
            <p className={css.sum} aria-live="polite">
              <span>
                {t(`load.counted.${card.packageWord}`, {
                  count: card.line.packages,
                  number: formatNumber(card.line.packages),
                })}
                {card.line.millilitres > 0 && `, ${formatHectolitres(card.line.millilitres)}`}
              </span>
              <strong>{formatMoney(card.line.totalCents)}</strong>
            </p>
          )}
          <Description html={details.description} />
        </div>
      </article>
      <div className={css.figures}>
        <PriceTable details={details} />
        <Logistics details={details} />
        {details.packagings.length > 0 && <OtherPackagings packagings={details.packagings} />}
      </div>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related">
          <h2 id="related">{t('catalogue.related')}</h2>
          <ProductCards heading="h3" label={t('catalogue.related')} products={related} />
        </section>
      )}
      <KindQuestion {...question} />
    </>
  )
}

function OtherPackagings({ packagings }: Pick<ProductDetails, 'packagings'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="packagings">
      <h2 id="packagings">{t('catalogue.otherPackagings')}</h2>
      <ul className={css.packagings}>
        {packagings.map(({ sku, title, priceCents }) => (
          <li key={sku}>
            <Link to="/catalog/$sku" params={{ sku }}>
              {title}
            </Link>
            {priceCents !== null && <span>{formatMoney(priceCents)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
