import type { ReactNode } from 'react'
import css from './checkout-page.module.css'
import type { CheckoutField } from './review-checkout.ts'

/** Words about a field, and the way to it. */
export function ToField({ field, children }: { field: CheckoutField; children: ReactNode }) {
  return (
    <button type="button" className={css.toField} onClick={() => focusField(field)}>
      {children}
    </button>
  )
}

function focusField(field: CheckoutField): void {
  const place = document.querySelector(`#checkout-${field}`)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input:not([type="hidden"]), button, [tabindex]')?.focus({ preventScroll: true })
}
