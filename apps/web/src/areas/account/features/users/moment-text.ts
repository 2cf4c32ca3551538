import type { Language } from '@fust/domain/market'
import { formatDate, formatTime } from '../../../../i18n/format.ts'
import { marketDay } from '../../../../lib/market/market-time.ts'

/** 'ma 23 nov 13:46' of an instant, in the market's own time. */
export function momentText(instant: string, language: Language): string {
  const at = new Date(instant)
  return `${formatDate(marketDay(at), language, 'short')} ${formatTime(at)}`
}
