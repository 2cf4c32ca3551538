import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import css from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>
    before?: ReactNode
    after?: ReactNode
  }

/** One line of text. */
export function TextField({ label, hint, name, error, before, after, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} name={name} error={error}>
      {(control) => (
        <span className={css.box}>
          {before}
          <input type="text" name={name} {...input} {...control} className={css.input} />
          {after}
        </span>
      )}
    </Field>
  )
}
