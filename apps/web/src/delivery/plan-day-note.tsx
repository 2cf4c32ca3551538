import type { CalendarDate } from '@fust/domain/calendar'
import { CutOffLine } from './components/cut-off-line.tsx'
import css from './components/cut-off-line.module.css'
import { FaultLine } from './components/fault-line.tsx'
import { NextDayOffer } from './components/next-day-offer.tsx'
import { useDayRefusal } from './components/use-day-refusal.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

type Props = { plan: DeliveryPlan; onTake?: (date: CalendarDate) => void }

/** Until when one can order for the planned day, or why it cannot be had and which one can; its line is kept free while that is being asked for. */
export function PlanDayNote({ plan, onTake = plan.chooseDate }: Props) {
  const wordsFor = useDayRefusal(plan.today)
  const { date, refusal, minutesLeft, isPassed, nextDate } = plan
  if (plan.isPending) return <p className={css.place} />
  if (!date || minutesLeft === null) return null
  return (
    <>
      {refusal && !isPassed ? (
        <FaultLine>{wordsFor(date, refusal)}</FaultLine>
      ) : (
        <CutOffLine date={date} minutesLeft={minutesLeft} />
      )}
      {nextDate && <NextDayOffer date={nextDate} onTake={onTake} />}
    </>
  )
}
