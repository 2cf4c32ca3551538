import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/index.ts'
import type { CartView } from './cart-view.ts'
import type { CartTotals } from './components/cart-docket.tsx'
import { countOf } from './cart.ts'

const RATE_DECIMALS = 2

/** The rows of the docket in the reader's words. */
export function useCartTotals(): (cart: CartView) => CartTotals {
  const { t } = useTranslation()
  return ({ money, lines, kind }) => ({
    goodsCents: money.goodsCents,
    units: kind === 'tank' ? lines.length : lines.reduce((sum, line) => sum + countOf(line.product, line.amounts), 0),
    discounts: money.discounts.map(({ label, cents, packaging }) => ({
      label,
      condition:
        packaging &&
        t(`cart.conditions.${packaging.discount}`, { percent: formatNumber(packaging.percent, RATE_DECIMALS) }),
      cents,
    })),
    charges: [
      { label: t('cart.packagingTax'), cents: money.packagingTaxCents },
      { label: t('cart.sortingCharge'), cents: money.sortingChargeCents },
    ].filter(({ cents }) => cents !== 0),
    vat: money.vat,
    depositCents: money.depositCents,
    totalCents: money.totalCents,
  })
}
