import type { ClaimableLine } from '@fust/contract/rest'
import { formatLitres, formatNumber } from '../../../../i18n/format.ts'

/** How much of a line, in what it is counted in: '6', '500 lt'. */
export function amountOf(quantity: number, unit: ClaimableLine['unit']): string {
  return unit === 'liters' ? formatLitres(quantity * 1000) : formatNumber(quantity)
}
