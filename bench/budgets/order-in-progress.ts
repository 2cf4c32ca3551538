import type { APIRequestContext } from '@playwright/test'
import { listAt, readPath } from '../jobs/job.ts'
import type { Seen } from './screens.ts'

const SKU = 'VP-KR2430'
const LINES = [SKU, 'WW-KR2430']
const PACKAGES = 60

const ADD = `mutation ($input: AddProductsToCartInput!) {
  addProductsToCart(input: $input) { user_errors { code } }
}`
const SAVE = 'mutation ($input: SaveOrderInput!) { addSaveOrderForLater(input: $input) { id } }'

/** Gives whoever is signed in something on each screen: an order put aside, and another in the cart. */
export async function beginOrder(url: string, request: APIRequestContext): Promise<Seen> {
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const body: unknown = await (await request.post(`${url}/graphql`, { data: { query, variables } })).json()
    if (readPath(body, 'errors') !== undefined) throw new Error(`GraphQL answered ${JSON.stringify(body)}`)
    return readPath(body, 'data')
  }
  const fillCart = async () => {
    const id = readPath(await ask('{ customerCart { id } }'), 'customerCart', 'id')
    const cart_items = LINES.map((sku) => ({ sku, quantity: PACKAGES, number_of_packages: PACKAGES }))
    await ask(ADD, { input: { cart_id: id, cart_items } })
    return id
  }
  const saved = await ask(SAVE, { input: { cart_id: await fillCart() } })
  await fillCart()
  const orders = await ask('{ customer { orders(pageSize: 1) { items { number } } } }')
  const [order] = listAt(orders, 'customer', 'orders', 'items')
  return {
    sku: SKU,
    orderNumber: String(readPath(order, 'number')),
    savedOrderId: String(readPath(saved, 'addSaveOrderForLater', 'id')),
  }
}
