import type { ReactNode } from 'react'
import css from './field.module.css'
import { FieldError } from './field-error.tsx'
import { useFieldState } from './form-state.ts'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Its name in the form, which knows what is wrong with it. */
  name?: string | undefined
  error?: string | undefined
}

export type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A label above, a hint or an error under it; `children` gets the ids that tie them together. */
export function Field({ label, hint, children, ...own }: FieldWords & { children: (control: Described) => ReactNode }) {
  const { id, error } = useFieldState(own)
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const described = [errorId, hintId].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} id={labelIdOf(id)}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The id of a field's label, for what else it names. */
export const labelIdOf = (id: string): string => `${id}-label`
