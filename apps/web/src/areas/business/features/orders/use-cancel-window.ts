import { cutOffFor, minutesUntilCutOff } from '@fust/domain/delivery'
import { useQuery } from '@tanstack/react-query'
import { clockText, formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { calendarQuery, holidaysIn, useBusinessMoment } from '../../../../delivery/index.ts'
import type { OrderDetail } from '../../../../orders/index.ts'

/** Until when an order can be taken back, in words; null once the window is closed (ORD-29). */
export function useCancelWindow({ canBeCancelled, shipTo, method, kind, deliveryDate }: OrderDetail) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useBusinessMoment()
  const { data } = useQuery({ ...calendarQuery({ shipToId: shipTo.id, method, kind }), enabled: canBeCancelled })
  if (!canBeCancelled || !deliveryDate) return null
  // Holidays not known yet: the server has said that the window is open, and it decides.
  if (!data) return { until: '' }
  const holidays = holidaysIn(data)
  if (minutesUntilCutOff(now, deliveryDate, holidays) <= 0) return null
  const { date, ...time } = cutOffFor(deliveryDate, now, holidays)
  return { until: t('orders.cancelUntil', { day: formatDate(date, language), time: clockText(time) }) }
}
