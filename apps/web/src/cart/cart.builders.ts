import { wireProductWith, type ProductWishes } from '../product/product.builders.ts'
import type { FailedItemFragment } from '../gql/graphql.ts'
import type { WireCart } from './state/cart.ts'

type TankDetails = NonNullable<NonNullable<NonNullable<WireCart['items']>[number]>['tank_details']>
const NO_TANKS: TankDetails = { liters: 0, tank_type_1: 0, tank_type_2: 0, tank_type_3: 0, tank_type_4: 0 }

export type CartWishes = {
  lines?: {
    id?: number
    pallets?: number
    layers?: number
    packages?: number
    /** Litres of tank beer, and what of them is for which tank. */
    tank?: Partial<TankDetails>
    product?: ProductWishes
  }[]
} & Partial<WireCart>

// On each case that comes back; what is sold has none here.
const DEPOSIT = 3.9
const isReturnItem = ({ custom_attributesV2 }: ReturnType<typeof wireProductWith>): boolean =>
  custom_attributesV2?.items.some((item) => item?.code === 'is_empties') ?? false

/** What a full truck takes, without an order value or a cash discount. */
export const TRUCK_PROGRESS: NonNullable<WireCart['progress_bar_data']> = {
  iMinimumOrderPallet: 24,
  iMaximumOrderPallet: 26,
  iMinimumOrderWeight: 18_000,
  iMaximumOrderWeight: 24_000,
  iMinimumOrderLiters: null,
  iMaximumOrderLiters: null,
  iMaximumOrderCash: null,
  cash_discount: null,
}

/** A cart for a full truck to ship-to 1, as it comes over the wire; a line is one pallet unless it says more. */
export function wireCartWith({ lines = [], ...wishes }: CartWishes = {}) {
  const items = lines.map(({ id = 11, pallets = 0, layers = 0, packages = 0, tank, product }) => {
    const wire = wireProductWith(product)
    const cases = tank?.liters ?? packages + layers * 8 + pallets * 40
    const price = wire.price_range.minimum_price.final_price.value ?? 0
    return {
      __typename: 'SimpleCartItem' as const,
      id: String(id),
      quantity: packages,
      number_of_packages: packages,
      number_of_layer: layers,
      number_of_pallet: pallets,
      stock_quantity: wire.stock_quantity,
      is_available: cases <= (wire.stock_quantity ?? cases),
      tank_details: tank ? { ...NO_TANKS, ...tank } : null,
      product: wire,
      prices: {
        price: { value: price },
        row_total: { value: Math.round(cases * price * 100) / 100 },
        price_details: { deposit: isReturnItem(wire) ? -Math.round(cases * DEPOSIT * 100) / 100 : 0 },
      },
    }
  })
  const goods = items.reduce((sum, item) => sum + item.prices.row_total.value, 0)
  const deposit = items.reduce((sum, item) => sum + item.prices.price_details.deposit, 0)
  const cart: WireCart = {
    id: 'cart-1',
    version: 1,
    ship_to_id: '1',
    delivery_method: 'flatrate_flatrate',
    delivery_date: '2026-11-24',
    note_for_driver: null,
    customer_order_number: null,
    paymentMethod: 'purchaseorder',
    shipping_addresses: [wireAddressWith({ uid: 'MQ==', firstname: 'Depot 1', lastname: '' })],
    items,
    applied_coupons: null,
    replaces: null,
    prices: null,
    cart_prices: {
      summary: goods,
      grand_total_price: goods + deposit,
      grand_total_price_with_vat: goods + deposit,
      deposit,
      packaging_tax: 0,
      sorting_charge: 0,
    },
    grand_total_your_price_details: { grand_total_your_price: goods },
    progress_bar_data: TRUCK_PROGRESS,
    ...wishes,
  }
  return cart
}

type WireAddress = NonNullable<WireCart['shipping_addresses'][number]>

/** Ten pieces to Ank Tap in Enschede, unless more is said. */
export function wireAddressWith({
  pieces = 10,
  ...wishes
}: { pieces?: number } & Partial<WireAddress> = {}): WireAddress {
  return {
    uid: 'YWRkcmVzcy8x',
    firstname: 'Ank',
    middlename: null,
    lastname: 'Tap',
    company: null,
    street: ['Oude Markt 12'],
    postcode: '7511 GA',
    city: 'Enschede',
    pickup_location_code: null,
    cart_items: [{ quantity: pieces }],
    ...wishes,
  }
}

/** A line of an earlier order that did not come into the cart, as it comes over the wire. */
export function wireFailedWith(wishes: Partial<FailedItemFragment> = {}): FailedItemFragment {
  return {
    sku: 'GONE',
    name: 'Winterwarmer',
    selected_options: [],
    quantity: 40,
    message: 'It is not sold any more.',
    substitutes: [],
    ...wishes,
  }
}
