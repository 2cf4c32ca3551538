import { graphql, type Asked } from '../access/veenhof.ts'
import { wholeOf, wholeOfType } from './whole.ts'

/** What a step may name: of the person, and of the step before. */
export type Told = {
  shipTo: string
  cart: string
  items: readonly string[]
  order: string
  hours: readonly [from: string, to: string]
  language: string
}
export type Step = { name: string; ask: (told: Told) => Asked }

const CARD = `items { __typename sku name url_key your_price stock_status stock_quantity only_x_left_in_stock product_lowstock
  price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } } }`
const LIST = `total_count page_info { current_page page_size total_pages } ${CARD}`
const FACETS = 'aggregations { attribute_code label count options { label value count } }'

const step = (name: string, text: (told: Told) => string): Step => ({ name, ask: (told) => graphql(text(told)) })

const list = (name: string, args: string, told = LIST): Step => step(name, () => `{ products(${args}) { ${told} } }`)

const SEARCHES = ['pils', 'veenhof', 'kraan', 'VP-KR2430', '8719998100006', 'fust 50', 'wit bier', 'glas', 'zzz', '%_']

const READING: readonly Step[] = [
  list('the whole assortment', 'filter: {}, pageSize: 500', `total_count items { sku your_price stock_status }`),
  list('a first page with facets', 'filter: {}, pageSize: 12', `${LIST} ${FACETS}`),
  list('a second page', 'filter: {}, pageSize: 12, currentPage: 2'),
  list('by name, downwards', 'filter: {}, pageSize: 6, sort: { name: DESC }'),
  list('by price', 'filter: {}, pageSize: 6, sort: { price: ASC }'),
  list('of one kind of pack', 'pageSize: 6, filter: { pack_format: { eq: "KEG" } }', `${LIST} ${FACETS}`),
  list('of a category', 'pageSize: 6, filter: { category_id: { eq: "10" } }', `${LIST} ${FACETS}`),
  list('that cannot be', 'filter: { sku: { eq: "NO-SUCH-SKU" } }', `${LIST} ${FACETS}`),
  ...SEARCHES.map((word) => list(`searched: ${word}`, `search: ${JSON.stringify(word)}, pageSize: 8`)),
  list('one by SKU, whole', 'filter: { sku: { eq: "VP-KR2430" } }', wholeOf('Query.products', 4).slice(1, -1)),
  list('one by its address', 'filter: { url_key: { eq: "veenhof-pils-vp-kr2430" } }', LIST),
  list('several by SKU', 'filter: { sku: { in: ["VP-F50", "VP-KR2430", "VP-KR1645"] } }'),
]

const CART = wholeOf('Query.customerCart', 3)
const TOLD = `{ __typename id total_quantity items { uid quantity product { sku }
    ... on CartItemInterface { number_of_packages number_of_layer number_of_pallet } }
  prices { grand_total { value } } }`

const add = (name: string, items: string): Step =>
  step(
    name,
    ({ cart }) =>
      `mutation { addProductsToCart(cartId: "${cart}", cartItems: [${items}]) { cart ${TOLD} user_errors { code message } } }`,
  )

const choose = (method: string, date: string): Step =>
  step(
    `chooses ${method} on ${date}`,
    ({ cart, shipTo, language }) => `mutation { setTransportType(cart_id: "${cart}", transport_type: "${method}",
      outlet_id: "${shipTo}", date_popup: "${date}", payment_method: "On account", payment_code: "purchaseorder",
      store: "LivePortal_NL_${language}") ${wholeOf('Mutation.setTransportType', 2)} }`,
  )

const onCart = (name: string, args = '', levels = 4): Step =>
  step(name, ({ cart }) => `mutation { ${name}(cart_id: "${cart}"${args}) ${wholeOf(`Mutation.${name}`, levels)} }`)

const inCart = (name: string, args: string, levels = 4): Step =>
  step(
    name,
    ({ cart }) => `mutation { ${name}(input: { cart_id: "${cart}", ${args} }) ${wholeOf(`Mutation.${name}`, levels)} }`,
  )

const cart = (name: string): Step => step(name, () => `{ customerCart ${CART} }`)

const update = (name: string, quantity: number): Step =>
  step(
    name,
    ({ cart: id, items: [first = ''] }) => `mutation { updateCartItems(input: { cart_id: "${id}",
      cart_items: [{ cart_item_uid: "${first}", quantity: ${quantity} }] }) { cart ${TOLD} errors { code message } } }`,
  )

const PLACING: readonly Step[] = [
  step('begins a cart', () => 'mutation { createEmptyCart }'),
  onCart('removeAllItems', '', 1),
  {
    name: 'reads the hours',
    ask: ({ shipTo }) => ({ method: 'GET', url: `/nl/prod/api/v1/portal/orders/GetAvailableHours?ShipToId=${shipTo}` }),
  },
  cart('an empty cart'),
  add('adds pallets', '{ sku: "VP-KR2430", quantity: 23, number_of_pallet: 23 }'),
  add('adds cases', '{ sku: "VP-KR2430", quantity: 12, number_of_packages: 12 }'),
  add('adds layers and kegs', '{ sku: "VP-F50", quantity: 2, number_of_layer: 2 }'),
  add('adds what is not sold', '{ sku: "NO-SUCH-SKU", quantity: 1 }'),
  add('adds tank beer', '{ sku: "VP-TANK", quantity: 1, tank_type_1: 800 }'),
  add('adds half a crate', '{ sku: "VP-KR1230", quantity: 0.5 }'),
  add('adds too much', '{ sku: "VP-KR1645", quantity: 99999 }'),
  cart('a filled cart'),
  update('sets another number', 24),
  choose('flatrate_flatrate', '2026-11-29'),
  choose('flatrate_flatrate', '2026-11-26'),
  choose('selfpickup_selfpickup', '2026-11-26'),
  choose('flatrate_flatrate', '2026-11-26'),
  inCart('applyCouponToCart', 'coupon_code: "OPGEBRUIKT"'),
  inCart('applyCouponToCart', 'coupon_code: "PROOST"'),
  onCart('saveCustomerOrderNumber', ', customer_order_number: "Koningsdag"', 2),
  onCart('checkProductsStock', '', 3),
  cart('a cart that is ready'),
  step(
    'confirms day and hours',
    ({
      cart: id,
      hours: [from, to],
    }) => `mutation { updatePrices(cart_id: "${id}", delivery_date: "2026-11-26", date_popup: "2026-11-26",
      payment_method: "purchaseorder", payment_title: "On account", outlet_order_type: "YSOR",
      delivery_method: "flatrate_flatrate", delivery_hours_from: "${from}", delivery_hours_to: "${to}",
      user_first_name: "Jan", user_surname: "Brink") ${wholeOf('Mutation.updatePrices', 3)} }`,
  ),
  inCart('placeOrder', '', 4),
  step('reads the history', () => `{ customer { orders(pageSize: 5) ${wholeOfType('CustomerOrders', 3)} } }`),
  step(
    'changes it',
    ({ order }) => `mutation { changeOrder(order_number: "${order}") ${wholeOf('Mutation.changeOrder', 3)} }`,
  ),
  onCart('removeAllItems', '', 1),
  step(
    'orders it again',
    ({ order }) => `mutation { reorderItems(orderNumber: "${order}") ${wholeOf('Mutation.reorderItems', 2)} }`,
  ),
  cart('a cart of what was ordered'),
  onCart('removeAllItems', '', 1),
  add('adds material', '{ sku: "PM-GL-VP-25", quantity: 3 }'),
  cart('a cart of material'),
  onCart('removeAllItems', '', 1),
]

export const CONVERSATION: readonly Step[] = [...READING, ...PLACING]
