const RETURN_ITEM = `{ order_item_uid: "MQ==", quantity_to_return: 1, entered_custom_attributes: [{ attribute_code: "a", value: "b" }],
  selected_custom_attributes: [{ attribute_code: "a", value: "MQ==" }] }`
const PERSON = `email: "new@pub.example", firstname: "An", lastname: "Bos", middlename: "", prefix: "", suffix: "",
  date_of_birth: "", dob: "", gender: 0, taxvat: "", is_subscribed: false, password: "Krat-achter-de-bar-26"`

type Fields = Readonly<Record<`${'Query' | 'Mutation'}.${string}`, string>>

/** What guests do elsewhere. */
export const OF_GUESTS: Fields = {
  'Mutation.createGuestCart': 'createGuestCart(input: { cart_uid: "a" }) { cart { id } }',
  'Mutation.assignCustomerToGuestCart': 'assignCustomerToGuestCart(cart_id: "a") { id }',
  'Query.guestOrder': 'guestOrder(input: { number: "1", email: "a@b.example", lastname: "Bos" }) { number }',
  'Query.guestOrderByToken': 'guestOrderByToken(input: { token: "a" }) { number }',
  'Mutation.requestGuestOrderCancel': 'requestGuestOrderCancel(input: { token: "a", reason: "b" }) { error }',
  'Mutation.requestGuestReturn': `requestGuestReturn(input: { token: "a", contact_email: "a@b.example", comment_text: "c", items: [${RETURN_ITEM}] }) {
    return { uid } }`,
}

/** What the portal does not have, asked by a visitor or by a person. */
export const OF_EVERYBODY: Fields = {
  'Mutation.createCustomer': `createCustomer(input: { ${PERSON} }) { customer { email } }`,
  'Mutation.createCustomerV2': `createCustomerV2(input: { ${PERSON}, allow_remote_shopping_assistance: false, custom_attributes: [] }) {
    customer { email } }`,
  'Mutation.confirmEmail':
    'confirmEmail(input: { email: "a@b.example", confirmation_key: "a" }) { customer { email } }',
  'Mutation.resendConfirmationEmail': 'resendConfirmationEmail(email: "a@b.example")',
}

/** What the portal does not have, asked by a person. */
export const OF_PEOPLE: Fields = {
  'Mutation.updateCustomerEmail': 'updateCustomerEmail(email: "a@b.example", password: "a") { customer { email } }',
  'Mutation.deletePaymentToken': `deletePaymentToken(public_hash: "a") {
    result customerPaymentTokens { items { public_hash } } }`,
  'Mutation.requestReturn': `requestReturn(input: { order_uid: "MQ==", contact_email: "a@b.example", comment_text: "c", items: [${RETURN_ITEM}] }) {
    return { uid } }`,
  'Mutation.confirmReturn': 'confirmReturn(input: { order_id: "MQ==", confirmation_key: "a" }) { return { uid } }',
  'Mutation.confirmCancelOrder': 'confirmCancelOrder(input: { order_id: "MQ==", confirmation_key: "a" }) { error }',
  'Mutation.applyGiftCardToCart': 'applyGiftCardToCart(input: { cart_id: "a", gift_card_code: "b" }) { cart { id } }',
  'Mutation.removeGiftCardFromCart':
    'removeGiftCardFromCart(input: { cart_id: "a", gift_card_code: "b" }) { cart { id } }',
  'Mutation.setGiftOptionsOnCart': `setGiftOptionsOnCart(input: { cart_id: "a", gift_message: { from: "a", to: "b", message: "c" },
    gift_wrapping_id: "MQ==", gift_receipt_included: false, printed_card_included: false }) { cart { id } }`,
}

/** A document that asks for one of them. */
export function documentOf(operation: string, field: string): string {
  return `${operation.startsWith('Query.') ? 'query' : 'mutation'} { ${field} }`
}
