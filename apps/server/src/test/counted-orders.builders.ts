import { PLACE } from './cart-calls.builders.ts'
import {
  CART,
  faultsOf,
  fillAndChoose,
  LINES,
  onCart,
  placed,
  PORTAL,
  portal,
  query,
  rest,
  type Bench,
  type CountedCall,
} from './counted-calls.builders.ts'
import { readPath } from './open-brewery.ts'

const HISTORY = `total_count items { number carrier items { product_sku } shipments { number } invoices { number }
  comments { message } }`

/** An order that waits for its payment; its token, and the cart it was placed from. */
async function placedToPay(bench: Bench): Promise<readonly string[]> {
  const [number] = await placed(bench)
  const { rows } = await bench.brewery.pool.query<{ token: string; cart: string }>(
    `update sales_order set payment_stage = 'awaiting', pay_until = now() + interval '1 hour' where number = $1
     returning token, cart_id as cart`,
    [number],
  )
  return rows.flatMap(({ token, cart }) => [token, cart])
}

/** What becomes of a cart, and what becomes a cart again. */
const ORDERING: readonly CountedCall[] = [
  {
    operation: 'Mutation.placeOrder',
    sizes: LINES,
    before: fillAndChoose,
    ask: async ({ brewery, cart }) => faultsOf(await brewery.ask(PLACE, { cart })),
  },
  onCart(
    'setPaymentMethodAndPlaceOrder',
    ({ cart }) =>
      `input: { cart_id: "${cart}", payment_method: { code: "onaccount" } }) { order_number errors { code } }`,
    { before: fillAndChoose },
  ),
  onCart('checkProductsStock', ({ cart }) => `cart_id: "${cart}") { items { sku } ${CART} }`),
  onCart(
    'reorderItems',
    ({ ids }) =>
      `orderNumber: "${ids[0]}") { ${CART} userInputErrors { code } failed_items { sku substitutes { sku } } }`,
    {
      before: placed,
    },
  ),
  onCart(
    'changeOrder',
    ({ ids }) => `order_number: "${ids[0]}") { ${CART} failed_items { sku substitutes { sku } } errors { code } }`,
    { before: placed },
  ),
  onCart('startPayment', ({ ids }) => `payment_token: "${ids[0]}") { payment_status }`, { before: placedToPay }),
  onCart(
    'mollieProcessTransaction',
    ({ ids }) => `payment_token: "${ids[0]}") { paymentStatus ${CART} standing { order_number } }`,
    { before: placedToPay },
  ),
  onCart('mollieRestoreCart', ({ ids }) => `input: { cart_id: "${ids[1]}" }) { ${CART} }`, { before: placedToPay }),
  onCart('cancelOrder', ({ ids }) => `sap_id: "${ids[0]}") { success error order { status } }`, { before: placed }),
]

/** What is kept is a cart that can be had again, and each of its two kinds has calls of its own. */
const KINDS = [
  {
    save: 'addSaveOrderForLater',
    list: 'getSaveOrderForLater',
    one: 'getSaveOrderDetails',
    again: 'reOrderSavedOrder',
    rename: 'renameSavedOrder',
    remove: 'deleteSavedOrder',
  },
  {
    save: 'addPreOrder',
    list: 'getPreOrder',
    one: 'getPreOrderDetails',
    again: 'reOrderPreOrder',
    rename: 'renamePreOrder',
    remove: 'deletePreOrder',
  },
] as const

const SAVED = 'id total items { sku row_total product { sku name } }'

const KEPT: readonly CountedCall[] = KINDS.flatMap(({ save, list, one, again, rename, remove }) => {
  async function keep(bench: Bench): Promise<readonly string[]> {
    await fillAndChoose(bench)
    const answer = await bench.brewery.ask(`mutation { ${save}(cart_id: "${bench.cart}") { id } }`)
    return [String(readPath(answer.data, save, 'id'))]
  }
  async function keepMany(bench: Bench) {
    await bench.brewery.pool.query('delete from saved_order')
    for (let kept = 0; kept < bench.size; kept += 1) await keep({ ...bench, size: 2 })
  }
  return [
    onCart(save, ({ cart }) => `cart_id: "${cart}") { success id }`, { before: fillAndChoose }),
    {
      operation: `Query.${list}`,
      sizes: [1, 10] as const,
      before: keepMany,
      ask: query(() => `${list} { total_count items { ${SAVED} } }`),
    },
    {
      operation: `Query.${one}`,
      sizes: LINES,
      before: keep,
      ask: query(({ ids }) => `${one}(id: "${ids[0]}") { ${SAVED} }`),
    },
    onCart(again, ({ ids }) => `id: "${ids[0]}") { status failed_items { sku } ${CART} }`, { before: keep }),
    onCart(rename, ({ ids }) => `id: "${ids[0]}", customer_order_number: "Koningsdag") { success }`, {
      before: keep,
    }),
    onCart(remove, ({ ids }) => `id: "${ids[0]}") { success }`, { before: keep }),
  ]
})

/** What was ordered. */
const ORDERS: readonly CountedCall[] = [
  {
    operation: 'Customer.orders',
    sizes: [10, 100],
    ask: query(({ size }) => `customer { orders(pageSize: ${size}) { ${HISTORY} } }`),
  },
  {
    operation: 'Query.orderAgain',
    sizes: LINES,
    before: placed,
    ask: query(
      ({ ids }) =>
        `orderAgain(order_number: "${ids[0]}") { delivery_date grand_total { value } items { product_sku changes } }`,
    ),
  },
  {
    operation: 'Query.ordersAwaitingPayment',
    ask: query(() => 'ordersAwaitingPayment { order_number payment_status }'),
  },
  { operation: 'Query.customerOrders', ask: query(() => `customerOrders { ${HISTORY} }`) },
  {
    operation: 'GET /:market/prod/api/:version/portal/orders',
    sizes: [10, 100],
    ask: rest('GET', ({ size }) => `${PORTAL}/orders?limit=${size}`),
  },
  {
    operation: 'GET /:market/prod/api/:version/portal/orders/:number/confirmation',
    before: placed,
    ask: rest('GET', ({ ids }) => `${PORTAL}/orders/${ids[0]}/confirmation`),
  },
  ...['ordertypes', 'orders/GetOrderStatus', 'orderstatus', 'shipmentplaces'].map((name) => portal(name)),
]

/** Every call on what a cart becomes. */
export const ORDER_CALLS: readonly CountedCall[] = [...ORDERING, ...KEPT, ...ORDERS]
