import { policyOf } from '../../apps/server/src/feature.ts'
import { FEATURES } from '../../apps/server/src/features.ts'
import { OPERATIONS, type Objects } from '../access/operations.ts'
import { graphql, type Asked } from '../access/veenhof.ts'
import { aWorkingDay } from './open-house.ts'

/** A call that changes something and is for people with a role; what it is asked with would be done. */
export type ChangingCall = {
  name: string
  ask: (objects: Objects) => Asked
  /** What the cart has to be like for it, where that is not as usual. */
  cart: { coupon?: string; isEmpty?: boolean }
}

export const NOBODY = { firstName: 'Jan', lastName: 'Brink', phone: '053 431 22 00' }

/** Calls that change nothing that a role decides about, by why that is so. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'answers only, with what one may see': [
    'Mutation.estimateShippingMethods',
    'Mutation.estimateTotals',
    'Mutation.calculateBudget',
    'Mutation.checkProductsStock',
    'Mutation.mergeCarts',
    'Mutation.setBillingAddressOnCart',
    'Mutation.createWishlist',
    'POST /:market/prod/api/:version/portal/eventmaterials/PostPayerBudget',
    'POST /:market/prod/api/:version/portal/mydocuments/GetDownloadZipDocumentBulk',
    'POST /:market/prod/api/:version/portal/invoiceolsa/getdatarchive',
    'POST /:market/prod/api/:version/portal/invoiceolsa/getdocument',
    'POST /almagnoliaservice/api/:version/portal/downloadmaterial/bulk-files',
    'POST /identity/personal-data',
  ],
  'is about oneself alone: whoever is signed in may, with any role': [
    'Mutation.revokeCustomerToken',
    'Mutation.setCustomerGroup',
    'Mutation.changeCustomerPassword',
    'Mutation.updateCustomerV2',
    'Mutation.updateCustomer',
    'POST /identity/erasure',
    'POST /identity/second-factor',
    'POST /identity/second-factor/confirmation',
    'POST /identity/second-factor/recovery-codes',
    'POST /identity/second-factor/removal',
    'POST /identity/passkeys/options',
    'POST /identity/passkeys',
    'PATCH /identity/passkeys/:id',
    'POST /identity/passkeys/:id/removal',
    'POST /identity/ordering-for',
    'DELETE /identity/ordering-for',
    'DELETE /identity/sessions/:id',
    'POST /alcdcservice/api/:version/portal/users/SetDefaultShipTo',
    'PUT /alcdcservice/api/:version/portal/users/SetFirstUserInfoSMS',
    'PUT /alcdcservice/api/:version/portal/users/SetFirstLoginFlag/:id',
    'PUT /alcdcservice/api/:version/portal/users/SetUserTutorialCounter/:id',
    'PUT /alcdcservice/api/:version/portal/users/ChangePassword/:id',
    'POST /:market/prod/api/:version/portal/notifications/SaveNotificationChoices',
    'POST /:market/prod/api/:version/portal/notifications/SaveDevice',
    'POST /:market/prod/api/:version/portal/notifications/ForgetDevices',
    'POST /:market/prod/api/:version/portal/notifications/ReadNotification',
    'POST /:market/prod/api/:version/portal/notifications/ReadAllNotifications',
  ],
  'is for staff alone, who ask again as a comment does': [
    'POST /:market/prod/api/:version/portal/tickets/SettleClaim',
    'POST /:market/prod/api/:version/portal/tickets/TakeOverTicket',
    'POST /:market/prod/api/:version/portal/eventmaterials/UpsertBudgetTransaction',
  ],
  'is for POS materials alone, and chosen as setDeliveryMethod chooses': [
    'Mutation.setActiveantsLogisticsOptionOnCart',
  ],
  'is offered to nobody': [
    'Mutation.updateCustomerEmail',
    'Mutation.deletePaymentToken',
    'Mutation.requestReturn',
    'Mutation.confirmReturn',
    'Mutation.confirmCancelOrder',
    'Mutation.applyGiftCardToCart',
    'Mutation.removeGiftCardFromCart',
    'Mutation.setGiftOptionsOnCart',
  ],
  'makes a cart with nothing in it': ['Mutation.createEmptyCart'],
  'goes on with an order that stands': [
    'Mutation.mollieProcessTransaction',
    'Mutation.startPayment',
    'Mutation.mollieRestoreCart',
  ],
  'is the administrator’s, who is no customer': [
    'POST /alcdcservice/api/:version/portal/users/ConfirmInvitation/:id',
    'POST /:market/prod/api/:version/portal/admin/ChangeRolePermissions',
    'POST /:market/prod/api/:version/portal/admin/RetryMessage',
    'POST /:market/prod/api/:version/portal/admin/RetryMessages',
  ],
}

/** As Adobe's clients want an id. */
export const NUMBERED_SHIP_TO = '3000200'

const DAY = aWorkingDay(new Date())

/** A code that takes ten per cent off. */
export const COUPON = 'TIEN'
/** What the id of the colleague of somebody begins with, before theirs. */
export const COLLEAGUE = 'K-'

const GENERAL = '/nl/prod/api/v1/portal'
const USERS = '/alcdcservice/api/v1/portal/users'
const invited = ({ person, shipTo }: Objects) => ({
  ...NOBODY,
  email: `${person.toLowerCase()}@new.example`,
  roles: [{ shipToId: shipTo, role: 'Basic' }],
})

/** Where the table of access asks for what nobody has, so that nothing is changed by asking: here it would be done. */
const WOULD_BE_DONE: Readonly<Record<string, ChangingCall['ask']>> = {
  'Mutation.applyCouponToCart': ({ cart }) =>
    graphql(`mutation { applyCouponToCart(cart_id: "${cart}", coupon_code: "${COUPON}") { cart { id } } }`),
  'Mutation.placeOrder': ({ cart }) =>
    graphql(`mutation { placeOrder(cart_id: "${cart}") { order_number errors { code } } }`),
  'Mutation.setPaymentMethodAndPlaceOrder': ({ cart }) =>
    graphql(`mutation { setPaymentMethodAndPlaceOrder(input: { cart_id: "${cart}",
      payment_method: { code: "onaccount" } }) { order_number errors { code } } }`),
  'Mutation.setShippingAddressesOnCart': ({ cart }) =>
    graphql(`mutation { setShippingAddressesOnCart(input: { cart_id: "${cart}",
      shipping_addresses: [{ customer_address_id: ${NUMBERED_SHIP_TO} }] }) { cart { id } } }`),
  'Mutation.applyCouponsToCart': ({ cart }) =>
    graphql(
      `mutation { applyCouponsToCart(input: { cart_id: "${cart}", coupon_codes: ["${COUPON}"] }) { cart { id } } }`,
    ),
  'Mutation.removeSpecificCouponFromCart': ({ cart }) =>
    graphql(`mutation { removeSpecificCouponFromCart(cart_id: "${cart}", coupon_code: "${COUPON}") { cart { id } } }`),
  'Mutation.removeCouponsFromCart': ({ cart }) =>
    graphql(
      `mutation { removeCouponsFromCart(input: { cart_id: "${cart}", coupon_codes: ["${COUPON}"] }) { cart { id } } }`,
    ),
  'Mutation.clearCart': ({ cart }) => graphql(`mutation { clearCart(input: { uid: "${cart}" }) { errors { type } } }`),
  'Mutation.setGuestEmailOnCart': ({ cart, person }) =>
    graphql(`mutation { setGuestEmailOnCart(input: { cart_id: "${cart}",
      email: "${person.slice(COLLEAGUE.length).toLowerCase()}@tenbrink.example" }) { cart { id } } }`),
  'Mutation.setPaymentMethodOnCart': ({ cart }) =>
    graphql(`mutation { setPaymentMethodOnCart(input: { cart_id: "${cart}",
      payment_method: { code: "onaccount" } }) { cart { id } } }`),
  'Mutation.setTransportType': ({ cart, shipTo }) =>
    graphql(`mutation { setTransportType(cart_id: "${cart}", outlet_id: "${shipTo}", date_popup: "${DAY}",
      transport_type: "selfpickup_selfpickup", payment_method: "On account", payment_code: "onaccount",
      store: "LivePortal_NL_en") { cart { id } } }`),
  'Mutation.updatePrices': ({ cart }) =>
    graphql(`mutation { updatePrices(cart_id: "${cart}", delivery_date: "${DAY}", date_popup: "${DAY}",
      payment_method: "onaccount", payment_title: "On account", outlet_order_type: "YSOR",
      delivery_method: "selfpickup_selfpickup", delivery_hours_from: "08:00", delivery_hours_to: "12:00",
      user_first_name: "Jan", user_surname: "Brink") { cart { id } } }`),
  'Mutation.cancelOrder': ({ order }) => graphql(`mutation { cancelOrder(sap_id: "${order}") { errorV2 { code } } }`),
  [`POST ${GENERAL}/tickets/CreateTicket`]: () => ({
    method: 'POST',
    url: `${GENERAL}/tickets/CreateTicket`,
    payload: { subject: 'Krat kapot', description: 'Er ontbreken flesjes.' },
  }),
  [`POST ${GENERAL}/tickets/CreateComment`]: ({ ticket, person }) => ({
    method: 'POST',
    url: `${GENERAL}/tickets/CreateComment`,
    payload: { ticketId: ticket, user: person.slice(COLLEAGUE.length), description: 'Graag snel.' },
  }),
  [`POST ${USERS}/CreateNewUser`]: (own) => ({ method: 'POST', url: `${USERS}/CreateNewUser`, payload: invited(own) }),
  [`POST ${USERS}/CreateNewUsers`]: ({ person, shipTo }) => ({
    method: 'POST',
    url: `${USERS}/CreateNewUsers`,
    payload: {
      isDryRun: false,
      users: [
        {
          ...NOBODY,
          email: `${person.toLowerCase()}@new.example`,
          locale: '',
          role: 'Basic',
          shipToIds: [shipTo],
        },
      ],
    },
  }),
  [`PUT ${USERS}/UpdateUser/:id`]: ({ person, shipTo }) => ({
    method: 'PUT',
    url: `${USERS}/UpdateUser/${person}`,
    payload: { ...NOBODY, firstName: 'Piet', version: 1, roles: [{ shipToId: shipTo, role: 'Manager' }] },
  }),
  [`PATCH ${USERS}/SetUserStatus`]: ({ person }) => ({
    method: 'PATCH',
    url: `${USERS}/SetUserStatus`,
    payload: { UID: person, status: 'Inactive' },
  }),
  [`POST ${USERS}/ResendVerificationEmail/:id`]: ({ person }) => ({
    method: 'POST',
    url: `${USERS}/ResendVerificationEmail/${person}`,
    payload: { email: `${person.slice(COLLEAGUE.length).toLowerCase()}@colleague.example` },
  }),
}

function cartFor(name: string): ChangingCall['cart'] {
  if (/^Mutation\.remove.*Coupon/.test(name)) return { coupon: COUPON }
  return name === 'Mutation.changeOrder' ? { isEmpty: true } : {}
}

const asServed = (name: string) => name.replace(':market', 'nl').replace(':version', 'v1')

/** Every call of the policy that changes something, and is not for everybody. */
export const CHANGING_NAMES: readonly string[] = Object.entries(policyOf(FEATURES))
  .filter(([name, access]) => /^(Mutation\.|POST |PUT |PATCH |DELETE )/.test(name) && access?.who !== 'public')
  .map(([name]) => name)

export const LEFT_OUT_NAMES: readonly string[] = Object.values(LEFT_OUT).flat()

export const CHANGING_CALLS: readonly ChangingCall[] = OPERATIONS.filter(
  ({ name }) => CHANGING_NAMES.includes(name) && !LEFT_OUT_NAMES.includes(name),
).map(({ name, ask }) => ({
  name,
  ask: WOULD_BE_DONE[asServed(name)] ?? ask,
  cart: cartFor(name),
}))
