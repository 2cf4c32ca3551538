import type { CalendarDate } from '@fust/domain/calendar'
import { onDemand } from '../ui/on-demand.tsx'
import { CutOffLine } from './components/cut-off-line.tsx'
import css from './components/cut-off-line.module.css'
import { NextDayOffer } from './components/next-day-offer.tsx'
import type { DeliveryPlan } from './use-delivery-plan.ts'

// Its words come with the calendar's; few days are gone.
const DayGoneLine = onDemand(
  async () => (await import('./components/day-gone-line.tsx')).DayGoneLine,
  <p className={css.place} />,
)

type Props = { plan: DeliveryPlan; onTake?: (date: CalendarDate) => void }

/** Until when one can order for the planned day, or why it cannot be had and which one can; its line is kept free while that is being asked for. */
export function PlanDayNote({ plan, onTake = plan.chooseDate }: Props) {
  const { date, today, refusal, minutesLeft, isPassed, nextDate } = plan
  if (plan.isPending) return <p className={css.place} />
  if (!date || minutesLeft === null) return null
  return (
    <>
      {refusal && !isPassed ? (
        <DayGoneLine date={date} refusal={refusal} today={today} />
      ) : (
        <CutOffLine date={date} minutesLeft={minutesLeft} />
      )}
      {nextDate && <NextDayOffer date={nextDate} onTake={onTake} />}
    </>
  )
}
