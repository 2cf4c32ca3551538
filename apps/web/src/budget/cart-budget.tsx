import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { CartView } from '../cart/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { PATHS } from '../paths.ts'
import { BudgetGauge } from './budget-gauge.tsx'
import css from './cart-budget.module.css'
import { useBudget } from './use-budget.ts'

/** What a cart leaves of the budget that it is paid from, and the way to its ledger; nothing without one. */
export function CartBudget({ shipToId, cart }: { shipToId: string; cart: CartView }) {
  const { t } = useTranslation()
  const heading = useId()
  const { figures } = useBudget({ shipToId, cart, isWanted: true })
  if (!figures) return null
  return (
    <section className={css.budget} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('budget.title')}
      </h2>
      <BudgetGauge {...figures} />
      <Link to={PATHS.posmBudget} className={css.link}>
        {t('budget.ledger')}
      </Link>
    </section>
  )
}
