import type { Ref, TextareaHTMLAttributes } from 'react'
import css from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

export type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

/** Text of several lines. */
export function TextArea({ label, hint, name, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} name={name} error={error}>
      {(control) => (
        <span className={css.box}>
          <textarea name={name} rows={4} {...area} {...control} className={css.input} />
        </span>
      )}
    </Field>
  )
}
