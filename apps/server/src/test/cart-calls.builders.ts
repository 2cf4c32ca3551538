import type { OpenBrewery } from './open-brewery.ts'
import { readPath } from './open-brewery.ts'

export const ADD = `mutation ($cartId: String, $items: [CartItemInput!]) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { id total_quantity items { id uid quantity number_of_packages number_of_layer number_of_pallet quantity_total } }
    user_errors { code message }
  }
}`

export const CHOOSE = `mutation ($cart: String, $outlet: String, $method: String, $date: String,
  $store: String = "LivePortal_NL_en") {
  setTransportType(cart_id: $cart, outlet_id: $outlet, transport_type: $method, date_popup: $date,
    payment_method: "On account", payment_code: "onaccount", store: $store) {
    cart { id delivery_date delivery_method progress_bar_data { status } }
  }
}`

export const PLACE = `mutation ($cart: String) {
  placeOrder(cart_id: $cart) { order_number order { order_number } errors { code message } }
}`

type Caller = Parameters<OpenBrewery['ask']>[2]

export async function newCart(brewery: OpenBrewery, options?: Caller): Promise<string> {
  const answer = await brewery.ask('mutation { createEmptyCart }', {}, options)
  return String(readPath(answer.data, 'createEmptyCart'))
}

/** A cart with these pallets, and the transport, day and payment chosen: ready to be placed. */
export async function readyCart(
  brewery: OpenBrewery,
  {
    pallets = 24,
    sku = 'PILS-CRATE',
    method = 'flatrate_flatrate',
    date = '2026-11-24',
    outlet = 'S1',
  }: { pallets?: number; sku?: string; method?: string; date?: string; outlet?: string } = {},
  options?: Caller,
): Promise<string> {
  const cart = await newCart(brewery, options)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku, quantity: 0, number_of_pallet: pallets }] }, options)
  await brewery.ask(CHOOSE, { cart, outlet, method, date }, options)
  return cart
}

export function place(brewery: OpenBrewery, cart: string, options?: Caller) {
  return brewery.ask(PLACE, { cart }, options)
}
