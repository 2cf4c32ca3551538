import { cartCapacity, type CapacityLine, type CartCapacity, type LoadLine } from '@fust/domain/capacity'
import { loadPlan } from '@fust/domain/load'
import { goodsOf, type Goods, type OrderKind } from '@fust/domain/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { loadViewOf, type LoadGap, type LoadView } from '../../load/index.ts'
import { canOrder, useSelectedShipTo, useSession } from '../../session/index.ts'
import { cartQuery } from '../api/cart-query.ts'
import type { Cart, CartLine } from '../state/cart.ts'
import { isOnItsWay, NO_EDITS, shown, type CartEdits } from '../state/cart-state.ts'
import { cartSyncOf } from '../sync/cart-sync.ts'

/** The cart with what the shared rules say about it. */
export type CartView = Cart & {
  kind: OrderKind | null
  /** What it is of, with return items apart from beer. */
  goods: Goods | null
  capacity: CartCapacity
  /** The truck floor as this cart fills it; null for what no truck is filled with. */
  load: LoadView | null
  /** How far the load is from what its message asks for. */
  gap: LoadGap | undefined
}

const WATCH_MS = 60_000

/** The cart with all that was tapped and what the rules say of it, for who may have one; a page that is about it watches for prices and stock that change. */
export function useCart({ isWatched = false } = {}) {
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const { store } = cartSyncOf(useQueryClient())
  const edits = useSelector(store, ({ edits: all }) => all[shipToId] ?? NO_EDITS)
  return useQuery({
    ...cartQuery(shipToId),
    select: (confirmed) => shownView(confirmed, edits),
    refetchOnMount: isWatched ? 'always' : true,
    refetchInterval: isWatched && WATCH_MS,
    enabled: user !== null && canOrder(user) && shipTo !== undefined,
  })
}

/** True while the server has yet to answer what was tapped: only then is known what the cart costs. */
export function useIsCartUnderWay(): boolean {
  const { shipTo } = useSelectedShipTo()
  return useSelector(cartSyncOf(useQueryClient()).store, ({ edits: all }) => {
    const edits = all[shipTo?.shipToId ?? ''] ?? NO_EDITS
    return isOnItsWay(edits) && !edits.unheard
  })
}

/** True while a change of the cart is being sent once more. */
export function useIsSendingAgain(): boolean {
  return useSelector(cartSyncOf(useQueryClient()).store, ({ isSendingAgain }) => isSendingAgain)
}

// Header, bar and page ask for the same cart: it is put together and judged once.
const views = new WeakMap<Cart, CartView>()
const lastShown = new WeakMap<Cart, { edits: CartEdits; cart: Cart }>()

/** What the server said of the cart with the edits on their way, held against the rules. */
function shownView(confirmed: Cart, edits: CartEdits): CartView {
  const last = lastShown.get(confirmed)
  if (last?.edits === edits) return cartView(last.cart)
  const cart = shown(confirmed, edits)
  lastShown.set(confirmed, { edits, cart })
  return cartView(cart)
}

/** Holds a cart against the rules of capacity and load (P§5, C§5.1). */
export function cartView(cart: Cart): CartView {
  const known = views.get(cart)
  if (known) return known
  const view = judged(cart)
  views.set(cart, view)
  return view
}

function judged(cart: Cart): CartView {
  const first = cart.lines[0]?.product
  const kind = first?.kind ?? null
  const goods = first ? goodsOf(first) : null
  const capacity = cartCapacity(capacityLinesOf(cart), cart.limits, cart.method)
  const view = { ...cart, kind, goods, capacity }
  return { ...view, load: loadOf(view), gap: gapOf(view) }
}

/** What a cart is worth in short: its goods without VAT and deposit, or what is credited for return items. */
export const worthCents = ({ goods, money }: Pick<CartView, 'goods' | 'money'>): number =>
  goods === 'empties' ? money.depositCents : money.netCents

/** The packaged beer of a cart, as the load rules take it. */
export function loadLinesOf(lines: readonly CartLine[]): LoadLine[] {
  return lines
    .filter(({ product }) => product.kind === 'beer')
    .map(({ product, amounts }) => ({ sku: product.sku, quantities: amounts, pack: product.pack }))
}

/** The lines of a cart, as the capacity rules take them. */
export function capacityLinesOf({ lines }: Pick<Cart, 'lines'>): CapacityLine[] {
  return lines.map(capacityLineOf)
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
