import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatHectolitres, formatMoney, formatWeight } from '../../i18n/format.ts'
import { focusBeside } from '../../lib/page/focus-beside.ts'
import { IconButton } from '../../ui/button.tsx'
import {
  PackThumb,
  PalletTag,
  useQuantityWords,
  type CountedUnit,
  type LoadTag,
  type PackageWord,
} from '../../load/index.ts'
import { fullName, UnitCounters, type UnitCounter } from '../../product/index.ts'
import { UnheardNote } from '../view/unheard-note.tsx'
import css from './cart-row.module.css'

export type CartLineItem = {
  id: string
  name: string
  subtitle: string
  picture: string
  tint: string
  tag: Pick<LoadTag, 'tag' | 'colour' | 'tagInk'>
  packageWord: PackageWord
  packages: number
  millilitres: number
  weightGrams: number
  priceCents: number
  totalCents: number
  counters: readonly UnitCounter[]
  /** Its number has reached nobody. */
  isUnheard?: boolean
  /** What the buyer has to know about this line, as that it was cut to the stock. */
  notice?: string | undefined
}

type Props = {
  item: CartLineItem
  onQuantity: (unit: CountedUnit, value: number) => void
  onRemove: () => void
  /** Wraps the name in the link to the product. */
  renderLink?: (words: ReactNode) => ReactNode
}

/** One product of the cart, with what its counters add up to. */
export function CartRow({ item, onQuantity, onRemove, renderLink = (words) => words }: Props) {
  const { t } = useTranslation()
  const isTank = item.counters.some(({ unit }) => unit === 'litres')
  return (
    <article className={css.line} tabIndex={-1} aria-label={`${item.name}, ${item.subtitle}`}>
      <PackThumb src={item.picture} tint={item.tint} colour={item.tag.colour} size={80} />
      <div className={css.words}>
        <div className={css.title}>
          <PalletTag tag={item.tag.tag} colour={item.tag.colour} ink={item.tag.tagInk} />
          <h3>{renderLink(item.name)}</h3>
        </div>
        <p className={css.detail}>{item.subtitle}</p>
        <LineAmounts item={item} />
      </div>
      <div className={css.price}>
        <strong>{formatMoney(item.totalCents)}</strong>
        <span className={css.detail}>
          {t(isTank ? 'cart.perLitre' : 'cart.each', { price: formatMoney(item.priceCents) })}
        </span>
      </div>
      <IconButton
        className={css.remove}
        icon="close"
        size={18}
        label={t('cart.remove', { product: fullName(item) })}
        onClick={({ currentTarget }) => {
          // Who takes out lines one after the other stays among them.
          focusBeside(currentTarget.closest('article'))
          onRemove()
        }}
      />
      <div className={css.counters}>
        <UnitCounters
          product={fullName(item)}
          packageWord={item.packageWord}
          counters={item.counters}
          onChange={onQuantity}
        />
        {item.isUnheard && <UnheardNote />}
        <p className={css.notice} aria-live="polite">
          {!item.isUnheard && item.notice}
        </p>
      </div>
    </article>
  )
}

/** How much of it is in the cart, in each unit that has a counter. */
export const countedIn = ({ counters }: Pick<CartLineItem, 'counters'>): Partial<Record<CountedUnit, number>> =>
  Object.fromEntries(counters.map(({ unit, value }) => [unit, value]))

function LineAmounts({ item }: { item: CartLineItem }) {
  const { t } = useTranslation()
  const { packageWord, packages, millilitres, weightGrams } = item
  const ordered = useQuantityWords(countedIn(item), packageWord)
  const cases = useQuantityWords({ packages }, packageWord)
  const amounts = [
    ordered,
    cases === ordered ? '' : t('orders.inAll', { quantity: cases }),
    millilitres ? formatHectolitres(millilitres) : '',
    weightGrams ? formatWeight(weightGrams) : '',
  ]
  return (
    <p className={css.amounts} aria-live="polite">
      {amounts.filter(Boolean).join(' · ')}
    </p>
  )
}
