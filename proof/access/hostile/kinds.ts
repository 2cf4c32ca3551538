/** What a name of the schema, or of a route, stands for. */
export type Kind =
  | 'cart'
  | 'line'
  | 'sku'
  | 'order'
  | 'saved'
  | 'address'
  | 'category'
  | 'shipTo'
  | 'payer'
  | 'company'
  | 'person'
  | 'coupon'
  | 'day'
  | 'hour'
  | 'method'
  | 'payment'
  | 'store'
  | 'url'
  | 'email'
  | 'word'
  | 'street'
  | 'unit'
  | 'amount'

/** By the name of an argument, a field of an input or a parameter. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  cart_id: 'cart',
  cartId: 'cart',
  source_cart_id: 'cart',
  destination_cart_id: 'cart',
  cart_item_uid: 'line',
  sku: 'sku',
  parent_sku: 'sku',
  variant_sku: 'sku',
  selectedItem: 'sku',
  cartItems: 'sku',
  cartskus: 'sku',
  orderNumber: 'order',
  order_number: 'order',
  order_id: 'order',
  sap_id: 'order',
  category_id: 'category',
  customer_address_id: 'shipTo',
  outletid: 'shipTo',
  outlet_id: 'shipTo',
  shipTo: 'shipTo',
  ShipToId: 'shipTo',
  shiptoId: 'shipTo',
  ship_to_id: 'shipTo',
  payerid: 'payer',
  companyId: 'company',
  coupon_code: 'coupon',
  coupon_codes: 'coupon',
  date_popup: 'day',
  delivery_date: 'day',
  datepopup: 'day',
  standarddeliverydate: 'day',
  delivery_hours_from: 'hour',
  delivery_hours_to: 'hour',
  transport_type: 'method',
  deliverymethod: 'method',
  delivery_method: 'method',
  outletdeliverymethod: 'method',
  payment_code: 'payment',
  code: 'payment',
  store: 'store',
  url: 'url',
  url_key: 'url',
  url_path: 'url',
  email: 'email',
  custom_email: 'email',
  street: 'street',
  // What the whole names stand for where the last part says too little.
  'ClearCartInput.uid': 'cart',
  'OrderIdInput.id': 'saved',
  'Query.getSaveOrderDetails(id:)': 'saved',
  'Query.getPreOrderDetails(id:)': 'saved',
  'Mutation.reOrderSavedOrder(id:)': 'saved',
  'Mutation.reOrderPreOrder(id:)': 'saved',
  'Mutation.deleteSavedOrder(id:)': 'saved',
  'Mutation.deletePreOrder(id:)': 'saved',
  'Mutation.updateCustomerAddress(id:)': 'address',
  'Mutation.deleteCustomerAddress(id:)': 'address',
  'Query.category(id:)': 'category',
  'payers/{id}': 'payer',
  'soldtos/{id}': 'company',
  'GetShipToBySapId/{id}': 'shipTo',
  'GetUserInfoById/{id}': 'person',
}

/** What a place takes, by its coordinate and its name; any word where nothing is known of it. */
export const kindOf = (coordinate: string, name: string): Kind => KIND_OF[coordinate] ?? KIND_OF[name] ?? 'word'
