import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { useFieldState } from './form-state.ts'
import css from './radio-group.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string> = {
  label: ReactNode
  /** The label is there for screen readers only, because a heading already says it. */
  labelHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Its name in the form, which knows what is wrong with it. */
  name?: string | undefined
  error?: string | undefined
}

/** One of a few, each on its own row. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <Options {...props} look="rows" />
}

/** One of two to four, side by side. */
export function Segmented<Value extends string>(props: RadioGroupProps<Value>) {
  return <Options {...props} look="segments" />
}

type OptionsProps<Value extends string> = RadioGroupProps<Value> & { look: 'rows' | 'segments' }

function Options<Value extends string>({
  label,
  labelHidden,
  look,
  name,
  error: ownError,
  ...choice
}: OptionsProps<Value>) {
  const { options, value, onChange } = choice
  const { id, error } = useFieldState({ name, error: ownError })
  const errorId = error ? `${id}-error` : undefined
  const reached = options.find((option) => option.value === value) ?? options[0]
  return (
    <fieldset className={css.group} aria-describedby={errorId}>
      <legend className={css.legend}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={css[look]}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={css.input}
              id={option === reached ? id : undefined}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face}>
              <span>{option.label}</span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
