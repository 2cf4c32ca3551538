import { truckLoad } from '../capacity/index.ts'
import { totalCases, type StockDemand } from '../quantity/index.ts'
import type { CartLine } from './order-cart.ts'
import { goodsOf, type Goods } from './order-kind.ts'

/** What an order of this line is of. */
export function goodsOfLine(line: CartLine): Goods {
  return goodsOf({ kind: line.kind, isReturnItem: line.kind === 'beer' && line.isReturnItem })
}

/** How many cases, pieces or litres a line asks for (ENT-05). */
export function lineQuantity(line: CartLine): number {
  if (line.kind === 'beer') return totalCases(line.quantities, line.pack)
  return line.kind === 'tank' ? line.litres : line.pieces
}

/** What a line draws from stock; a bundle draws its options, a return item and tank beer draw nothing (CRT-19, CRT-34). */
export function stockDemandOf(line: CartLine): StockDemand[] {
  if (line.kind === 'tank' || goodsOfLine(line) === 'empties') return []
  const quantity = lineQuantity(line)
  if (line.bundleOptions.length === 0) return [{ sku: line.sku, quantity }]
  return line.bundleOptions.map((option) => ({ sku: option.sku, quantity: option.quantity * quantity }))
}

/** The pallet places that lines take: none for tank beer and point-of-sale material (P§5, C§5.1). */
export function palletPlacesOf(lines: readonly CartLine[]): number {
  return truckLoad(lines.filter((line) => line.kind === 'beer')).palletPlaces
}
