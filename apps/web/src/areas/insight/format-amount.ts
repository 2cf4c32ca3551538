import { formatMoney } from '../../i18n/format.ts'
import { centsOf } from '../../lib/market/cents.ts'

/** '€ 1.234,56' from an amount as the server tells it. */
export const formatAmount = (amount: number): string => formatMoney(centsOf(amount))
