import { addDays, calendarDate, type CalendarDate } from '@fust/domain/calendar'
import { latestDeliveryDate } from '@fust/domain/delivery'
import { endOfMonth, parseDate, startOfMonth, type CalendarDate as Day } from '@internationalized/date'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../i18n/index.ts'
import { localeOf } from '../../i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDayRefusal, type DayReview } from './use-day-refusal.ts'
import css from './delivery-calendar.module.css'

export type DeliveryCalendarProps = {
  value: CalendarDate | null
  onChange: (date: CalendarDate) => void
  today: CalendarDate
  /** Why a day cannot be picked, or null when it can. */
  review: DayReview
}

/** A month in which only days with a delivery can be picked; each other day says why not. */
export function DeliveryCalendar({ value, onChange, today, review }: DeliveryCalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const wordsFor = useDayRefusal(today)
  const [pointedAt, setPointedAt] = useState<CalendarDate>()
  const refusalOf = (date: CalendarDate) => {
    const refusal = review(date)
    return refusal && wordsFor(date, refusal)
  }
  return (
    <I18nProvider locale={localeOf(language)}>
      <Calendar
        className={css.calendar ?? ''}
        aria-label={t('delivery.day')}
        value={value && parseDate(value)}
        onChange={(day: Day) => onChange(dateOf(day))}
        onFocusChange={(day) => setPointedAt(dateOf(day))}
        minValue={startOfMonth(parseDate(today))}
        maxValue={endOfMonth(parseDate(latestDeliveryDate(today)))}
        isDateUnavailable={(day) => review(calendarDate(day.toString())) !== null}
        firstDayOfWeek="mon"
        defaultFocusedValue={parseDate(value ?? firstOpenDay(today, review))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar is opened on purpose: the keyboard begins on the day
        autoFocus
      >
        <div className={css.head}>
          <Button slot="previous" className={css.turn ?? ''}>
            <Icon name="chevron-left" />
          </Button>
          <Heading className={css.month ?? ''} />
          <Button slot="next" className={css.turn ?? ''}>
            <Icon name="chevron-right" />
          </Button>
        </div>
        <CalendarGrid className={css.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={css.weekday ?? ''}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(day) => (
              <DayCell
                day={day}
                isToday={dateOf(day) === today}
                isChosen={dateOf(day) === value}
                refusal={refusalOf(dateOf(day))}
                onPoint={setPointedAt}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <Reason refusal={pointedAt && refusalOf(pointedAt)} />
    </I18nProvider>
  )
}

type DayCellProps = {
  day: Day
  isToday: boolean
  isChosen: boolean
  refusal: string | null
  onPoint: (date: CalendarDate) => void
}

function DayCell({ day, isToday, isChosen, refusal, onPoint }: DayCellProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = dateOf(day)
  // The library's own words call the first of the month the first available date.
  const words = [
    isToday && t('orders.today'),
    formatDate(date, language, 'full'),
    isChosen && t('delivery.chosen'),
    refusal,
  ]
  return (
    <CalendarCell
      date={day}
      className={css.day ?? ''}
      render={(props) => (
        <div
          {...props}
          data-today={isToday || undefined}
          aria-label={words.filter(Boolean).join(', ')}
          // The library tells of neither hover nor tap on a closed day, and those have something to say.
          onPointerEnter={(event) => {
            props.onPointerEnter?.(event)
            onPoint(date)
          }}
        />
      )}
    />
  )
}

/** What the pointed-at day says; it keeps its place while there is nothing to say. */
function Reason({ refusal }: { refusal: string | null | undefined }) {
  const { t } = useTranslation()
  return (
    <p className={css.reason} aria-hidden="true" data-refused={refusal ? true : undefined}>
      {refusal && <Icon name="info" size={16} />}
      {refusal ?? t('delivery.pickHint')}
    </p>
  )
}

/** Where the keyboard begins while no day is chosen. */
function firstOpenDay(today: CalendarDate, review: DayReview): CalendarDate {
  const days = Array.from({ length: DAYS_LOOKED_AT }, (_, ahead) => addDays(today, ahead))
  return days.find((day) => review(day) === null) ?? today
}

const DAYS_LOOKED_AT = 60

const dateOf = (day: { toString: () => string }): CalendarDate => calendarDate(day.toString().slice(0, 10))
