import { LIST_CELL_MAXIMUM } from '@fust/domain/list'
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useQuantityFormat } from '../../../../load/index.ts'
import { fullName, unitCentsOf } from '../../../../product/index.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { problemWords } from './problem-words.ts'
import css from './quick-order.module.css'
import type { ListedRow } from './listed-row.ts'
import type { ShownRow } from './use-order-rows.ts'

export const SUGGESTIONS_ID = 'quick-order-suggestions'

type Props = {
  row: ShownRow
  place: number
  onChange: (id: number, to: Partial<ListedRow>) => void
  onRemove: (id: number) => void
  /** The code stands: what it means can be asked. */
  onCode: (code: string) => void
  onTyping: (text: string) => void
  /** Several lines at once; false when it is one code after all. */
  onPaste: (text: string) => boolean
}

/** A row to type in: code, Enter, number, Enter, next row. */
export const OrderRowFields = memo(function OrderRowFields(props: Props) {
  const { row, place, onChange, onRemove, onCode, onTyping, onPaste } = props
  const { t } = useTranslation()
  const { id, code, quantity, reviewed, leftOver, foundBy, sameAs, mergedRows } = row
  const product = reviewed.is === 'good' || reviewed.is === 'wrong' ? reviewed.product : null
  const problem = reviewed.is === 'wrong' ? problemWords(reviewed.problem, t) : undefined
  const said = `quick-order-said-${id}`
  const described = { 'aria-describedby': said, 'aria-invalid': reviewed.is === 'wrong' || undefined }

  const onCodeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onCode(code)
    const number = fieldOf(event.currentTarget, 'quantity')
    number?.focus()
    number?.select()
  }
  const onQuantityKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    fieldOf(event.currentTarget, 'next')?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (onPaste(event.clipboardData.getData('text'))) event.preventDefault()
  }
  return (
    <li className={css.row} data-wrong={reviewed.is === 'wrong' || undefined}>
      <input
        type="text"
        className={css.code}
        aria-label={t('quickOrder.codeOf', { number: place })}
        value={code}
        list={SUGGESTIONS_ID}
        maxLength={LIST_CELL_MAXIMUM}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-field="code"
        {...described}
        onChange={({ target }) => {
          onChange(id, { code: target.value })
          onTyping(target.value)
        }}
        onFocus={() => onTyping(code)}
        onBlur={() => onCode(code)}
        onKeyDown={onCodeKey}
        onPaste={paste}
      />
      <input
        type="text"
        inputMode="numeric"
        className={css.quantity}
        aria-label={t('quickOrder.quantityOf', { number: place })}
        value={quantity}
        maxLength={LIST_CELL_MAXIMUM}
        autoComplete="off"
        data-field="quantity"
        {...described}
        onChange={({ target }) => onChange(id, { quantity: target.value })}
        onKeyDown={onQuantityKey}
      />
      <p className={css.said} id={said}>
        {product && <span>{fullName(product)}</span>}
        {reviewed.is === 'good' && <Ordered row={reviewed} />}
        {foundBy !== undefined && <span className={css.quiet}>{t('quickOrder.foundBy', { code: foundBy })}</span>}
        {mergedRows !== undefined && (
          <span className={css.quiet}>{t('quickOrder.merged', { number: formatNumber(mergedRows) })}</span>
        )}
        {sameAs !== undefined && (
          <span className={css.quiet}>{t('quickOrder.sameAs', { number: formatNumber(sameAs) })}</span>
        )}
        {reviewed.is === 'asking' && <span className={css.quiet}>{t('quickOrder.asking')}</span>}
        {problem && <strong className={css.problem}>{problem}</strong>}
        {leftOver !== undefined && (
          <strong className={css.problem}>{t('quickOrder.leftOver', { number: formatNumber(leftOver) })}</strong>
        )}
      </p>
      {(code !== '' || quantity !== '') && (
        <IconButton icon="bin" small label={t('quickOrder.remove', { number: place })} onClick={() => onRemove(id)} />
      )}
    </li>
  )
})

/** What a row orders and costs: '2 pallets (80 crates) · € 17,85 each · € 1.428,00'. */
function Ordered({ row: { product, amounts, quantity } }: { row: Extract<ShownRow['reviewed'], { is: 'good' }> }) {
  const { t } = useTranslation()
  const words = useQuantityFormat()
  const { packageWord } = product.look
  const cents = unitCentsOf(product)
  const ordered = words(amounts, packageWord)
  const hasUnits = (amounts.layers ?? 0) + (amounts.pallets ?? 0) > 0
  const all = hasUnits ? `${ordered} (${words({ packages: quantity }, packageWord)})` : ordered
  return (
    <span className={css.quiet}>
      {t('quickOrder.rowPrice', { quantity: all, each: formatMoney(cents), money: formatMoney(cents * quantity) })}
    </span>
  )
}

/** The number of this row, or the code of the next one. */
function fieldOf(field: HTMLInputElement, which: 'quantity' | 'next'): HTMLInputElement | null {
  const row = field.closest('li')
  return which === 'quantity'
    ? (row?.querySelector<HTMLInputElement>('[data-field=quantity]') ?? null)
    : (row?.nextElementSibling?.querySelector<HTMLInputElement>('[data-field=code]') ?? null)
}
