import { decimalToCents } from '@fust/contract/wire'
import type { CapacityLimits } from '@fust/domain/capacity'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { NO_CASES, totalCases, type CaseQuantities } from '@fust/domain/quantity'
import { formatNumber } from '../../i18n/format.ts'
import type { CartPartsFragment } from '../../gql/graphql.ts'
import { productOf, putTogether, type Product } from '../product/index.ts'
import { totalsOf, type CartMoney } from './cart-money.ts'

export type WireCart = CartPartsFragment

/** How much of a product: units side by side, or litres of tank beer. */
export type LineAmounts = CaseQuantities & { litres: number }
export const NO_AMOUNTS: LineAmounts = { ...NO_CASES, litres: 0 }

/** A line in the words of the rules; `id` is 0 until the server has numbered it. */
export type CartLine = {
  id: number
  product: Product
  amounts: LineAmounts
  unitPriceCents: number
  /** What a piece cost when it was last looked at, where that has changed meanwhile. */
  formerPriceCents?: number
  isAvailable: boolean
  totalCents: number
}

/** The cart as it is kept: plain data, from which `cartView` works out the rest. */
export type Cart = {
  id: string
  shipToId: string | null
  method: DeliveryMethod | null
  deliveryDate: string | null
  paymentMethod: string | null
  customerOrderNumber: string | null
  noteForDriver: string | null
  lines: readonly CartLine[]
  limits: CapacityLimits
  money: CartMoney
}

/** Reads a cart off the wire. */
export function cartOf(wire: WireCart): Cart {
  const method = wire.delivery_method && isDeliveryMethod(wire.delivery_method) ? wire.delivery_method : null
  return {
    id: wire.id,
    shipToId: wire.ship_to_id ?? null,
    method,
    deliveryDate: wire.delivery_date ?? null,
    paymentMethod: wire.paymentMethod ?? null,
    customerOrderNumber: wire.customer_order_number ?? null,
    noteForDriver: wire.note_for_driver ?? null,
    lines: (wire.items ?? []).flatMap((item) => (item ? [lineOf(item)] : [])),
    limits: limitsOf(wire.progress_bar_data),
    money: totalsOf(wire),
  }
}

/** What a line counts: cases or pieces, for tank beer litres. */
export function countOf(product: Product, amounts: LineAmounts): number {
  return product.kind === 'tank' ? amounts.litres : totalCases(amounts, product.pack)
}

type WireItem = NonNullable<NonNullable<WireCart['items']>[number]>

function lineOf(item: WireItem): CartLine {
  return {
    id: Number(item.id),
    product: { ...configuredProductOf(item), stock: item.stock_quantity ?? 0 },
    amounts: {
      packages: item.number_of_packages ?? item.quantity,
      layers: item.number_of_layer ?? 0,
      pallets: item.number_of_pallet ?? 0,
      litres: item.tank_details?.liters ?? 0,
    },
    unitPriceCents: decimalToCents(item.prices?.price.value ?? 0) ?? 0,
    isAvailable: item.is_available ?? true,
    totalCents: decimalToCents(item.prices?.row_total.value ?? 0) ?? 0,
  }
}

function configuredProductOf(item: WireItem): Product {
  const product = productOf(item.product)
  if (!('bundle_options' in item)) return product
  const parts = item.bundle_options.flatMap((option) => (option?.values ?? []).flatMap((part) => part ?? []))
  const contents = parts.map(({ quantity, label }) => `${formatNumber(quantity)} × ${label}`)
  return putTogether(
    product,
    parts.map(({ uid }) => uid),
    contents.join(', '),
  )
}

function limitsOf(progress: WireCart['progress_bar_data']): CapacityLimits {
  return {
    minimumPallets: progress?.iMinimumOrderPallet ?? null,
    maximumPallets: progress?.iMaximumOrderPallet ?? null,
    minimumWeightGrams: grams(progress?.iMinimumOrderWeight),
    maximumWeightGrams: grams(progress?.iMaximumOrderWeight),
    minimumLitres: null,
    maximumLitres: null,
  }
}

const grams = (kilograms: number | null | undefined): number | null =>
  kilograms == null ? null : Math.round(kilograms * 1000)
