import { graphql } from '../../gql/index.ts'
import { storeCode, storedLanguage } from '../../i18n/language.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { cartOf, changedCart, type Cart } from '../state/cart.ts'
import type { CartCall, Delivery, LineEdit, NumberedEdit } from '../state/cart-state.ts'
import { readCart } from './cart-query.ts'

const addDocument = graphql(`
  mutation AddToCart($input: AddProductsToCartInput!) {
    addProductsToCart(input: $input) {
      cart {
        ...CartParts
      }
      user_errors {
        code
        message
      }
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateCartLines($input: UpdateCartItemsInput!) {
    updateCartItems(input: $input) {
      cart {
        ...CartFigures
      }
      errors {
        code
        message
      }
    }
  }
`)

const removeDocument = graphql(`
  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {
    removeItemFromCart(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

const setTransportDocument = graphql(`
  mutation SetTransport($input: SetTransportTypeInput!) {
    setTransportType(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

/** For which cart a call is, and the key by which the server knows it when it comes again. */
export type Sending = { cartId: string; shipToId: string; key: string }

/** The cart as the server has it after a call, and the codes of what it refused of it. */
export type CartAnswer = { cart: Cart; errors: readonly string[] }

export const headersOf = ({ shipToId, key }: Pick<Sending, 'shipToId' | 'key'>) => ({
  outletid: shipToId,
  'Idempotency-Key': key,
})

/** Asks what the call says, for the first time or once more; what the products of the `known` cart are need not come again. */
export async function askFor(call: CartCall, shipToId: string, known: Cart | undefined): Promise<CartAnswer> {
  const { key, cartId } = call
  const sending = { key, cartId, shipToId }
  switch (call.does) {
    case 'deliver':
      return setDelivery(call.delivery, sending)
    case 'remove':
      return removeLine(call.lines[0]?.lineId ?? 0, sending)
    case 'update':
      return updateLines(call.lines, sending, known)
    default:
      return addLines(
        call.lines.map(({ edit }) => edit),
        sending,
      )
  }
}

/** Adds so much of products to what the cart holds of them. */
async function addLines(additions: readonly LineEdit[], sending: Sending): Promise<CartAnswer> {
  const cart_items = additions.map(({ product, amounts }) => ({
    sku: product.sku,
    quantity: amounts.packages ?? 0,
    number_of_packages: amounts.packages ?? 0,
    number_of_layer: amounts.layers ?? 0,
    number_of_pallet: amounts.pallets ?? 0,
    ...(product.kind === 'tank' && inTanks(amounts)),
    ...(product.chosen.length > 0 && { selected_options: [...product.chosen] }),
  }))
  const input = { cart_id: sending.cartId, cart_items }
  const { addProductsToCart: added } = await ask(addDocument, { input }, asChangeOf(sending))
  return { cart: cartOf(comeBack(added).cart), errors: codesOf(added?.user_errors) }
}

/** Sets the amounts of lines. */
async function updateLines(
  lines: readonly NumberedEdit[],
  sending: Sending,
  known: Cart | undefined,
): Promise<CartAnswer> {
  const cart_items = lines.map(({ lineId, edit: { amounts } }) => ({
    cart_item_id: lineId,
    ...(amounts.packages !== undefined && { number_of_packages: amounts.packages }),
    ...(amounts.layers !== undefined && { number_of_layer: amounts.layers }),
    ...(amounts.pallets !== undefined && { number_of_pallet: amounts.pallets }),
    ...(amounts.litres !== undefined && inTanks(amounts)),
  }))
  const input = { cart_id: sending.cartId, cart_items }
  const { updateCartItems: updated } = await ask(updateDocument, { input }, asChangeOf(sending))
  // What another tab put in is not known here yet.
  const changed = updated && known && changedCart(updated.cart, known)
  return { cart: changed ?? (await readCart(sending.shipToId)), errors: codesOf(updated?.errors) }
}

// The litres of all count; what is for which tank is left open by whoever counts them alone.
const inTanks = ({ litres, tankType1, tankType2, tankType3, tankType4 }: LineEdit['amounts']) => ({
  liters: litres ?? 0,
  tank_type_1: tankType1 ?? 0,
  tank_type_2: tankType2 ?? 0,
  tank_type_3: tankType3 ?? 0,
  tank_type_4: tankType4 ?? 0,
})

async function removeLine(lineId: number, sending: Sending): Promise<CartAnswer> {
  const input = { cart_id: sending.cartId, cart_item_id: lineId }
  const { removeItemFromCart } = await ask(removeDocument, { input }, asChangeOf(sending))
  return { cart: cartOf(comeBack(removeItemFromCart).cart), errors: [] }
}

/** Sets on the cart where it goes, how, when and how it is paid; the limits follow from it. */
async function setDelivery(delivery: Delivery, sending: Sending): Promise<CartAnswer> {
  const input = {
    cart_id: sending.cartId,
    transport_type: delivery.method,
    outlet_id: delivery.shipToId,
    date_popup: delivery.date,
    payment_code: delivery.paymentCode,
    payment_method: delivery.paymentCode,
    store: storeCode(storedLanguage()),
  }
  const { setTransportType } = await ask(setTransportDocument, { input }, asChangeOf(sending))
  return { cart: cartOf(comeBack(setTransportType).cart), errors: [] }
}

/** It also arrives when the page is closed meanwhile. */
const asChangeOf = (sending: Sending) => ({ headers: headersOf(sending), outlivesPage: true })

export function comeBack<Answer>(answer: Answer | null | undefined): Answer {
  if (!answer) throw new Error('The cart did not come back')
  return answer
}

const codesOf = (errors: readonly ({ code: string } | null)[] | undefined): string[] =>
  (errors ?? []).flatMap((error) => error?.code ?? [])
