import type { CSSProperties, ReactNode } from 'react'
import { UnheardNote } from '../../../../../cart/index.ts'
import { formatHectolitres, formatMoney } from '../../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import {
  PalletTag,
  useQuantityWords,
  type CountedUnit,
  type LoadTag,
  type PackageWord,
} from '../../../../../load/index.ts'
import { fullName, UnitCounters, type UnitCounter } from '../../../../../product/index.ts'
import { PackShelf, type ProductFlag, type ShelfBrand } from './pack-shelf.tsx'
import css from './product-card.module.css'

export type CardProduct = {
  sku: string
  name: string
  /** Pack and strength, as 'Krat 24 × 30 cl · 5,0%'. */
  subtitle: string
  picture: string
  brand: ShelfBrand
  tag: Pick<LoadTag, 'tag' | 'tagInk'>
  priceCents: number
  /** The price before the offer. */
  wasPriceCents?: number | undefined
  depositCents: number
  /** It goes back: its deposit is credited. */
  isReturnItem?: boolean | undefined
  packageWord: PackageWord
  layersPerPallet: number | null
  counters: readonly UnitCounter[]
  flags: readonly ProductFlag[]
  /** What of it is in the cart; null when nothing is. */
  line: HeldLine | null
  /** Ordered on its page: in one of several sizes or kinds, or put together as a bundle. */
  orderedOnPage?: 'versions' | 'bundle' | undefined
  /** Its number has reached nobody. */
  isUnheard?: boolean
  /** How much of it an order may have, and what is left of that. */
  limit?: string | undefined
  /** Why it does not come on the chosen day, in words for the buyer. */
  refusal?: string | undefined
}

/** What the cart holds of a product. */
type HeldLine = { packages: number; millilitres: number; totalCents: number }

const ON_PAGE_TEXTS = {
  versions: 'catalogue.orderedOnPage.versions',
  bundle: 'catalogue.orderedOnPage.bundle',
} as const satisfies Record<NonNullable<CardProduct['orderedOnPage']>, TextKey>

// More would hide the pack; the product's page shows all.
const FLAGS_ON_A_CARD = 2

type Props = {
  product: CardProduct
  onQuantity: (unit: CountedUnit, value: number) => void
  /** Wraps the name in the link to the product. */
  renderLink?: (words: ReactNode) => ReactNode
  /** At the corner of its shelf: whether it is a favourite. */
  heart?: ReactNode
  /** The level that fits under the heading around it. */
  heading?: 'h2' | 'h3'
}

/** One product on its shelf; its border takes the brand's colour once it is on the load. */
export function ProductCard({
  product,
  onQuantity,
  renderLink = (words) => words,
  heart,
  heading: Heading = 'h2',
}: Props) {
  const { t } = useTranslation()
  const { brand, tag, line } = product
  const border: CSSProperties & Record<'--brand', string> = { '--brand': brand.colour }
  return (
    <article
      className={css.card}
      style={border}
      data-on-load={line ? true : undefined}
      aria-label={`${product.name}, ${product.subtitle}`}
    >
      <div className={css.shelf}>
        <PackShelf src={product.picture} brand={brand} flags={product.flags.slice(0, FLAGS_ON_A_CARD)} />
      </div>
      {heart && <div className={css.heart}>{heart}</div>}
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.title}>
            <Heading className={css.name}>{renderLink(product.name)}</Heading>
            <PalletTag tag={tag.tag} colour={brand.colour} ink={tag.tagInk} />
          </div>
          <p className={css.subtitle}>{product.subtitle}</p>
          <PriceLine className={css.price} of={product} />
        </div>
        <UnitCounters
          product={fullName(product)}
          packageWord={product.packageWord}
          counters={product.counters}
          onChange={onQuantity}
        />
        {product.isUnheard && <UnheardNote />}
        {product.orderedOnPage && <p className={css.versions}>{renderLink(t(ON_PAGE_TEXTS[product.orderedOnPage]))}</p>}
        {product.limit && <p className={css.limit}>{product.limit}</p>}
        {product.refusal && <p className={css.refusal}>{product.refusal}</p>}
        <Sum product={product} />
      </div>
    </article>
  )
}

/** Under the tear line: what the counters add up to. */
function Sum({ product: { line, packageWord, layersPerPallet } }: { product: CardProduct }) {
  const { t } = useTranslation()
  if (line) return <LineSum className={css.sum} line={line} packageWord={packageWord} />
  return (
    <p className={css.sum} data-empty>
      <span>{t('catalogue.notOnLoad')}</span>
      {layersPerPallet !== null && <span>{t('catalogue.layersPerPallet', { count: layersPerPallet })}</span>}
    </p>
  )
}

type Price = {
  priceCents: number
  /** The price before the offer. */
  wasPriceCents?: number | null | undefined
  depositCents: number
  isReturnItem?: boolean | undefined
}

/** What a package costs now, what it did before the offer, and what of it is deposit; of a return item what is credited. */
export function PriceLine({
  of: { priceCents, wasPriceCents, depositCents, isReturnItem },
  className,
}: {
  of: Price
  className: string | undefined
}) {
  const { t } = useTranslation()
  if (isReturnItem)
    return (
      <p className={className}>
        <strong>{formatMoney(-depositCents)}</strong>
        <span>{t('catalogue.credited')}</span>
      </p>
    )
  return (
    <p className={className}>
      <strong>{formatMoney(priceCents)}</strong>
      {typeof wasPriceCents === 'number' && <s>{formatMoney(wasPriceCents)}</s>}
      <span>
        {depositCents > 0
          ? t('catalogue.exclVatDeposit', { deposit: formatMoney(depositCents) })
          : t('catalogue.exclVat')}
      </span>
    </p>
  )
}

/** What the counters add up to. */
export function LineSum({
  line,
  packageWord,
  className,
}: {
  line: HeldLine
  packageWord: PackageWord
  className: string | undefined
}) {
  const { packages, millilitres, totalCents } = line
  const amounts = [useQuantityWords({ packages }, packageWord), millilitres && formatHectolitres(millilitres)]
  return (
    <p className={className} aria-live="polite">
      <span>{amounts.filter(Boolean).join(', ')}</span>
      <strong>{formatMoney(totalCents)}</strong>
    </p>
  )
}
