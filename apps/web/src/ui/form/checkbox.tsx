import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import css from './checkbox.module.css'
import fieldCss from './field.module.css'
import { FieldError } from './field-error.tsx'
import { useFieldState } from './form-state.ts'
import { Icon } from '../icon.tsx'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Neither: some of what it stands for is. */
  isMixed?: boolean
}

/** Yes or no. */
export function Checkbox({ label, error: ownError, isMixed, ref, ...input }: CheckboxProps) {
  const { id, error } = useFieldState({ name: input.name, error: ownError })
  const errorId = `${id}-error`
  return (
    <div className={fieldCss.field}>
      <label className={css.row}>
        <input
          {...input}
          id={id}
          ref={isMixed === undefined ? ref : mixed(isMixed)}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.box}>
          <Icon name={isMixed ? 'minus' : 'check'} size={18} />
        </span>
        <span className={css.label}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const mixed = (isMixed: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isMixed
}
