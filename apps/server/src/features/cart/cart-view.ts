import { isOrderable } from '@fust/domain/assortment'
import { cartCapacity, type CapacityLimits, type CartCapacity } from '@fust/domain/capacity'
import { sharesOf, type OrderKind } from '@fust/domain/order'
import {
  cashDiscountFor,
  priceCart,
  type CashDiscountTerms,
  type Coupon,
  type PackagingRates,
  type PricedCart,
  type PricedLine,
} from '@fust/domain/pricing'
import { limitsOf, type DeliveryTerms } from '#features/delivery/index.ts'
import type { BreweryNow, BrewerySettings } from '#features/portal/index.ts'
import type { CartFacts } from './cart-facts.store.ts'
import type { CartAddress } from './delivery/cart-address.ts'
import { amountsOf, type ArticleLine } from './lines/cart-line.ts'
import type { StoredCart } from './cart.store.ts'
import type { LineAmounts } from './lines/line-amounts.ts'
import { hasItsParts, stockLeft, type Parts } from './lines/line-parts.ts'
import { priceLine } from './lines/price-line.ts'

/** A line with its price and what the stock holds of it (for a bundle: whole bundles), and whether it is sold here still. */
export type CartLineView = ArticleLine & {
  amounts: LineAmounts
  stockLeft: number
  isForSale: boolean
  priced: PricedLine
}

/** A cart with everything that is said about it, made from what the database holds now. */
export type CartView = {
  cart: StoredCart
  kind: OrderKind | null
  lines: CartLineView[]
  /** By SKU, of the lines and of what their bundles consist of. */
  stock: ReadonlyMap<string, number>
  parts: Parts
  priced: PricedCart
  /** The coupon on the cart, if it can be used today; a code that no longer can stays on the cart and takes nothing off. */
  coupon: Coupon | null
  cashDiscount: CashDiscountTerms | null
  capacity: CartCapacity
  limits: CapacityLimits
  terms: DeliveryTerms
  brewery: BreweryNow
  /** Where its goods go that do not all go to the ship-to; each with its share. */
  addresses: CartAddress[]
}

type KnownOfCart = CartFacts & { parts: Parts; coupon: Coupon | null; brewery: BreweryNow }

/** What follows from a cart, its lines, and all that was read about them. */
export function cartView(
  cart: StoredCart,
  stored: readonly ArticleLine[],
  { terms, discounts, parts, coupon, brewery }: KnownOfCart,
): CartView {
  const inStock = new Map([
    ...stored.map(({ sku, product }) => [sku, product.stock] as const),
    ...[...parts.values()].map(({ sku, stock }) => [sku, stock] as const),
  ])
  const limits = limitsOf(cart.method, terms)
  const capacity = cartCapacity(stored, limits, cart.method)
  const cashDiscount = cashDiscountTerms(brewery.settings)
  const priceLines = stored.map((line) => priceLine(line, discounts))
  const facts = {
    coupon: coupon?.discount ?? null,
    cashDiscount: null,
    fillsTruck: capacity.fillsTruck,
    packagingRates: packagingRates(brewery.settings),
    isDepositTaxed: brewery.settings.vat_on_deposit ?? brewery.market.isDepositTaxed,
  }
  const beforeCashDiscount = priceCart(priceLines, facts)
  const earned = cashDiscountFor(beforeCashDiscount.totals.goodsCents, cashDiscount)
  const priced = earned ? priceCart(priceLines, { ...facts, cashDiscount: earned }) : beforeCashDiscount
  const lines = stored.flatMap((line, index) => {
    const price = priced.lines[index]
    const isForSale = isOrderable(line.product) && hasItsParts(line, parts)
    const left = stockLeft(line, parts)
    return price ? [{ ...line, amounts: amountsOf(line), stockLeft: left, isForSale, priced: price }] : []
  })
  const kind = lines[0]?.kind ?? null
  const addresses = addressesOf(cart, stored)
  const rules = { priced, coupon, cashDiscount, capacity, limits, terms, brewery }
  return { cart, kind, lines, stock: inStock, parts, addresses, ...rules }
}

/** None for what is driven to the ship-to alone, whatever the cart held before. */
export function addressesOf({ addresses }: StoredCart, lines: readonly ArticleLine[]): CartAddress[] {
  const pieces = lines.flatMap((line) => (line.kind === 'posm' ? [{ id: line.id, pieces: line.pieces }] : []))
  if (pieces.length === 0) return []
  const shares = sharesOf(pieces, addresses)
  return addresses.map((address, place) => ({ ...address, shares: shares[place] ?? [] }))
}

function packagingRates({ packaging_discounts: own }: BrewerySettings): PackagingRates {
  return {
    fullTruckBasisPoints: Math.round(own.full_truck_percent * 100),
    fullPalletsBasisPoints: Math.round(own.single_pallet_percent * 100),
  }
}

function cashDiscountTerms({ cash_discount: own }: BrewerySettings): CashDiscountTerms | null {
  return own ? { fromCents: Math.round(own.from * 100), basisPoints: Math.round(own.percent * 100) } : null
}
