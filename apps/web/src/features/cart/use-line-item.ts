import type { DeliveryMethod } from '@fust/domain/order'
import { totalCases } from '@fust/domain/quantity'
import { unitCounters, useOrderingFacts } from '../product/index.ts'
import type { CartLine } from './cart.ts'
import type { CartLineItem } from './components/cart-line.tsx'
import { useLineNotice } from './use-line-notice.ts'

/** Gives a line as it is drawn, with the counters this buyer may use. */
export function useLineItem(method: DeliveryMethod | null): (line: CartLine) => CartLineItem {
  const facts = useOrderingFacts(method)
  const noticeOf = useLineNotice()
  return (line) => {
    const { product, amounts, unheard, unitPriceCents, totalCents } = line
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
      counters: unitCounters(product, { ...amounts, ...unheard }, facts),
      notice: noticeOf(line),
    }
  }
}
