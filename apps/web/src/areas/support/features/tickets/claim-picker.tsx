import type { ClaimableLine } from '@fust/contract/rest'
import { CLAIM_FAULTS, CLAIM_LINES_MAXIMUM, type ClaimFault } from '@fust/domain/support'
import { useId, useState } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { amountOf } from './amount-of.ts'
import css from './claim-picker.module.css'
import { isLong, shownLines, type Claimed } from './claimed.ts'
import { FAULT_TEXTS } from './ticket-words.ts'

type Props = { lines: readonly ClaimableLine[]; claimed: Claimed; onChange: (claimed: Claimed) => void }

/** The lines of a delivery, for saying at each what is wrong with it, and with how much of it. */
export function ClaimPicker({ lines, claimed, onChange }: Props) {
  const { t } = useTranslation()
  const hint = useId()
  const [sought, setSought] = useState('')
  const [isAll, setIsAll] = useState(false)
  const shown = shownLines(lines, { claimed, sought, isAll })
  const isFull = Object.keys(claimed).length >= CLAIM_LINES_MAXIMUM
  const change = (lineId: string, own: Claimed[string] | undefined) => {
    const { [lineId]: _former, ...others } = claimed
    onChange(own ? { ...others, [lineId]: own } : others)
  }
  return (
    <fieldset className={css.picker} aria-describedby={hint}>
      <legend className={css.legend}>{t('claims.lines')}</legend>
      <p id={hint} className={css.hint}>
        {t('claims.hint')}
      </p>
      {isLong(lines) && (
        <TextField
          type="search"
          label={t('claims.search')}
          value={sought}
          autoComplete="off"
          onChange={({ target }) => setSought(target.value)}
          // It narrows the list as one types, and sends nothing.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <ul className={css.lines}>
        {shown.map((line) => (
          <li key={line.lineId} className={css.line}>
            <Line
              line={line}
              own={claimed[line.lineId]}
              isStopped={isFull}
              onChange={(own) => change(line.lineId, own)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {shown.length === 0 && <p className={css.hint}>{t('claims.notFound')}</p>}
        {isFull && <p className={css.hint}>{t('claims.full', { count: formatNumber(CLAIM_LINES_MAXIMUM) })}</p>}
      </div>
      {isLong(lines) && !isAll && sought === '' && (
        <div>
          <Button look="secondary" small onClick={() => setIsAll(true)}>
            {t('claims.showAll', { count: formatNumber(lines.length) })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type LineProps = {
  line: ClaimableLine
  own: Claimed[string] | undefined
  isStopped: boolean
  onChange: (own: Claimed[string] | undefined) => void
}

function Line({ line, own, isStopped, onChange }: LineProps) {
  const { t } = useTranslation()
  const { name, subtitle, sku, ordered, claimable, unit } = line
  const words = { ordered: amountOf(ordered, unit), left: amountOf(claimable, unit) }
  const extent = claimable === ordered ? 'claims.ordered' : claimable > 0 ? 'claims.left' : 'claims.allClaimed'
  const choose = (chosen: ClaimFault | 'none') =>
    onChange(chosen === 'none' ? undefined : { fault: chosen, quantity: own?.quantity ?? 1 })
  return (
    <>
      <div className={css.product}>
        <strong>{name}</strong>
        <span className={css.detail}>{[subtitle, sku].filter(Boolean).join(' · ')}</span>
        <span className={css.detail}>{t(extent, words)}</span>
      </div>
      {claimable > 0 && (
        <div className={css.choice}>
          <Select
            label={
              <>
                {t('claims.fault')} <VisuallyHidden>{name}</VisuallyHidden>
              </>
            }
            options={[
              { value: 'none', label: t('claims.faults.none') },
              ...CLAIM_FAULTS.map((fault) => ({ value: fault, label: t(FAULT_TEXTS[fault]) })),
            ]}
            value={own?.fault ?? 'none'}
            disabled={isStopped && !own}
            onChange={choose}
          />
          {own && (
            <div className={css.quantity}>
              <Stepper
                label={t('claims.quantityOf', { name })}
                value={Math.min(own.quantity, claimable)}
                min={1}
                max={claimable}
                {...(unit === 'liters' && { unit: 'l' })}
                pauseMs={0}
                onChange={(quantity) => onChange({ ...own, quantity })}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}
