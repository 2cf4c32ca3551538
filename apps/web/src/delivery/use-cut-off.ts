import { useQueryClient } from '@tanstack/react-query'
import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { useToast } from '../ui/toast.tsx'
import type { DeliveryPlan } from './use-delivery-plan.ts'
import { useMinutesLeft } from './use-minutes-left.ts'
import { DELIVERY_KEY } from '../lib/query-keys.ts'

/** Minutes left for the shown day; when they run out while one looks, the days are asked anew and the person is told. */
export function useCutOff({ date, isPassed, holidays, pass }: DeliveryPlan): number | null {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const showToast = useToast()
  return useMinutesLeft(date, holidays, (passed) => {
    if (isPassed) return
    pass(passed)
    showToast({ tone: 'warn', text: t('delivery.dayPassed', { day: formatDate(passed, language) }) })
    void client.invalidateQueries({ queryKey: DELIVERY_KEY })
  })
}
