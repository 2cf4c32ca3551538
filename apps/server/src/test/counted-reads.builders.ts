import { PASSWORD } from './brewery.builders.ts'
import {
  allowShipTos,
  mutation,
  PORTAL,
  portal,
  query,
  rest,
  type Bench,
  type CountedCall,
} from './counted-calls.builders.ts'
import { BUYER, readPath } from './open-brewery.ts'

const USERS = '/alcdcservice/api/v1/portal/users'
const SHIP_TOS = [1, 20] as const

const FEW_FACTS = 'sku your_price stock_status'
const WISH = { street: 'Turfkade', houseNumber: '7', postcode: '7548 BM', city: 'Boekelo' }
const ENTRY = '{ street: ["Turfkade", "7"], city: "Boekelo", postcode: "7548 BM", country_code: NL }'

const CATALOGUE: readonly CountedCall[] = [
  {
    operation: 'Query.products',
    atMost: 2,
    sizes: [25, 100],
    ask: query(
      ({ size }) => `products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${size}) {
        total_count items { ${FEW_FACTS} } aggregations { label } }`,
    ),
  },
  {
    operation: 'Query.products, one in detail',
    atMost: 2,
    ask: query(
      () =>
        `products(filter: { sku: { eq: "MANY-1" } }) { items { ${FEW_FACTS} description { html } downloads { url } } }`,
    ),
  },
  {
    operation: 'Query.products, found by a word',
    atMost: 2,
    sizes: [25, 100],
    ask: query(({ size }) => `products(search: "many", pageSize: ${size}) { total_count items { ${FEW_FACTS} } }`),
  },
  {
    operation: 'Query.products, sorted by habit',
    atMost: 3,
    sizes: [25, 100],
    ask: query(
      ({ size }) =>
        `products(filter: {}, sort: { habit: DESC }, pageSize: ${size}) { total_count items { ${FEW_FACTS} } }`,
    ),
  },
  { operation: 'Query.aggregation', atMost: 2, ask: query(() => 'aggregation { total_count aggregations { label } }') },
  {
    operation: 'Query.getProductAvaliablePackaging',
    atMost: 2,
    ask: query(() => 'getProductAvaliablePackaging(sku: "MANY-1") { sku your_price }'),
  },
  {
    operation: 'Query.categoryList',
    atMost: 3,
    ask: query(() => 'categoryList { id name children { id products { total_count } } products { total_count } }'),
  },
  { operation: 'Query.categories', atMost: 2, ask: query(() => 'categories { items { id name children { id } } }') },
  {
    operation: 'Query.category',
    atMost: 3,
    sizes: [25, 100],
    ask: query(({ size }) => `category(id: 1) { id products(pageSize: ${size}) { items { ${FEW_FACTS} } } }`),
  },
  { operation: 'Query.route', atMost: 3, ask: query(() => 'route(url: "many-1") { relative_url }') },
  { operation: 'Query.urlResolver', atMost: 3, ask: query(() => 'urlResolver(url: "many-1") { id relative_url }') },
  {
    operation: 'Query.recommendItems',
    atMost: 3,
    ask: query(() => 'recommendItems(shipTo: "S1", selectedItem: "MANY-1") { recItems { productId } }'),
  },
  { operation: 'GET /media/documents/*', atMost: 2, ask: rest('GET', () => '/media/documents/sheet.pdf') },
  { operation: 'GET /media/*', atMost: 1, ask: rest('GET', () => '/media/packs/crate/pils.svg') },
]

const manyShipTos = { sizes: SHIP_TOS, before: allowShipTos }

const SHIP_TO_CALLS: readonly CountedCall[] = [
  portal('orders/GetGlobalCalendar', 3),
  portal('orders/GetGlobalCalendarHalfTruck', 3),
  portal('orders/GetGlobalCalendarTank', 3),
  portal('orders/GetFirstAvailableDate', 3),
  portal('orders/GetFirstAvailableDateTank', 3),
  portal('orders/GetAvailableHours', 3),
  portal('paymentmethod/GetShippingmethodByOutletId', 3),
  portal('paymentmethod/GetPaymentMethodByOutletId', 2),
  portal('shiptos/GetShipToBySapId/:id', 2, 'shiptos/GetShipToBySapId/S2', manyShipTos),
  portal('payers/defaultshipto', 2, 'payers/defaultshipto', manyShipTos),
  portal('payers', 2, 'payers', manyShipTos),
  portal('payers/:id', 2, 'payers/P-C1', manyShipTos),
  portal('soldtos/:id', 3, 'soldtos/C1', manyShipTos),
  portal('tickets/GetCompanyDetails/GetCompanyDetails', 2, 'tickets/GetCompanyDetails/GetCompanyDetails', manyShipTos),
  portal('orders/GetNewAddressInfo', 2),
  portal('orders/GetAddressInfoMagento', 2, 'orders/GetAddressInfoMagento', manyShipTos),
  {
    operation: 'POST /:market/prod/api/:version/portal/orders/PostAddNewAddress',
    atMost: 4,
    ask: rest(
      'POST',
      () => `${PORTAL}/orders/PostAddNewAddress?ShipToId=S2`,
      () => ({ payload: WISH }),
    ),
  },
  {
    operation: 'Mutation.createCustomerAddress',
    atMost: 3,
    ask: mutation(() => `createCustomerAddress(input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.updateCustomerAddress',
    atMost: 3,
    before: wishAddress,
    ask: mutation(({ ids }) => `updateCustomerAddress(id: ${ids[0]}, input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.deleteCustomerAddress',
    atMost: 2,
    before: wishAddress,
    ask: mutation(({ ids }) => `deleteCustomerAddress(id: ${ids[0]})`),
  },
]

async function wishAddress({ brewery }: Bench): Promise<readonly string[]> {
  const answer = await brewery.ask(`mutation { createCustomerAddress(input: ${ENTRY}) { id } }`)
  return [String(readPath(answer.data, 'createCustomerAddress', 'id'))]
}

const VISITOR = { as: null }
const PAIR = { email: BUYER, password: PASSWORD }
const TO_REVOKE = 'basic@tenbrink.example'

async function signIn({ brewery }: Bench): Promise<readonly string[]> {
  const answer = await brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: PAIR })
  return answer.cookies.map(({ name, value }) => `${name}=${value}`)
}
const signedIn = async (bench: Bench) => {
  await allowShipTos(bench)
  return signIn(bench)
}
const byCookie = ({ ids }: Bench) => ({ headers: { cookie: ids.join('; ') } })

const PEOPLE: readonly CountedCall[] = [
  {
    operation: 'Query.customer',
    atMost: 3,
    ...manyShipTos,
    ask: query(() => 'customer { email default_ship_to_id addresses { city } }'),
  },
  {
    operation: 'GET /alcdcservice/api/:version/portal/users/GetUserInfoById/:id',
    atMost: 2,
    ...manyShipTos,
    ask: rest('GET', () => `${USERS}/GetUserInfoById/U1`),
  },
  {
    operation: 'POST /alcdcservice/api/:version/portal/users/SetDefaultShipTo',
    atMost: 3,
    ...manyShipTos,
    ask: rest('POST', () => `${USERS}/SetDefaultShipTo?shiptoId=S1`),
  },
  {
    operation: 'Mutation.setCustomerGroup',
    atMost: 2,
    ask: mutation(() => 'setCustomerGroup(outletid: "S1") { success }'),
  },
  {
    operation: 'POST /identity/sign-in',
    atMost: 6,
    ...manyShipTos,
    ask: rest(
      'POST',
      () => '/identity/sign-in',
      () => ({ headers: {}, payload: PAIR }),
    ),
  },
  {
    operation: 'GET /identity/session',
    atMost: 1,
    sizes: SHIP_TOS,
    before: signedIn,
    ask: rest('GET', () => '/identity/session', byCookie),
  },
  {
    operation: 'POST /identity/logout',
    atMost: 1,
    before: signIn,
    ask: rest('POST', () => '/identity/logout', byCookie),
  },
  {
    operation: 'Mutation.generateCustomerToken',
    atMost: 7,
    ...manyShipTos,
    ask: mutation(() => `generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token }`, VISITOR),
  },
  {
    operation: 'Mutation.revokeCustomerToken',
    atMost: 2,
    before: async ({ brewery }) => {
      // The token that was revoked is not asked with again.
      brewery.setClock('2026-11-23T09:00:00Z')
      await brewery.tokenOf(TO_REVOKE)
    },
    ask: mutation(() => 'revokeCustomerToken { result }', { as: TO_REVOKE }),
  },
  {
    operation: 'Query.isEmailAvailable',
    atMost: 1,
    ask: query(() => `isEmailAvailable(email: "${BUYER}") { is_email_available }`, VISITOR),
  },
]

const EVERYBODY: readonly CountedCall[] = [
  asVisitor('getPortalConfig', 1, '{ sections orderableunits holidays { days } }'),
  asVisitor('storeConfig', 2, '{ store_code base_url }'),
  asVisitor('availableStores', 2, '{ store_code base_url }'),
  asVisitor('currency', 1, '{ base_currency_code }'),
  asVisitor('checkoutAgreements', 1, '{ name }'),
  asVisitor('countries', 1, '{ id full_name_locale }'),
  asVisitor('country', 1, '(id: "NL") { id full_name_locale }'),
  // The process answers for itself; what is ready asks for the migrations, and whether the database takes changes.
  { operation: 'GET /live', atMost: 0, ask: rest('GET', () => '/live') },
  { operation: 'GET /ready', atMost: 3, ask: rest('GET', () => '/ready') },
  { operation: 'GET /identity/demo-accounts', atMost: 1, ask: rest('GET', () => '/identity/demo-accounts') },
  {
    operation: 'GET /styleguide/letters/:letter/:language',
    atMost: 1,
    ask: rest('GET', () => '/styleguide/letters/order-placed/nl'),
  },
  { operation: 'GET /openapi.json', atMost: 1, ask: rest('GET', () => '/openapi.json') },
  {
    operation: 'GET /metrics',
    // The locks of the database, and what waits in the outbox.
    atMost: 2,
    ask: rest(
      'GET',
      () => '/metrics',
      () => ({ headers: { authorization: 'Bearer the-token-of-metrics' } }),
    ),
  },
]

function asVisitor(name: string, atMost: number, asked: string): CountedCall {
  return { operation: `Query.${name}`, atMost, ask: query(() => name + asked, VISITOR) }
}

/** Every other call: what is read, and who reads it. */
export const OTHER_CALLS: readonly CountedCall[] = [...CATALOGUE, ...SHIP_TO_CALLS, ...PEOPLE, ...EVERYBODY]
