import type { FitProposal, Habit } from '@fust/domain/load'
import { unitOffers } from '@fust/domain/quantity'
import type { OrderDetail, OrderLine } from '../../../../orders/index.ts'
import type { OrderingFacts, Product } from '../../../../product/index.ts'

/** A product this ship-to often takes, and the last day it came on. */
export type KnownHabit = Habit & { product: Product; lastOn: string | null }

/** What the last orders have in common: beer by how many of them had it, then by how recently. */
export function habitsOf(orders: readonly OrderDetail[], facts: OrderingFacts): KnownHabit[] {
  const lines = orders
    .filter(({ goods }) => goods === 'beer')
    .flatMap(({ lines: own, deliveryDate }) => own.map((line) => ({ line, deliveryDate })))
  const bySku = Map.groupBy(lines, ({ line }) => line.sku)
  return [...bySku.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((taken) => {
      const [latest] = taken
      const habit = latest && habitOf(latest.line, facts)
      return habit ? [{ ...habit, lastOn: latest.deliveryDate }] : []
    })
}

/** One proposal for each product, the best first, no more than there is room to read. */
export function bestFits(proposals: readonly FitProposal[], most: number): FitProposal[] {
  const firsts = proposals.filter(({ sku }, index) => proposals.findIndex((other) => other.sku === sku) === index)
  return firsts.slice(0, most)
}

function habitOf({ sku, product }: OrderLine, facts: OrderingFacts): Omit<KnownHabit, 'lastOn'> | null {
  if (!product || product.isOutOfStock) return null
  const units = unitOffers(product.rules, facts).flatMap(({ unit, refusal }) => (refusal ? [] : [unit]))
  return { sku, pack: product.pack, units, stockCases: product.stock, product }
}
