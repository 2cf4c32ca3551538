import { cartCapacity, type CapacityLine, type CartCapacity, type LoadLine } from '@fust/domain/capacity'
import { loadPlan } from '@fust/domain/load'
import type { OrderKind } from '@fust/domain/order'
import { loadViewOf, type LoadGap, type LoadView } from '../load/index.ts'
import type { Cart, CartLine } from './cart.ts'

/** The cart with what the shared rules say about it. */
export type CartView = Cart & {
  kind: OrderKind | null
  capacity: CartCapacity
  /** The truck floor as this cart fills it; null for what no truck is filled with. */
  load: LoadView | null
  /** How far the load is from what its message asks for. */
  gap: LoadGap | undefined
}

// Header, bar and page ask for the same cart: it is judged once.
const views = new WeakMap<Cart, CartView>()

/** Holds a cart against the rules of capacity and load (P§5, C§5.1). */
export function cartView(cart: Cart): CartView {
  const known = views.get(cart)
  if (known) return known
  const view = judged(cart)
  views.set(cart, view)
  return view
}

function judged(cart: Cart): CartView {
  const kind = cart.lines[0]?.product.kind ?? null
  const capacity = cartCapacity(cart.lines.map(capacityLineOf), cart.limits, cart.method)
  const view = { ...cart, kind, capacity }
  return { ...view, load: loadOf(view), gap: gapOf(view) }
}

/** The packaged beer of a cart, as the load rules take it. */
export function loadLinesOf(lines: readonly CartLine[]): LoadLine[] {
  return lines
    .filter(({ product }) => product.kind === 'beer')
    .map(({ product, amounts }) => ({ sku: product.sku, quantities: amounts, pack: product.pack }))
}

type Judged = Omit<CartView, 'load' | 'gap'>

function loadOf({ kind, lines, limits, capacity }: Judged): LoadView | null {
  if ((kind !== null && kind !== 'beer') || limits.maximumPallets === null) return null
  const products = new Map(lines.map(({ product: { sku, name, look } }) => [sku, { ...look, label: name }]))
  return loadViewOf(loadPlan(loadLinesOf(lines), limits), products, {
    pallets: capacity.palletsShown,
    hasMaximum: true,
    weightGrams: capacity.weightGrams,
    maximumWeightGrams: limits.maximumWeightGrams,
  })
}

function gapOf({ capacity, limits }: Judged): LoadGap | undefined {
  const { capacityMessage, progressMessage } = capacity
  if (capacityMessage === 'minimum-not-reached') {
    if (capacity.missingPalletsShown > 0) return { unit: 'pallets', amount: capacity.missingPalletsShown, over: false }
    if (capacity.missingLitres > 0) return { unit: 'litres', amount: capacity.missingLitres, over: false }
    return { unit: 'kg', amount: capacity.missingWeightGrams / 1000, over: false }
  }
  if (progressMessage === 'maximum-pallets-exceeded' && limits.maximumPallets !== null)
    return { unit: 'pallets', amount: capacity.palletPlaces - limits.maximumPallets, over: true }
  if (progressMessage === 'maximum-weight-exceeded' && limits.maximumWeightGrams !== null)
    return { unit: 'kg', amount: (capacity.weightGrams - limits.maximumWeightGrams) / 1000, over: true }
  return undefined
}

function capacityLineOf({ product, amounts }: CartLine): CapacityLine {
  if (product.kind === 'tank') return { kind: 'tank', litres: amounts.litres }
  if (product.kind === 'posm') return { kind: 'posm', pieces: amounts.packages }
  return { kind: 'beer', sku: product.sku, quantities: amounts, pack: product.pack }
}
