import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import css from './budget-gauge.module.css'

export type BudgetFigures = {
  grantedCents: number
  /** Before what is in the cart. */
  leftCents: number
  /** What the cart takes of it. */
  cartCents: number
}

/** How much of a budget is used, how much the cart takes, and what remains. */
export function BudgetGauge({ grantedCents, leftCents, cartCents }: BudgetFigures) {
  const { t } = useTranslation()
  const remainingCents = leftCents - cartCents
  const isShort = remainingCents < 0
  const usedWidth = widthOf(grantedCents - leftCents, grantedCents)
  return (
    <div className={css.gauge} data-short={isShort || undefined}>
      <p className={css.words} aria-live="polite">
        <strong>
          {isShort
            ? t('budget.short', { amount: formatMoney(-remainingCents) })
            : t('budget.left', { amount: formatMoney(remainingCents) })}
        </strong>
        <span className={css.of}>{t('budget.of', { amount: formatMoney(grantedCents) })}</span>
      </p>
      <svg className={css.bar} viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.rest} width={WIDTH} height={8} rx={1} />
        <rect className={css.used} width={usedWidth} height={8} rx={1} />
        <rect
          className={css.cart}
          x={usedWidth}
          width={Math.min(WIDTH - usedWidth, widthOf(cartCents, grantedCents))}
          height={8}
          rx={1}
        />
      </svg>
      {cartCents > 0 && <p className={css.under}>{t('budget.inCart', { amount: formatMoney(cartCents) })}</p>}
    </div>
  )
}

const WIDTH = 240

const widthOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, part / whole)) * WIDTH : 0
