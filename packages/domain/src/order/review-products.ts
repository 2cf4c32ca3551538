import { isDeliverableOn } from '../delivery/index.ts'
import { demandBySku, reviewUnits, stockShortages } from '../quantity/index.ts'
import { reviewTankOrder } from '../tank/index.ts'
import { lineQuantity, stockDemandOf } from './cart-lines.ts'
import type { OrderCart, OrderFacts, ProductFacts } from './order-cart.ts'
import type { OrderRefusal } from './order-refusal.ts'

/** Demand is summed per SKU over lines and bundle options before it is held against the stock (CRT-34). */
export function reviewStock({ lines }: OrderCart, { stock }: OrderFacts): OrderRefusal | null {
  const items = stockShortages(lines.flatMap(stockDemandOf), stock)
  return items.length === 0 ? null : { code: 'stock-short', items }
}

/** Products and the parts of bundles must still be sold, and special offers be deliverable on the chosen day (ENT-13). */
export function reviewProducts(
  { lines, deliveryDate }: OrderCart,
  { products, partsForSale }: OrderFacts,
): OrderRefusal | null {
  const skus = [...new Set(lines.map((line) => line.sku))]
  const parts = [...new Set(lines.flatMap((line) => line.bundleOptions.map((part) => part.sku)))]
  const gone = [
    ...skus.filter((sku) => products.get(sku)?.isOrderable !== true),
    ...parts.filter((sku) => !partsForSale.has(sku)),
  ]
  if (gone.length > 0) return { code: 'product-not-orderable', skus: gone }
  const late = skus.filter((sku) => isLate(deliveryDate, products.get(sku)))
  return late.length === 0 ? null : { code: 'product-not-available-on-date', skus: late }
}

/** The method may have changed since a line was added: units are held against the one that is chosen now (BAR-45, CRT-17). */
export function reviewLineUnits({ lines, method }: OrderCart, { products, units }: OrderFacts): OrderRefusal | null {
  for (const line of lines) {
    const rules = products.get(line.sku)?.unitRules
    if (line.kind !== 'beer' || !rules) continue
    const refused = reviewUnits(line.quantities, { kind: 'beer', ...rules }, { ...units, method })
    if (refused) return { code: 'unit-not-orderable', sku: line.sku, unit: refused.unit }
  }
  return null
}

/** A special offer limits how much of it can be bought (ENT-13). */
export function reviewOffers({ lines }: OrderCart, { products }: OrderFacts): OrderRefusal | null {
  const asked = demandBySku(lines.map((line) => ({ sku: line.sku, quantity: lineQuantity(line) })))
  for (const [sku, quantity] of asked) {
    const maximumQuantity = products.get(sku)?.maximumQuantity ?? null
    if (maximumQuantity !== null && quantity > maximumQuantity) {
      return { code: 'offer-limit-exceeded', sku, maximumQuantity }
    }
  }
  return null
}

/** Point-of-sale material is paid from the budget, in cents without VAT, where one is kept (CRT-41). */
export function reviewBudget({ lines }: OrderCart, facts: OrderFacts): OrderRefusal | null {
  const { budgetLeftCents, orderValueCents } = facts
  const isPosm = lines.some((line) => line.kind === 'posm')
  if (!isPosm || budgetLeftCents === null || orderValueCents <= budgetLeftCents) return null
  return { code: 'budget-short', leftCents: budgetLeftCents, neededCents: orderValueCents }
}

/** Tank beer follows the agreement of the venue (decisions, Tank beer). */
export function reviewTank({ lines }: OrderCart, { tankAgreement }: OrderFacts): OrderRefusal | null {
  const tanks = lines.filter((line) => line.kind === 'tank')
  return tanks.length === 0 ? null : reviewTankOrder(tanks, tankAgreement)
}

function isLate(date: OrderCart['deliveryDate'], product: ProductFacts | undefined): boolean {
  return date !== null && product !== undefined && !isDeliverableOn(date, product)
}
