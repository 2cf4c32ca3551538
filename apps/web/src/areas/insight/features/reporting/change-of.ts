import { formatNumber } from '../../../../i18n/format.ts'

/** '+12 %' of what it was a year before; null where there was nothing. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)} %`
}
