import persisted from '@fust/contract/persisted-documents' with { type: 'json' }
import { Kind, parse, print } from 'graphql'

/** A document as the web app sends it, by the name of its operation. */
export function documentOf(operation: string): string {
  const found = Object.values(persisted).find((text) => new RegExp(`(query|mutation) ${operation}\\b`).test(text))
  if (found === undefined) throw new Error(`The web app has no operation ${operation}.`)
  return found
}

function fragmentOf(document: string, name: string): string {
  const found = parse(document).definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  )
  if (!found) throw new Error(`There is no fragment ${name}.`)
  return print(found)
}

export const PRODUCT = documentOf('ProductBySku')
/** The same by the key of its address, as links of the brewery's own pages have it. */
export const PRODUCT_BY_URL_KEY = PRODUCT.replace(/\bsku:\s*\{\s*eq:/, 'url_key: { eq:')
export const ORDERS = documentOf('Orders')

/** What a card shows of a product. */
const PRODUCT_FACTS = fragmentOf(documentOf('Products'), 'ProductFacts')

/** The list of the web app with what it can be narrowed by, which the web app asks for apart. */
export const LIST = `query List($search: String, $filter: ProductAttributeFilterInput, $page: Int) {
  products(search: $search, filter: $filter, pageSize: 25, currentPage: $page) {
    total_count
    items { ...ProductFacts }
    page_info { total_pages }
    aggregations { attribute_code label options { label value count } }
  }
}
${PRODUCT_FACTS}`

const CART = `{ id total_quantity items { id quantity_total prices { row_total { value } } }
  prices { grand_total { value } } progress_bar_data { status isCheckoutEnable } }`

const ADDED = `addProductsToCart(input: $input) { cart ${CART} user_errors { code message } }`

export const ADD = `mutation Add($input: AddProductsToCartInput!) { ${ADDED} }`
/** A fresh cart and its first item in one request. */
export const CREATE_AND_ADD = `mutation First($cart: createEmptyCartInput, $input: AddProductsToCartInput!) {
  createEmptyCart(input: $cart) ${ADDED} }`
export const UPDATE = `mutation Update($input: UpdateCartItemsInput!) {
  updateCartItems(input: $input) { cart ${CART} errors { code message } } }`
export const CREATE = 'mutation Create { createEmptyCart }'
export const TRANSPORT = `mutation Transport($input: SetTransportTypeInput!) {
  setTransportType(input: $input) { cart { id delivery_date delivery_method } } }`
export const PAYMENT = `mutation Payment($input: SetPaymentMethodOnCartInput!) {
  setPaymentMethodOnCart(input: $input) { cart { id paymentMethod } } }`
export const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order_number errors { code message } } }`
