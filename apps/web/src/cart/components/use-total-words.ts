import { useTranslation } from '../../i18n/index.ts'
import type { CartTotals } from './cart-totals.ts'

/** What the total has in it. */
export function useTotalWords({ depositCents }: Pick<CartTotals, 'depositCents'>): { label: string; holds: string } {
  const { t } = useTranslation()
  const holds = t(depositCents === 0 ? 'cart.withVat' : 'cart.withVatDeposit')
  return { label: `${t('cart.total')} ${holds}`, holds }
}
