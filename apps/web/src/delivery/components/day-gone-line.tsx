import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryRefusal } from '@fust/domain/delivery'
import { FaultLine } from './fault-line.tsx'
import { useDayRefusal } from './use-day-refusal.ts'

type Props = { date: CalendarDate; refusal: DeliveryRefusal; today: CalendarDate }

/** Why the day of a cart cannot be had any more. */
export function DayGoneLine({ date, refusal, today }: Props) {
  const wordsFor = useDayRefusal(today)
  return <FaultLine>{wordsFor(date, refusal)}</FaultLine>
}
