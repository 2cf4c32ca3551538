import type { CalendarDate } from '@fust/domain/calendar'
import { useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import type { Described } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DayReview } from './use-day-refusal.ts'
import css from './delivery-day-picker.module.css'

// A calendar weighs more than the rest of the bar: it comes when it is opened.
const DeliveryCalendar = onDemand(
  async () => (await import('./delivery-calendar.tsx')).DeliveryCalendar,
  <Skeleton width={308} height={384} />,
)

export type DeliveryDayProps = {
  date: CalendarDate | null
  /** It is still being asked for: nobody is asked to choose one. */
  isPending?: boolean
  today: CalendarDate
  review: DayReview
  /** Without it the day is only told, not picked. */
  onChange?: ((date: CalendarDate) => void) | undefined
  /** What ties it to its field in a form. */
  control?: Described
}

/** The delivery day, and the calendar behind it. */
export function DeliveryDayPicker({ date, isPending = false, today, review, onChange, control }: DeliveryDayProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  if (!date && isPending)
    return (
      <p className={css.day} aria-busy="true">
        <Skeleton width={200} height={24} />
      </p>
    )
  const day = date ? formatDate(date, language) : t('delivery.chooseDay')
  if (!onChange)
    return (
      <p {...(control && { id: control.id, tabIndex: -1 })} className={css.day}>
        {day}
      </p>
    )

  const pick = (picked: CalendarDate) => {
    onChange(picked)
    setOpen(false)
  }
  return (
    <Popover
      renderTrigger={(button) => (
        <button {...button} {...control} type="button" className={css.day} aria-label={t('delivery.dayIs', { day })}>
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
      <DeliveryCalendar value={date} today={today} review={review} onChange={pick} />
    </Popover>
  )
}
