import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { focusBeside } from '../../lib/page/focus-beside.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PackThumb, PalletTag, useQuantityWords, type CountedUnit } from '../../load/index.ts'
import { fullName, UnitCounters } from '../../product/index.ts'
import { countedIn, type CartLineItem } from './cart-row.tsx'
import { UnheardNote } from '../view/unheard-note.tsx'
import css from './mini-cart-line.module.css'

type Props = {
  item: CartLineItem
  onQuantity: (unit: CountedUnit, value: number) => void
  onRemove: () => void
}

/** A line in the mini-cart: its quantity in words, its counters on demand. */
export function MiniCartLine({ item, onQuantity, onRemove }: Props) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const quantity = useQuantityWords(countedIn(item), item.packageWord)
  return (
    <li className={css.line} tabIndex={-1} aria-label={fullName(item)}>
      <PackThumb src={item.picture} tint={item.tint} colour={item.tag.colour} size={44} />
      <div className={css.words}>
        <p className={css.name}>
          <PalletTag tag={item.tag.tag} colour={item.tag.colour} ink={item.tag.tagInk} />
          <strong>{item.name}</strong>
        </p>
        <p className={css.amounts}>
          <button
            type="button"
            className={css.quantity}
            aria-expanded={changing}
            aria-label={t('cart.change', { product: fullName(item), quantity })}
            onClick={() => setChanging(!changing)}
          >
            {quantity}
            <Icon name="pencil" size={14} />
          </button>
          <span className={css.price}>{formatMoney(item.totalCents)}</span>
        </p>
      </div>
      <IconButton
        className={css.remove}
        icon="close"
        size={18}
        label={t('cart.remove', { product: fullName(item) })}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.closest('li'))
          onRemove()
        }}
      />
      {item.isUnheard && (
        <div className={css.wide}>
          <UnheardNote />
        </div>
      )}
      {changing && (
        <div className={classNames(css.wide, css.counters)}>
          <UnitCounters
            product={fullName(item)}
            packageWord={item.packageWord}
            counters={item.counters}
            onChange={onQuantity}
          />
        </div>
      )}
    </li>
  )
}
