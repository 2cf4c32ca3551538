import { canJoinCart, goodsOf } from '@fust/domain/order'
import { Link } from '@tanstack/react-router'
import { lineFor, useCart, useCartCommand, type CartLine, type LineEdit } from '../cart/index.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { PackThumb, useQuantityFormat } from '../load/index.ts'
import { PATHS } from '../paths.ts'
import { fullName } from '../product/index.ts'
import { Button } from '../ui/button.tsx'
import { editOf, type Suggestion } from './api/suggested-cart-query.ts'
import css from './suggestion-list.module.css'
import { useReasonWords } from './use-reason-words.ts'

type Props = {
  label: string
  suggestions: readonly Suggestion[]
  /** Puts one of them into the cart; left out, only what can join the cart as it is can be added. */
  onAdd?: (edit: LineEdit) => void
}

/** Products with the reason for each, added with one tap and taken out with another. */
export function SuggestionList({ label, suggestions, onAdd }: Props) {
  const { data: cart } = useCart()
  const { setAmounts, takeOut } = useCartCommand()
  return (
    <ul className={css.list} aria-label={label}>
      {suggestions.map((suggestion) => {
        const { product } = suggestion
        const joins = canJoinCart(goodsOf(product), cart?.goods ?? null)
        const add = onAdd ?? (joins ? setAmounts : undefined)
        const held = cart && lineFor(cart, product.key)
        return (
          <SuggestionRow
            key={product.key}
            suggestion={suggestion}
            held={held}
            onTap={cart && add && (() => (held ? takeOut(held) : add(editOf(suggestion))))}
          />
        )
      })}
    </ul>
  )
}

type RowProps = { suggestion: Suggestion; held: CartLine | undefined; onTap: (() => void) | undefined }

function SuggestionRow({ suggestion: { product, amounts, reason }, held, onTap }: RowProps) {
  const { t } = useTranslation()
  const quantityOf = useQuantityFormat()
  const wordsOf = useReasonWords()
  const { look } = product
  const what = quantityOf(held?.amounts ?? amounts, look.packageWord)
  return (
    <li className={css.row}>
      <PackThumb src={look.picture} tint={look.tint} colour={look.colour} size={56} />
      <div className={css.words}>
        <Link to={PATHS.product} params={{ sku: product.sku }} className={css.name}>
          {fullName(product)}
        </Link>
        <span className={css.reason}>{wordsOf(reason)}</span>
        <span className={css.price}>{formatMoney(product.priceCents)}</span>
      </div>
      {onTap && (
        <Button
          look="secondary"
          small
          className={css.add}
          {...(held && { icon: 'check' })}
          aria-pressed={held !== undefined}
          aria-label={t('load.fits.addLabel', { what, label: fullName(product) })}
          onClick={onTap}
        >
          {held ? what : `+ ${what}`}
        </Button>
      )}
    </li>
  )
}
