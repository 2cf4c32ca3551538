import type { CalendarDate } from '@fust/domain/calendar'
import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'

/** The day after one that can no longer be had, to be taken with one tap. */
export function NextDayOffer({ date, onTake }: { date: CalendarDate; onTake: (date: CalendarDate) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Button small look="secondary" icon="calendar" onClick={() => onTake(date)}>
      {t('delivery.takeDay', { day: formatDate(date, language) })}
    </Button>
  )
}
