import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import css from './checkbox.module.css'
import fieldCss from './field.module.css'
import { FieldError } from './field-error.tsx'
import { Icon } from './icon.tsx'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  error?: string | undefined
}

/** Yes or no. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={fieldCss.field}>
      <label className={css.row}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.box}>
          <Icon name="check" size={18} />
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
