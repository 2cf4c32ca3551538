import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import css from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>
    before?: ReactNode
    after?: ReactNode
  }

/** One line of text. */
export function TextField({ label, hint, error, before, after, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.box}>
          {before}
          <input type="text" {...input} {...control} className={css.input} />
          {after}
        </span>
      )}
    </Field>
  )
}

export type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.box}>
          <textarea {...area} {...control} className={css.input} />
        </span>
      )}
    </Field>
  )
}
