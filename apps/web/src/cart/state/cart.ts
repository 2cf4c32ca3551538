import type { CapacityLimits } from '@fust/domain/capacity'
import { uidOf } from '@fust/contract/wire'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { NO_CASES, totalCases, type CaseQuantities } from '@fust/domain/quantity'
import { NO_TANK_LITRES, type TankAmounts } from '@fust/domain/tank'
import type { CartFiguresFragment, CartPartsFragment } from '../../gql/graphql.ts'
import { centsOf } from '../../lib/market/cents.ts'
import { postalAddress, type PostalAddress } from '../../lib/market/postal-address.ts'
import { keyOf, productOf, putTogether, unitCentsOf, type PartOfBundle, type Product } from '../../product/index.ts'
import { totalsOf, type CartMoney } from './cart-money.ts'

export type WireCart = CartPartsFragment
export type WireFigures = CartFiguresFragment

/** How much of a product: units side by side, or litres of tank beer with what of them is for which tank. */
export type LineAmounts = CaseQuantities & TankAmounts
export const NO_AMOUNTS: LineAmounts = { ...NO_CASES, ...NO_TANK_LITRES, litres: 0 }

/** A line in the words of the rules; `id` is 0 until the server has numbered it. */
export type CartLine = {
  id: number
  product: Product
  amounts: LineAmounts
  unitPriceCents: number
  /** What a piece cost when it was last looked at, where that has changed meanwhile. */
  formerPriceCents?: number
  /** What was asked for last and reached nobody: it stays in the fields until it is sent again. */
  unheard?: Partial<LineAmounts>
  isAvailable: boolean
  totalCents: number
}

/** The cart as it is kept: plain data, from which `cartView` works out the rest. */
export type Cart = {
  id: string
  /** Counts its changes on the server: whoever orders says which one they saw. */
  version: number
  /** It became an order: nothing about it is changed any more. */
  isOver?: true
  shipToId: string | null
  method: DeliveryMethod | null
  deliveryDate: string | null
  paymentMethod: string | null
  customerOrderNumber: string | null
  noteForDriver: string | null
  /** Where POS materials go that do not all go to the ship-to; a service point by its id. */
  addresses: readonly (PostalAddress & { pieces: number; pointId: string | null })[]
  lines: readonly CartLine[]
  limits: CapacityLimits
  money: CartMoney
  /** The codes that lower it; one that no longer holds stands here, too, and takes nothing off. */
  coupons: readonly string[]
  /** The order that is cancelled when this cart is placed. */
  replaces: ReplacedOrder | null
}

/** An order whose place a cart takes, and what was wished for with it. */
export type ReplacedOrder = {
  number: string
  totalCents: number
  /** It can still be changed. */
  isOpen: boolean
  isAfterSix: boolean
  isOnPallet: boolean
  hours: { from: string; to: string } | null
}

/** Reads a cart off the wire. */
export function cartOf(wire: WireCart): Cart {
  const lines = (wire.items ?? []).flatMap((item) =>
    item ? [lineOf(item, putTogether(productOf(soldOf(item)), partsOf(item)))] : [],
  )
  return { ...frameOf(wire), lines }
}

/** The known cart with its new figures; null when it now holds a product that is not known here. */
export function changedCart(figures: WireFigures, known: Cart): Cart | null {
  const products = new Map(known.lines.map(({ product }) => [product.key, product]))
  const items = (figures.items ?? []).flatMap((item) => item ?? [])
  const lines = items.flatMap((item) => {
    const chosen = partsOf(item).map(({ uid }) => uid)
    const product = products.get(keyOf(soldOf(item).sku ?? '', chosen))
    return product ? [lineOf(item, product)] : []
  })
  return lines.length === items.length ? { ...frameOf(figures), lines } : null
}

function frameOf(wire: WireFigures): Omit<Cart, 'lines'> {
  const method = wire.delivery_method && isDeliveryMethod(wire.delivery_method) ? wire.delivery_method : null
  return {
    id: wire.id,
    version: wire.version,
    shipToId: wire.ship_to_id ?? null,
    method,
    deliveryDate: wire.delivery_date ?? null,
    paymentMethod: wire.paymentMethod ?? null,
    customerOrderNumber: wire.customer_order_number ?? null,
    noteForDriver: wire.note_for_driver ?? null,
    addresses: addressesOf(wire),
    limits: limitsOf(wire.progress_bar_data),
    money: totalsOf(wire),
    coupons: (wire.applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? []),
    replaces: wire.replaces ? replacedOf(wire.replaces) : null,
  }
}

function replacedOf(wire: NonNullable<WireFigures['replaces']>): ReplacedOrder {
  const { delivery_hours_from: from, delivery_hours_to: to } = wire
  return {
    number: wire.order_number,
    totalCents: centsOf(wire.grand_total.value),
    isOpen: wire.is_open,
    isAfterSix: wire.delivery_after_six_pm,
    isOnPallet: wire.delivery_on_pallet,
    hours: from && to ? { from, to } : null,
  }
}

/** None where all goes to the ship-to. */
function addressesOf({ ship_to_id, shipping_addresses }: WireFigures): Cart['addresses'] {
  const all = shipping_addresses.flatMap((address) => address ?? [])
  if (all.every(({ uid }) => uid === uidOf(ship_to_id ?? ''))) return []
  return all.map(({ cart_items, ...address }) => ({
    ...postalAddress(address),
    pointId: address.pickup_location_code ?? null,
    pieces: (cart_items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0),
  }))
}

/** The number in the fields of a line: what it holds, or what nobody has heard yet. */
export function countedOf(line: CartLine | undefined): LineAmounts {
  return { ...(line?.amounts ?? NO_AMOUNTS), ...line?.unheard }
}

/** The line of a product, or of a bundle as it was put together, by its key. */
export function lineFor(cart: Pick<Cart, 'lines'>, key: string): CartLine | undefined {
  return cart.lines.find((line) => line.product.key === key)
}

/** The coupons that take nothing off goods that are there: they have ended meanwhile. */
export function endedCoupons({ coupons, lines, money }: Pick<Cart, 'coupons' | 'lines' | 'money'>): readonly string[] {
  // What a line that is on its way is lowered by is not known yet.
  if (money.goodsCents <= 0 || lines.some(({ id }) => id === 0)) return []
  const holding = new Set(money.discounts.map(({ coupon }) => coupon))
  return coupons.filter((code) => !holding.has(code))
}

/** What a line counts: cases or pieces, for tank beer litres. */
export function countOf(product: Product, amounts: LineAmounts): number {
  return product.kind === 'tank' ? amounts.litres : totalCases(amounts, product.pack)
}

/** The later of two carts, with what its lines cost when this browser last looked; a change of ours may be answered before an older reading. */
export function latestCart(known: Cart | undefined, told: Cart): Cart {
  if (known?.id !== told.id) return told
  if (known.isOver || known.version > told.version) return known
  const seen = new Map(known.lines.map((line) => [line.product.key, line]))
  const lines = told.lines.map((line) => {
    const before = seen.get(line.product.key)
    return before ? withFormerPrice(before, line) : line
  })
  return { ...told, lines }
}

function withFormerPrice(before: CartLine, line: CartLine): CartLine {
  // Another amount may have another price: that is no news.
  if (countOf(before.product, before.amounts) !== countOf(line.product, line.amounts)) return line
  const former = before.formerPriceCents ?? before.unitPriceCents
  return former === line.unitPriceCents ? line : { ...line, formerPriceCents: former }
}

function lineOf(item: WireItem, product: Product): CartLine {
  const stock = item.stock_quantity ?? 0
  return {
    id: Number(item.id),
    product: product.stock === stock ? product : { ...product, stock },
    amounts: {
      packages: item.number_of_packages ?? item.quantity,
      layers: item.number_of_layer ?? 0,
      pallets: item.number_of_pallet ?? 0,
      litres: item.tank_details?.liters ?? 0,
      tankType1: item.tank_details?.tank_type_1 ?? 0,
      tankType2: item.tank_details?.tank_type_2 ?? 0,
      tankType3: item.tank_details?.tank_type_3 ?? 0,
      tankType4: item.tank_details?.tank_type_4 ?? 0,
    },
    unitPriceCents: product.isReturnItem ? unitCentsOf(product) : centsOf(item.prices?.price.value),
    isAvailable: item.is_available ?? true,
    totalCents: centsOf(product.isReturnItem ? item.prices?.price_details?.deposit : item.prices?.row_total.value),
  }
}

type WireItem = NonNullable<NonNullable<WireFigures['items']>[number]>

/** What is ordered: of what has variants the one that was chosen. */
function soldOf<Sold>(item: { product: Sold; configured_variant?: Sold }): Sold {
  return item.configured_variant ?? item.product
}

/** What a bundle was put together from; nothing for any other product. */
function partsOf(item: WireItem): PartOfBundle[] {
  if (!('bundle_options' in item)) return []
  return item.bundle_options.flatMap((option) => (option?.values ?? []).flatMap((part) => part ?? []))
}

function limitsOf(progress: WireFigures['progress_bar_data']): CapacityLimits {
  return {
    minimumPallets: progress?.iMinimumOrderPallet ?? null,
    maximumPallets: progress?.iMaximumOrderPallet ?? null,
    minimumWeightGrams: grams(progress?.iMinimumOrderWeight),
    maximumWeightGrams: grams(progress?.iMaximumOrderWeight),
    minimumLitres: progress?.iMinimumOrderLiters ?? null,
    maximumLitres: progress?.iMaximumOrderLiters ?? null,
  }
}

const grams = (kilograms: number | null | undefined): number | null =>
  kilograms == null ? null : Math.round(kilograms * 1000)
