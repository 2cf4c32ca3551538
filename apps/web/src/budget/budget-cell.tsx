import { expectsBudget } from '@fust/domain/budget'
import type { ShipToPermission } from '@fust/contract/rest'
import type { CartView } from '../cart/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { knownCustomerTypeAt } from '../product/index.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import css from './budget-cell.module.css'

// Most of what is ordered is paid from no budget.
const CellFigures = onDemand(
  async () => (await import('./cell-figures.tsx')).CellFigures,
  <Skeleton width={200} height={32} />,
)

/** The budget in the order bar; that there is none is said to whoever could have one (BAR-14). */
export function BudgetCell({ shipTo, cart }: { shipTo: ShipToPermission; cart: CartView | undefined }) {
  const { t } = useTranslation()
  if (!expectsBudget(knownCustomerTypeAt(shipTo))) return null
  return (
    <div className={css.cell}>
      <p className={css.label}>{t('budget.title')}</p>
      <CellFigures shipToId={shipTo.shipToId} cart={cart} />
    </div>
  )
}
