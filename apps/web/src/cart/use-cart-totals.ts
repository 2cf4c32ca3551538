import { formatNumber } from '../i18n/format.ts'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import type { PackagingDiscount } from '@fust/domain/pricing'
import type { CartView } from './use-cart.ts'
import type { CartTotals } from './components/cart-totals.ts'
import { countOf } from './cart.ts'

const RATE_DECIMALS = 2

/** The rows of the docket in the reader's words. */
export function useCartTotals(): (cart: CartView) => CartTotals {
  const { t } = useTranslation()

  function goodsOf({ kind, lines }: Pick<CartView, 'kind' | 'lines'>): string {
    const count = lines.reduce((sum, line) => sum + countOf(line.product, line.amounts), 0)
    return t(kind === 'tank' ? 'cart.goodsLitres' : 'cart.goods', { count, number: formatNumber(count) })
  }

  return ({ money, kind, lines }) => ({
    goodsCents: money.goodsCents,
    goods: goodsOf({ kind, lines }),
    discounts: money.discounts.map(({ label, cents, packaging }) => ({
      label,
      condition:
        packaging &&
        t(CONDITION_TEXTS[packaging.discount], { percent: formatNumber(packaging.percent, RATE_DECIMALS) }),
      cents,
    })),
    charges: [
      { label: t('cart.packagingTax'), cents: money.packagingTaxCents },
      { label: t('cart.sortingCharge'), cents: money.sortingChargeCents },
    ].filter(({ cents }) => cents !== 0),
    vat: money.vat,
    depositCents: money.depositCents,
    netCents: money.netCents,
    totalCents: money.totalCents,
  })
}

const CONDITION_TEXTS = {
  'full-pallets': 'cart.conditions.full-pallets',
  'full-truck': 'cart.conditions.full-truck',
} as const satisfies Record<PackagingDiscount, TextKey>
