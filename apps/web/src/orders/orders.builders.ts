import type {
  OrderAgainQuery,
  OrderChangeFragment,
  OrderContentFragment,
  OrderHeadFragment,
  OrderHeldBackFragment,
  OrderInvoicesFragment,
} from '../gql/graphql.ts'
import { wireProductWith, type ProductWishes } from '../product/product.builders.ts'

type WireOrder = OrderHeadFragment &
  OrderContentFragment &
  OrderChangeFragment &
  OrderHeldBackFragment &
  OrderInvoicesFragment

type WireConfirmation = NonNullable<NonNullable<NonNullable<WireOrder['items']>[number]>['confirmation']>

export type OrderWishes = {
  deliveryDate?: string
  plannedDate?: string | null
  lines?: {
    pallets?: number
    packages?: number
    shipped?: number
    product?: ProductWishes | null
    name?: string
    confirmed?: number | null
    confirmation?: WireConfirmation | null
  }[]
} & Partial<WireOrder>

const PER_PALLET = 40

/** An order of 16 November that is on its way for the 23rd, as it comes over the wire; a line is a pallet of crates. */
export function wireOrderWith({
  deliveryDate = '2026-11-23',
  plannedDate = null,
  lines = [{ pallets: 1 }],
  ...wishes
}: OrderWishes = {}): WireOrder {
  return {
    id: 'MTE3OTA=',
    processing_status_label: 'Partially Processed',
    delivery_status: 'PARTIALLY DELIVERED',
    number: '26-11790',
    available_actions: ['REORDER'],
    can_be_changed: false,
    replaced_by: null,
    held_back: null,
    payment_status: null,
    ordered_total: null,
    payment_token: null,
    refunded: null,
    replaces: null,
    order_date: '2026-11-16 15:41:00',
    status: 'On the way',
    carrier: 'Full Truck',
    shipping_method: 'flatrate_flatrate',
    material_type: 'FERT',
    ship_to_id: '1',
    customer_order_number: 'week 47 A',
    ordered_by: null,
    note_for_driver: null,
    discount: 10,
    ship_to_name: 'Depot 1',
    shipping_addresses: [wireOrderAddressWith()],
    additional_data: {
      delivery_date: deliveryDate,
      planned_delivery_date: plannedDate,
      delivery_hours_from: '07:00',
      delivery_hours_to: '09:00',
      total_layer: 0,
      total_pallet: lines.reduce((sum, { pallets = 0 }) => sum + pallets, 0),
      total_packages: 40,
      total_liters: 0,
      total_weight: 842,
      custom_email: null,
      delivery_after_six_pm: false,
      delivery_on_pallet: true,
    },
    comments: [
      { message: 'Order created', timestamp: '2026-11-16 15:41:00' },
      { message: 'On the way', timestamp: '2026-11-23 06:10:00' },
    ],
    total: {
      grand_total: { value: 1000 },
      subtotal_excl_tax: { value: 714 },
      total_tax: { value: 147.84 },
      taxes: [{ rate: 21, amount: { value: 147.84 } }],
    },
    payment_methods: [{ name: 'On account' }],
    shipments: [{ number: '8000311436', tracking: [{ carrier: 'PostNL', number: '3SVEEN1436' }] }],
    invoices: [],
    items: lines.map((line, index) => {
      const { pallets = 0, packages = 0, shipped = 0, product = {}, name, confirmed = null, confirmation = null } = line
      const wire = product === null ? null : wireProductWith(product)
      return {
        id: String(index),
        product_sku: wire?.sku ?? 'GONE',
        product_name: name ?? wire?.name ?? 'Gone',
        quantity_ordered: packages + pallets * PER_PALLET,
        quantity_confirmed: confirmed,
        confirmation,
        quantity_shipped: shipped,
        number_of_packages: packages,
        number_of_layer: 0,
        number_of_pallet: pallets,
        tank_details: null,
        prices: { row_total: { value: 714 } },
        product: wire,
      }
    }),
    ...wishes,
  }
}

type WireRepeated = NonNullable<OrderAgainQuery['orderAgain']>

/** An order of the past as it would be today: a full truck on Tuesday the 24th, as it was. */
export function wireRepeatedWith({
  items = [],
  ...wishes
}: Partial<Omit<WireRepeated, 'items'>> & { items?: Partial<WireRepeated['items'][number]>[] } = {}): WireRepeated {
  return {
    delivery_method: 'flatrate_flatrate',
    delivery_date: '2026-11-24',
    cut_off_at: '2026-11-23T15:00:00.000Z',
    payment_method: 'purchaseorder',
    grand_total: { value: 1000 },
    refusal: null,
    ...wishes,
    items: items.map((item) => ({
      product_sku: 'VP-KR2430',
      product_name: 'Veenhof Pils',
      changes: [],
      number_of_packages: 0,
      number_of_layer: 0,
      number_of_pallet: 1,
      liters: 0,
      ordered_price: { value: 12 },
      price: { value: 12 },
      ...item,
    })),
  }
}

/** The address of ship-to 1, as an order to it tells it. */
export function wireOrderAddressWith(wishes: Partial<WireOrder['shipping_addresses'][number]> = {}) {
  return {
    firstname: 'Depot 1',
    middlename: null,
    lastname: '',
    company: 'Ten Brink',
    street: ['Windmolenweg 14'],
    postcode: '7548 BM',
    city: 'Boekelo',
    service_point: null,
    ...wishes,
  }
}
