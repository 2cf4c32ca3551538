import type { CalendarDate } from '@fust/domain/calendar'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DayReview } from './use-day-refusal.ts'
import css from './delivery-day-picker.module.css'

// A calendar weighs more than the rest of the bar: it comes when it is opened.
const DeliveryCalendar = lazy(async () => ({ default: (await import('./delivery-calendar.tsx')).DeliveryCalendar }))

export type DeliveryDayProps = {
  date: CalendarDate | null
  today: CalendarDate
  review: DayReview
  /** Without it the day is only told, not picked. */
  onChange?: ((date: CalendarDate) => void) | undefined
}

/** The delivery day, and the calendar behind it. */
export function DeliveryDayPicker({ date, today, review, onChange }: DeliveryDayProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const day = date ? formatDate(date, language) : t('delivery.chooseDay')
  if (!onChange) return <p className={css.day}>{day}</p>

  const pick = (picked: CalendarDate) => {
    onChange(picked)
    setOpen(false)
  }
  return (
    <Popover
      renderTrigger={(button) => (
        <button {...button} type="button" className={css.day} aria-label={t('delivery.dayIs', { day })}>
          <span className={css.words}>{day}</span>
          <Icon name="calendar" size={18} />
        </button>
      )}
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={t('delivery.chooseDay')}
      focusesItself
    >
      <Suspense fallback={<Skeleton width={308} height={384} />}>
        <DeliveryCalendar value={date} today={today} review={review} onChange={pick} />
      </Suspense>
    </Popover>
  )
}
