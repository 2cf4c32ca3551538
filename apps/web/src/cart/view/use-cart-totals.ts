import { formatNumber } from '../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../i18n/index.ts'
import type { PackagingDiscount } from '@fust/domain/pricing'
import type { CartView } from './use-cart.ts'
import type { CartTotals } from '../components/cart-totals.ts'
import { countOf } from '../state/cart.ts'

const RATE_DECIMALS = 2

/** The rows of the docket in the reader's words. */
export function useCartTotals(): (cart: CartView) => CartTotals {
  const { t } = useTranslation()

  function wordsOf({ kind, goods, lines }: Pick<CartView, 'kind' | 'goods' | 'lines'>): string {
    const count = lines.reduce((sum, line) => sum + countOf(line.product, line.amounts), 0)
    const number = formatNumber(count)
    if (goods === 'empties') return t('cart.returned', { count, number })
    return t(kind === 'tank' ? 'cart.goodsLitres' : 'cart.goods', { count, number })
  }

  function amountsOf({ money, goods }: Pick<CartView, 'money' | 'goods'>) {
    if (goods === 'empties') {
      const credit = t('cart.credit')
      return { goodsCents: money.depositCents, depositCents: 0, netCents: null, totalLabel: credit, totalHolds: credit }
    }
    const { goodsCents, depositCents, netCents } = money
    const totalHolds = t(depositCents === 0 ? 'cart.withVat' : 'cart.withVatDeposit')
    return { goodsCents, depositCents, netCents, totalLabel: `${t('cart.total')} ${totalHolds}`, totalHolds }
  }

  return ({ money, kind, goods, lines }) => ({
    ...amountsOf({ money, goods }),
    goods: wordsOf({ kind, goods, lines }),
    discounts: money.discounts.map(({ label, cents, packaging, coupon }) => ({
      label: coupon ? t('cart.coupon.row', { code: coupon }) : label,
      condition:
        packaging &&
        t(CONDITION_TEXTS[packaging.discount], { percent: formatNumber(packaging.percent, RATE_DECIMALS) }),
      cents,
    })),
    charges: [
      { label: t('cart.packagingTax'), cents: money.packagingTaxCents },
      { label: t('cart.sortingCharge'), cents: money.sortingChargeCents },
    ].filter(({ cents }) => cents !== 0),
    vat: money.vat.filter(({ cents }) => goods !== 'empties' || cents !== 0),
    totalCents: money.totalCents,
  })
}

const CONDITION_TEXTS = {
  'full-pallets': 'cart.conditions.full-pallets',
  'full-truck': 'cart.conditions.full-truck',
} as const satisfies Record<PackagingDiscount, TextKey>
