import type { APIRequestContext } from '@playwright/test'
import { readJson } from './read-json.ts'

/** Products of the demo brewery that the journeys order; a card is named as the catalogue names it. */
export const beer = {
  crate: { sku: 'VP-KR2430', card: 'Veenhof Pils, Crate 24 × 30 cl · 5,0%' },
  wheat: { sku: 'WW-KR2430' },
} as const

type CartItem = { sku: string; quantity: number; number_of_pallet?: number; number_of_packages?: number }
type CartLine = { sku: string; packages: number; layers: number; pallets: number }
type Cart = { id: string; lines: CartLine[] }

type WireCart = {
  id: string
  items: {
    id: string
    product: { sku: string }
    number_of_packages: number
    number_of_layer: number
    number_of_pallet: number
  }[]
}
type WireAnswer<Data> = { data?: Data; errors?: { message: string; extensions?: { category?: string } }[] }

const CART = 'id items { id product { sku } number_of_packages number_of_layer number_of_pallet }'

export type OrderApi = {
  of: (other: APIRequestContext) => OrderApi
  cart: () => Promise<Cart | undefined>
  /** The errors of a call, by category; empty when it went well. */
  refusalsOf: (query: string, variables?: object) => Promise<string[]>
  emptyCart: () => Promise<void>
  addPallets: (sku: string, pallets: number) => Promise<void>
  addPackages: (sku: string, packages: number) => Promise<void>
  /** One of each. */
  addEach: (skus: readonly string[]) => Promise<void>
  /** Nothing is brought: a cart of any size may be ordered. */
  choosePickup: () => Promise<void>
  /** The cart travels so, whatever its buyer's last order did. */
  chooseFullTruck: () => Promise<void>
  orderNumbers: () => Promise<string[]>
}

/** What a journey arranges or looks up without the screens, in the name of whoever `request` belongs to. */
export function createOrderApi(request: APIRequestContext): OrderApi {
  async function ask<Data>(query: string, variables: object = {}): Promise<WireAnswer<Data>> {
    const answer = await request.post('/graphql', { data: { query, variables } })
    return readJson(answer)
  }

  async function cart(): Promise<Cart | undefined> {
    const { data } = await ask<{ customerCart: WireCart }>(`{ customerCart { ${CART} } }`)
    return data && cartOf(data.customerCart)
  }

  async function add(...items: CartItem[]): Promise<void> {
    const held = await cart()
    const { errors } = await ask(
      `mutation ($input: AddProductsToCartInput!) {
        addProductsToCart(input: $input) { cart { id } user_errors { code } }
      }`,
      { input: { cart_id: held?.id, cart_items: items } },
    )
    if (errors) throw new Error(`${items[0]?.sku} was not added: ${errors.map(({ message }) => message).join()}`)
  }

  async function chooseMethod(method: string): Promise<void> {
    const held = await cart()
    const { errors } = await ask(
      'mutation ($id: String!, $method: String!) { setDeliveryMethod(cart_id: $id, deliverymethod: $method) { cart { id } } }',
      { id: held?.id, method },
    )
    if (errors) throw new Error(`No ${method}: ${errors.map(({ message }) => message).join()}`)
  }

  return {
    cart,

    async refusalsOf(query: string, variables: object = {}): Promise<string[]> {
      const { errors = [] } = await ask(query, variables)
      return errors.map(({ extensions }) => extensions?.category ?? 'internal')
    },

    async emptyCart(): Promise<void> {
      const held = await cart()
      if (!held || held.lines.length === 0) return
      await ask(`mutation ($id: String) { removeAllItems(cart_id: $id) { cart { id } } }`, { id: held.id })
    },

    of: (other: APIRequestContext): OrderApi => createOrderApi(other),

    addPallets: (sku: string, pallets: number) => add({ sku, quantity: 0, number_of_pallet: pallets }),
    addPackages: (sku: string, packages: number) => add({ sku, quantity: packages, number_of_packages: packages }),
    addEach: (skus) => add(...skus.map((sku) => ({ sku, quantity: 1, number_of_packages: 1 }))),

    choosePickup: () => chooseMethod('selfpickup_selfpickup'),
    chooseFullTruck: () => chooseMethod('flatrate_flatrate'),

    async orderNumbers(): Promise<string[]> {
      const { data } = await ask<{ customer: { orders: { items: { number: string }[] } } }>(
        '{ customer { orders(pageSize: 50) { items { number } } } }',
      )
      return data?.customer.orders.items.map(({ number }) => number) ?? []
    },
  }
}

const cartOf = ({ id, items }: WireCart): Cart => ({
  id,
  lines: items.map((item) => ({
    sku: item.product.sku,
    packages: item.number_of_packages,
    layers: item.number_of_layer,
    pallets: item.number_of_pallet,
  })),
})
