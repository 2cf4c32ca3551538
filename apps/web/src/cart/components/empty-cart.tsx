import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/states.tsx'

/** Nothing is in the cart; `action` is the way to the catalogue. */
export function EmptyCart({ action }: { action?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="crate" title={t('messages.cart-empty')} action={action}>
      {t('cart.emptyHint')}
    </EmptyState>
  )
}
