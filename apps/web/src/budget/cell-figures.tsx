import type { CartView } from '../cart/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { FailedPart } from '../ui/states.tsx'
import css from './budget-cell.module.css'
import { BudgetGauge } from './budget-gauge.tsx'
import { useBudget } from './use-budget.ts'

/** What the order bar says of a budget, or that there is none. */
export function CellFigures({ shipToId, cart }: { shipToId: string; cart: CartView | undefined }) {
  const { t } = useTranslation()
  const { figures, retry } = useBudget({ shipToId, cart, isWanted: true })
  if (figures) return <BudgetGauge {...figures} />
  if (figures === null) return <p className={css.none}>{t('budget.none')}</p>
  return retry ? <FailedPart text={t('budget.unknown')} onRetry={retry} /> : <Skeleton width={200} height={32} />
}
