import type { ReactNode } from 'react'
import css from './field.module.css'
import { Icon } from '../icon.tsx'

/** Under a field: what is wrong with it; the field names `id` as its description. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={css.error} id={id}>
      <Icon name="error" size={16} />
      {children}
    </p>
  )
}
