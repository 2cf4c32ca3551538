import { isHalfTruck, lineQuantity } from '@fust/domain/order'
import type { PricedLine } from '@fust/domain/pricing'
import type { Actor } from '#request/actor.ts'
import { besideShipTo, type CartAddress, type CartLineView, type CartView } from '#features/cart/index.ts'
import { orderCartOf } from './order-facts.ts'
import type { OrderAddress } from '../order-address.ts'
import type { NewOrder, NewOrderLine } from './place-order.store.ts'

/** The order that a reviewed cart becomes, with the amounts it was just worked out with. */
export function newOrder(
  view: CartView,
  actor: Actor,
  { payWithinMs, at }: { payWithinMs: number; at: Date },
): NewOrder {
  const { cart, kind, capacity, priced, lines, terms, brewery } = view
  const { totals } = priced
  const orderType = orderCartOf(view).orderType
  if (!kind || !cart.method || !cart.paymentMethod || !cart.deliveryDate || !orderType)
    throw new Error(`Cart ${cart.id} passed the review without all that an order needs.`)
  const isPaidOnline = isOnlinePayment(view) && totals.grandTotalCents > 0
  const sum = (amount: (line: CartLineView) => number) => lines.reduce((total, line) => total + amount(line), 0)
  return {
    companyId: cart.companyId,
    // `26-`, behind the brewery's own prefix.
    numberPrefix: `${brewery.settings.order_number_prefix}${brewery.now.today.slice(2, 4)}-`,
    cartId: cart.id,
    userId: actor.userId,
    isByStaff: actor.orderingFor !== null,
    shipToId: cart.shipToId,
    payerId: terms.shipTo.payer.id,
    kind,
    sapOrderType: orderType,
    isHalfTruck: isHalfTruck(cart.method),
    status: 'Order created',
    method: cart.method,
    paymentMethod: cart.paymentMethod,
    deliveryDate: cart.deliveryDate,
    hoursFrom: cart.hoursFrom,
    hoursTo: cart.hoursTo,
    afterSix: cart.afterSix,
    onPallet: cart.onPallet,
    customerOrderNumber: cart.customerOrderNumber,
    noteForDriver: cart.noteForDriver,
    customEmail: cart.customEmail,
    couponCode: cart.couponCode,
    replacesId: cart.replacesId,
    goodsCents: totals.goodsCents,
    discountCents: totals.goodsCents - totals.netCents,
    packagingTaxCents: totals.packagingTaxCents,
    sortingChargeCents: totals.sortingChargeCents,
    vatCents: totals.vatCents,
    depositCents: totals.depositCents,
    grandTotalExVatCents: totals.grandTotalExVatCents,
    grandTotalCents: totals.grandTotalCents,
    currency: brewery.market.currency,
    priceDetails: totals,
    totalCases: sum(casesOf),
    totalLayers: sum((line) => line.amounts.layers),
    totalPallets: sum((line) => line.amounts.pallets),
    totalLitres: sum((line) => line.amounts.litres),
    totalWeightGrams: capacity.weightGrams,
    palletPlaces: capacity.palletPlaces,
    addresses: orderAddresses(view),
    // The cut-off was judged by this instant.
    placedAt: brewery.instant,
    paymentStage: isPaidOnline ? 'awaiting' : null,
    payUntil: isPaidOnline ? new Date(at.getTime() + payWithinMs) : null,
  }
}

/** Nobody pays online where nothing is to be paid, as with empties. */
function isOnlinePayment({ cart, terms }: CartView): boolean {
  return terms.payments.some(({ code, isOnline }) => code === cart.paymentMethod && isOnline)
}

/** Where its goods go that do not all go to its ship-to; an address that nothing is left for is none of the order's. */
export function orderAddresses({
  cart,
  addresses,
  lines,
}: Pick<CartView, 'cart' | 'addresses' | 'lines'>): OrderAddress[] {
  const told = addresses.map((address) => orderAddress(address, lines))
  return besideShipTo(
    cart,
    told.filter(({ goods }) => goods.length > 0),
  )
}

/** An address with what goes there, by the numbers of the order's lines. */
function orderAddress({ shares, ...address }: CartAddress, lines: readonly CartLineView[]): OrderAddress {
  const goods = lines.flatMap(({ id, sku }, index) => {
    const pieces = shares.find(({ lineId }) => lineId === id)?.pieces ?? 0
    return pieces > 0 ? [{ lineNumber: lineNumberOf(index), sku, pieces }] : []
  })
  return { ...address, goods }
}

const lineNumberOf = (index: number): number => (index + 1) * 10

export function newOrderLine(line: CartLineView, index: number): NewOrderLine {
  const { product, priced } = line
  return {
    lineNumber: lineNumberOf(index),
    sku: line.sku,
    productName: product.name,
    subtitle: product.subtitle,
    tag: product.tag,
    brandCode: product.brand.code,
    options: line.bundleOptions,
    ...line.amounts,
    casesTotal: casesOf(line),
    unitPriceCents: priced.unitPriceCents,
    rowTotalCents: priced.goodsCents,
    discountCents: priced.goodsCents - priced.netCents,
    packagingTaxCents: priced.packagingTaxCents,
    sortingChargeCents: priced.sortingChargeCents,
    vatRateBp: priced.vatBasisPoints,
    vatCents: priced.vatCents,
    depositCents: priced.depositCents,
    isDepositTaxed: isDepositTaxed(priced),
    couponDiscountCents: priced.couponDiscountCents,
    packagingDiscountCents: priced.packagingDiscountCents,
    cashDiscountCents: priced.cashDiscountCents,
    grossWeightGrams: line.kind === 'beer' ? casesOf(line) * product.pack.grossWeightPerCaseGrams : 0,
  }
}

function isDepositTaxed({ netCents, sortingChargeCents, packagingTaxCents, vatBaseCents }: PricedLine): boolean {
  return vatBaseCents !== netCents + sortingChargeCents + packagingTaxCents
}

/** Tank beer is counted in litres alone. */
function casesOf(line: CartLineView): number {
  return line.kind === 'tank' ? 0 : lineQuantity(line)
}
