import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/states.tsx'

type Props = {
  /** The way to the catalogue. */
  action?: ReactNode
  /** Its last line was taken out here, and the focus stood on that. */
  wasFilled?: boolean
}

/** Nothing is in the cart. */
export function EmptyCart({ action, wasFilled = false }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState icon="crate" title={t('messages.cart-empty')} action={action} takesFocus={wasFilled}>
      {t('cart.emptyHint')}
    </EmptyState>
  )
}
