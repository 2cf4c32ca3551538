import { useId, type ChangeEvent, type KeyboardEvent } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/index.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './stepper.module.css'
import type { QuantityRange, QuantityRefusal } from './typed-quantity.ts'
import { useProposedQuantity } from './use-proposed-quantity.ts'

export type StepperProps = {
  /** What is counted, for screen readers: 'Veenhof Pils, pallets'. */
  label: string
  /** The same in one word and small letters, for what stands beside it: 'pallets'. */
  counted?: string
  value: number
  /** Hears the new value once the person has paused for 300 ms, or as long as is said. */
  onChange: (value: number) => void
  /** 0 where nothing is sent of it before the form is. */
  pauseMs?: number
  min?: number
  max?: number
  step?: number
  /** Stands behind the number, for instance 'l'. */
  unit?: string
  /** Not yet: it looks as it will be. */
  disabled?: boolean
  /** Why it cannot be changed; shown under it. */
  disabledReason?: string | undefined
  className?: string
}

/** A quantity: minus at the left, plus at the right, and a number that can be typed. */
export function Stepper(props: StepperProps) {
  const { label, counted, min = 0, step = 1, unit, disabled, disabledReason } = props
  const max = lastStep(min, props.max ?? 99, step)
  const { t } = useTranslation()
  const reasonId = useId()
  const last = max - ((max - min) % step)
  const stopped = disabled === true || disabledReason !== undefined
  const quantity = useProposedQuantity(props, { min, max, step })
  const { shown, text, propose } = quantity
  const refused = useRefusalWords(quantity.refusal, counted, { min, max, step })
  const reason = disabledReason ?? refused

  const stepBy = (steps: number) => {
    if (!stopped) propose(clamp(shown + steps * step, min, last))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = STEPS_BY_KEY[event.key]
    if (steps) stepBy(steps)
    if (steps || event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape' && quantity.isDraft) {
      // A dialog around it stays open.
      event.stopPropagation()
      quantity.restore()
    }
  }

  return (
    <div className={classNames(css.frame, props.className)}>
      <fieldset
        className={classNames(css.stepper, shown > 0 && css.filled, disabledReason !== undefined && css.stopped)}
        aria-label={label}
      >
        <button
          type="button"
          className={css.button}
          aria-label={t('ui.less', { label })}
          disabled={stopped || shown <= min}
          tabIndex={-1}
          onClick={() => stepBy(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <span className={css.value}>
          <input
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            className={css.input}
            value={text}
            size={Math.max(2, text.length)}
            disabled={stopped}
            aria-label={label}
            aria-valuenow={shown}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={unit ? `${shown} ${unit}` : undefined}
            aria-invalid={quantity.isDraft && refused ? true : undefined}
            aria-describedby={reason ? reasonId : undefined}
            onChange={(event: ChangeEvent<HTMLInputElement>) => quantity.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={quantity.leave}
            onKeyDown={onKeyDown}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
        <button
          type="button"
          className={css.button}
          aria-label={t('ui.more', { label })}
          disabled={stopped || shown >= last}
          tabIndex={-1}
          onClick={() => stepBy(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </fieldset>
      {/* The line is there before its words: only then are they read out. */}
      {(reason || quantity.isDraft) && (
        <p className={classNames(css.reason, refused && css.refused)} id={reasonId} aria-live="polite">
          {reason}
        </p>
      )}
    </div>
  )
}

const STEPS_BY_KEY: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Why what was typed is no quantity. */
function useRefusalWords(refusal: QuantityRefusal | undefined, counted: string | undefined, range: QuantityRange) {
  const { t } = useTranslation()
  const words = {
    'not-whole': t('ui.wholeOnly', { counted: counted ?? t('ui.numbers') }),
    'too-many': t('ui.atMost', { number: formatNumber(range.max) }),
    'too-few': t('ui.atLeast', { number: formatNumber(range.min) }),
    'not-in-steps': t('ui.inSteps', { number: formatNumber(range.step) }),
  } satisfies Record<QuantityRefusal, string>
  return refusal && words[refusal]
}

/** The maximum, or where it is between two steps, the one before it. */
const lastStep = (min: number, max: number, step: number): number => max - ((max - min) % step)

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
