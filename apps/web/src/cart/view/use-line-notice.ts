import { useTranslation } from '../../i18n/index.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { countOf, type CartLine } from '../state/cart.ts'

/** What changed under a line while it lay in the cart, in words; nothing is taken out unasked. */
export function useLineNotice(): (line: CartLine) => string | undefined {
  const { t } = useTranslation()
  return ({ product, amounts, unheard, unitPriceCents, formerPriceCents, isAvailable }) => {
    const { stock, kind, isReturnItem } = product
    if (unheard) return t('cart.notices.unheard')
    // The server says of either that it is not available; less in stock is the better news.
    if (kind !== 'tank' && !isReturnItem && countOf(product, amounts) > stock)
      return t('cart.notices.stock', { count: stock, number: formatNumber(stock) })
    if (!isAvailable) return t('cart.notices.gone')
    if (formerPriceCents === undefined) return undefined
    return t('cart.notices.price', { before: formatMoney(formerPriceCents), now: formatMoney(unitPriceCents) })
  }
}
