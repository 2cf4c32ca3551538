import { CutOffLine } from './components/cut-off-line.tsx'
import css from './components/cut-off-line.module.css'
import { useCutOff } from './use-cut-off.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** Until when one can order for the planned day; its line is kept free while that is being asked for. */
export function PlanCutOff({ plan }: { plan: DeliveryPlan }) {
  const minutesLeft = useCutOff(plan)
  if (plan.isPending) return <p className={css.place} />
  return plan.date && minutesLeft !== null ? <CutOffLine date={plan.date} minutesLeft={minutesLeft} /> : null
}
