import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './stepper.module.css'

export const STEPPER_DEBOUNCE_MS = 300

export type StepperProps = {
  /** What is counted, for screen readers: 'Veenhof Pils, pallets'. */
  label: string
  value: number
  /** Hears the new value once the person has paused for 300 ms. */
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Stands behind the number, for instance 'l'. */
  unit?: string
  disabled?: boolean
  /** Why it cannot be changed; shown under it. */
  disabledReason?: string | undefined
  /** 40 px on a card, 52 px where there is only one. */
  size?: 'card' | 'large'
  className?: string
}

/** A quantity: minus at the left, plus at the right, and a number that can be typed. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = 99, step = 1, unit, disabled, disabledReason, size = 'card' } = props
  const { t } = useTranslation()
  const reasonId = useId()
  const stopped = disabled === true || disabledReason !== undefined
  const { shown, text, propose, type, settle } = useProposedValue({ value, onChange, min, max, step })

  const stepBy = (steps: number) => {
    if (!stopped) propose(clamp(shown + steps * step, min, max))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = STEPS_BY_KEY[event.key]
    if (steps) stepBy(steps)
    if (steps || event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className={classNames(css.frame, props.className)}>
      <fieldset
        className={classNames(css.stepper, css[size], shown > 0 && css.filled, stopped && css.stopped)}
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
          <Icon name="minus" size={size === 'large' ? 20 : 16} />
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
            aria-describedby={disabledReason ? reasonId : undefined}
            onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
        <button
          type="button"
          className={css.button}
          aria-label={t('ui.more', { label })}
          disabled={stopped || shown >= max}
          tabIndex={-1}
          onClick={() => stepBy(1)}
        >
          <Icon name="plus" size={size === 'large' ? 20 : 16} />
        </button>
      </fieldset>
      {disabledReason && (
        <p className={css.reason} id={reasonId}>
          {disabledReason}
        </p>
      )}
    </div>
  )
}

const STEPS_BY_KEY: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

type Range = Required<Pick<StepperProps, 'value' | 'onChange' | 'min' | 'max' | 'step'>>

/** What the person sees runs ahead of what the owner of the value knows, by at most the debounce. */
function useProposedValue({ value, onChange, min, max, step }: Range) {
  const [proposed, setProposed] = useState<number>()
  const [draft, setDraft] = useState<string>()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: number }>(undefined)
  const emit = useRef(onChange)
  useEffect(() => {
    emit.current = onChange
  }, [onChange])

  // A quantity chosen just before leaving the page, or the whole portal, still counts.
  useEffect(() => {
    const flushNow = () => flush(waiting, emit)
    addEventListener('pagehide', flushNow)
    return () => {
      removeEventListener('pagehide', flushNow)
      flushNow()
    }
  }, [])

  const propose = (next: number) => {
    setDraft(undefined)
    setProposed(next)
    if (waiting.current) clearTimeout(waiting.current.timer)
    const timer = setTimeout(() => {
      flush(waiting, emit)
      setProposed(undefined)
    }, STEPPER_DEBOUNCE_MS)
    waiting.current = { timer, value: next }
  }

  const type = (typed: string) => {
    if (typed === '') return setDraft('')
    if (!/^\d+$/.test(typed)) return
    const next = Number(typed)
    if (next > max) return
    // On the way to 350 one types 3 and 35: kept as a draft, not yet a quantity.
    if (next < min || (next - min) % step !== 0) return setDraft(typed)
    propose(next)
  }

  const shown = proposed ?? value
  return { shown, text: draft ?? String(shown), propose, type, settle: () => setDraft(undefined) }
}

function flush(
  waiting: { current: { timer: ReturnType<typeof setTimeout>; value: number } | undefined },
  emit: { current: (value: number) => void },
): void {
  if (!waiting.current) return
  clearTimeout(waiting.current.timer)
  const { value } = waiting.current
  waiting.current = undefined
  emit.current(value)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
