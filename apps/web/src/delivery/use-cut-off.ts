import type { CalendarDate } from '@fust/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { DELIVERY_KEY } from '../lib/server/query-keys.ts'
import { useToast } from '../ui/toast.tsx'

/** Asks for the days anew once the cut-off of the shown one has passed since they were read; of a day that a cart keeps the person is told. */
export function useCutOff(outlived: CalendarDate | null, isKept: boolean): void {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const showToast = useToast()
  const onPassed = useEffectEvent((day: CalendarDate) => {
    if (isKept) showToast({ tone: 'warn', text: t('delivery.dayPassed', { day: formatDate(day, language) }) })
    void client.invalidateQueries({ queryKey: DELIVERY_KEY })
  })
  useEffect(() => {
    if (outlived) onPassed(outlived)
  }, [outlived])
}
