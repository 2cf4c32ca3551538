import { cartCapacity, type CapacityLine, type CapacityLimits, type CartCapacity } from '@fust/domain/capacity'
import { orderKindOf, type OrderKind } from '@fust/domain/order'
import {
  cashDiscountFor,
  isCouponValid,
  lineDeposits,
  priceCart,
  type CashDiscountTerms,
  type Coupon,
  type LineDiscount,
  type PackagingRates,
  type PricedCart,
  type PricedLine,
  type PriceLine,
} from '@fust/domain/pricing'
import { bundleStock, casesOnFullPallets, totalCases, type CaseQuantities, type UnitRules } from '@fust/domain/quantity'
import type { Queries } from '#platform/database.ts'
import type { Delivery, DeliveryTerms } from '#features/delivery/index.ts'
import { limitsOf } from '#features/delivery/index.ts'
import type { BreweryNow, BrewerySettings } from '#features/portal/index.ts'
import { createCouponStore } from './coupon.store.ts'
import {
  createCartStore,
  type CartProduct,
  type LineAmounts,
  type StoredCart,
  type StoredCartLine,
  type StoredDiscount,
} from './cart.store.ts'

/** A line with its price and what the stock holds of it (for a bundle: whole bundles). */
export type CartLineView = StoredCartLine & { kind: OrderKind; stockLeft: number; priced: PricedLine }

/** A cart with everything that is said about it, made from what the database holds now. */
export type CartView = {
  cart: StoredCart
  kind: OrderKind | null
  lines: CartLineView[]
  /** By SKU, of the lines and of what their bundles consist of. */
  stock: ReadonlyMap<string, number>
  priced: PricedCart
  /** The coupon on the cart, if it can be used today; a code that no longer can stays on the cart and takes nothing off. */
  coupon: Coupon | null
  cashDiscount: CashDiscountTerms | null
  capacity: CartCapacity
  limits: CapacityLimits
  terms: DeliveryTerms
  brewery: BreweryNow
}

/** Reads a cart's lines, prices, stock and limits, and works out what follows from them. */
export async function viewCart(
  queries: Queries,
  cart: StoredCart,
  { delivery, brewery }: { delivery: Delivery; brewery: BreweryNow },
): Promise<CartView> {
  const terms = await delivery.terms(queries, cart)
  const stored = await createCartStore(queries).lines(cart, terms.shipTo.priceGroup, brewery.now.today)
  return viewLines(queries, cart, stored, { terms, brewery })
}

/** What `viewCart` says, of lines that stand somewhere else than in the cart. */
export async function viewLines(
  queries: Queries,
  cart: StoredCart,
  stored: readonly StoredCartLine[],
  { terms, brewery }: { terms: DeliveryTerms; brewery: BreweryNow },
): Promise<CartView> {
  const store = createCartStore(queries)
  const { priceGroup } = terms.shipTo
  const optionSkus = stored.flatMap((line) => line.options.map((option) => option.sku))
  const optionStock = optionSkus.length === 0 ? [] : await store.stockOf(optionSkus)
  const stock = new Map([
    ...stored.map(({ sku, product }) => [sku, product.stock] as const),
    ...optionStock.map(({ sku, quantity }) => [sku, quantity] as const),
  ])
  const discounts = stored.length === 0 ? [] : await store.discounts(priceGroup, brewery.now.today)

  const limits = limitsOf(cart.method, terms)
  const capacity = cartCapacity(stored.map(capacityLine), limits, cart.method)
  const coupon = await usableCoupon(queries, cart, brewery)
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
    return price ? [{ ...line, kind: kindOf(line.product), stockLeft: stockLeft(line, stock), priced: price }] : []
  })
  const kind = lines[0]?.kind ?? null
  return { cart, kind, lines, stock, priced, coupon, cashDiscount, capacity, limits, terms, brewery }
}

async function usableCoupon(queries: Queries, { couponCode }: StoredCart, { now }: BreweryNow): Promise<Coupon | null> {
  const coupon = couponCode === null ? undefined : await createCouponStore(queries).find(couponCode)
  return coupon && isCouponValid(coupon, now.today) ? coupon : null
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

export function kindOf(product: CartProduct): OrderKind {
  return orderKindOf(product.materialType, product.packFormat)
}

export function caseQuantities({ packages, layers, pallets }: LineAmounts): CaseQuantities {
  return { packages, layers, pallets }
}

/** What a line counts: cases or pieces; litres for tank beer. */
export function lineQuantity(product: CartProduct, amounts: LineAmounts): number {
  return kindOf(product) === 'tank' ? amounts.litres : totalCases(caseQuantities(amounts), product.pack)
}

export function stockLeft(
  line: Pick<StoredCartLine, 'options' | 'product'>,
  stock: ReadonlyMap<string, number>,
): number {
  if (line.options.length === 0) return line.product.stock
  return bundleStock(line.options.map(({ sku, quantity }) => Math.floor((stock.get(sku) ?? 0) / quantity)))
}

function capacityLine(line: StoredCartLine): CapacityLine {
  const { product } = line
  const kind = kindOf(product)
  if (kind === 'tank') return { kind, litres: line.litres }
  if (kind === 'posm') return { kind, pieces: line.packages }
  return { kind, sku: line.sku, quantities: caseQuantities(line), pack: product.pack }
}

/** The pallet places that lines take: none for tank beer and POS materials; an empty cart is taken for a case of beer. */
export function placesOf(lines: readonly StoredCartLine[]): number {
  return lines.length === 0 ? 1 : cartCapacity(lines.map(capacityLine), NO_LIMITS, null).palletPlaces
}

const NO_LIMITS: CapacityLimits = {
  minimumPallets: null,
  maximumPallets: null,
  minimumWeightGrams: null,
  maximumWeightGrams: null,
  minimumLitres: null,
  maximumLitres: null,
}

function priceLine(line: StoredCartLine, discounts: readonly StoredDiscount[]): PriceLine {
  const { product } = line
  const kind = kindOf(product)
  const quantities = caseQuantities(line)
  return {
    id: String(line.id),
    kind,
    quantity: lineQuantity(product, line),
    // By the case, the piece, or for tank beer the liter.
    pricedUnits: 1,
    ...unitPrices(product),
    fixedDiscount: bestDiscount('fixed', product, discounts),
    promotionalDiscount: bestDiscount('promotional', product, discounts),
    sortingChargePerUnitCents: product.sortingChargeCents,
    packagingTaxPerUnitCents: product.packagingTaxCents,
    vatBasisPoints: product.vatRateBp,
    deposits: lineDeposits(
      quantities,
      product.pack,
      product.deposits.map((deposit) => ({
        kind: deposit.kind === 'can' ? 'bottle' : depositKind(deposit.kind),
        centsPerPiece: product.isEmpties ? -deposit.priceCents : deposit.priceCents,
        piecesPerCase: deposit.quantity,
      })),
    ),
    casesOnFullPallets: casesOnFullPallets(quantities, product.pack),
  }
}

/** The price of a product in this ship-to's group; an offer's own price takes the place of all tiers. */
function unitPrices(product: CartProduct): Pick<PriceLine, 'unitPriceCents' | 'tiers'> {
  if (product.materialType === 'ZBTL') return { unitPriceCents: product.posmPriceCents ?? 0, tiers: [] }
  if (product.offer?.priceCents != null) return { unitPriceCents: product.offer.priceCents, tiers: [] }
  const [single, ...larger] = product.tiers
  return {
    unitPriceCents: single?.priceCents ?? 0,
    tiers: larger.map(({ minCases, priceCents }) => ({ fromQuantity: minCases, unitPriceCents: priceCents })),
  }
}

/** What a product says about its units. */
export function unitRulesOf(product: CartProduct): Omit<UnitRules, 'kind'> {
  return {
    isLayerOrderingDisabled: product.noLayerOrdering,
    isPalletOrderingDisabled: product.noPalletOrdering,
    isTruckPackageOrderingAllowed: product.truckSingleCases,
  }
}

/** True when somebody could pay for it: a product without a price in this group is not for sale here. */
export function hasPrice(product: CartProduct): boolean {
  return product.materialType === 'ZBTL'
    ? product.posmPriceCents !== null
    : product.tiers.length > 0 || product.isEmpties
}

function bestDiscount(
  kind: StoredDiscount['kind'],
  product: CartProduct,
  discounts: readonly StoredDiscount[],
): LineDiscount | null {
  const rates = discounts
    .filter((discount) => discount.kind === kind)
    .filter(
      ({ sku, brandCode }) =>
        (sku ?? product.sku) === product.sku && (brandCode ?? product.brandCode) === product.brandCode,
    )
    .map((discount) => discount.rateBp)
  return rates.length === 0 ? null : { kind: 'rate', basisPoints: Math.max(...rates) }
}

function depositKind(kind: string): 'bottle' | 'crate' | 'keg' | 'pallet' {
  return kind === 'crate' || kind === 'keg' || kind === 'pallet' ? kind : 'bottle'
}
