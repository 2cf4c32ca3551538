import { valuePercent } from '@fust/domain/pricing'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/index.ts'
import { ProgressBar } from '../../ui/progress.tsx'
import type { CartView } from './use-cart.ts'
import css from './value-progress.module.css'

const RATE_DECIMALS = 2

/** How far the order is towards the largest order value, and towards the cash discount (CRT-47, CRT-48, CRT-60). */
export function ValueProgress({ cart: { goods, money } }: { cart: Pick<CartView, 'goods' | 'money'> }) {
  const { t } = useTranslation()
  const { exVatCents, maximumCents, cashDiscount } = money
  if (goods === null || goods === 'empties' || (!maximumCents && !cashDiscount)) return null
  return (
    <div className={css.value}>
      {maximumCents !== null && maximumCents > 0 && (
        <ProgressBar
          label={t('cart.valueOf', { value: formatMoney(exVatCents), maximum: formatMoney(maximumCents) })}
          value={valuePercent(exVatCents, maximumCents) / 100}
        />
      )}
      {cashDiscount && <CashDiscountWords goodsCents={money.goodsCents} terms={cashDiscount} />}
    </div>
  )
}

type WordsProps = { goodsCents: number; terms: NonNullable<CartView['money']['cashDiscount']> }

function CashDiscountWords({ goodsCents, terms: { fromCents, percent, isEarned } }: WordsProps) {
  const { t } = useTranslation()
  const rate = formatNumber(percent, RATE_DECIMALS)
  const amount = formatMoney(Math.max(0, fromCents - goodsCents))
  return (
    <p className={css.discount}>
      {isEarned
        ? t('cart.cashDiscount.earned', { percent: rate })
        : t('cart.cashDiscount.missing', { percent: rate, amount })}
    </p>
  )
}
