import type { DeliveryMethod } from '@fust/domain/order'
import { totalCases } from '@fust/domain/quantity'
import { countersOf, useOrderingFacts } from '../../product/index.ts'
import { countedOf, type CartLine } from '../state/cart.ts'
import type { CartLineItem } from '../components/cart-row.tsx'
import { useLineNotice } from './use-line-notice.ts'

/** Gives a line as it is drawn, with the counters this buyer may use. */
export function useLineItem(method: DeliveryMethod | null): (line: CartLine) => CartLineItem {
  const facts = useOrderingFacts(method)
  const noticeOf = useLineNotice()
  return (line) => {
    const { product, amounts, unitPriceCents, totalCents } = line
    const packages = product.kind === 'tank' ? 0 : totalCases(amounts, product.pack)
    return {
      id: product.key,
      name: product.name,
      subtitle: product.subtitle,
      picture: product.look.picture,
      tint: product.look.tint,
      tag: product.look,
      packageWord: product.look.packageWord,
      packages,
      millilitres: product.kind === 'tank' ? amounts.litres * 1000 : packages * product.pack.volumePerCaseMl,
      weightGrams: packages * product.pack.grossWeightPerCaseGrams,
      priceCents: unitPriceCents,
      totalCents,
      counters: countersOf(product, countedOf(line), facts),
      isUnheard: line.unheard !== undefined,
      notice: noticeOf(line),
    }
  }
}
