import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form, type FormProps } from './form.tsx'
import css from './form-sheet.module.css'

/** A form on a sheet of its own; its button is as wide as its words. */
export function FormSheet<Values extends FieldValues>(props: Omit<FormProps<Values>, 'className'>) {
  return <Form {...props} className={css.sheet} />
}

/** Short fields side by side, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

/** What the form is at, said as it begins; nothing where it is at nothing. */
export function FormNote({ children }: { children: ReactNode }) {
  return <output className={css.note}>{children}</output>
}
