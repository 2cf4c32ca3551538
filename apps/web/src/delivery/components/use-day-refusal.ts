import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryRefusal } from '@fust/domain/delivery'
import { clockText, formatDate, formatNumber } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { MARKET } from '../../lib/market/market.ts'
import { holidayKey } from './holiday-names.ts'

/** Why a day cannot be picked, or null when it can. */
export type DayReview = (date: CalendarDate) => DeliveryRefusal | null

/** Gives the words for a refused day. */
export function useDayRefusal(today: CalendarDate) {
  const { t } = useTranslation()
  const language = useLanguage()

  return (date: CalendarDate, refusal: DeliveryRefusal): string => {
    if (refusal.code === 'weekend') return t('delivery.refusals.weekend')
    if (refusal.code === 'not-a-delivery-day') return t('delivery.refusals.noDeliveryDay')
    if (refusal.code === 'closed') return t('delivery.refusals.closed', { name: refusal.name })
    if (refusal.code === 'holiday') {
      const key = holidayKey(refusal.name)
      return t('delivery.refusals.holiday', { name: key ? t(key) : refusal.name })
    }
    if (refusal.code === 'before-cut-off-rule') {
      const earliest = formatDate(refusal.earliest, language)
      return date <= today
        ? t('delivery.refusals.passed')
        : t('delivery.refusals.tooSoon', { time: clockText(MARKET.cutOff), earliest })
    }
    if (refusal.code === 'too-late')
      return t('delivery.refusals.tooLate', { latest: formatDate(refusal.latest, language, 'withYear') })
    return t('delivery.refusals.full', { count: refusal.freePallets, free: formatNumber(refusal.freePallets) })
  }
}
