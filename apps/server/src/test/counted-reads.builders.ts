import { createHash, randomUUID } from 'node:crypto'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import { ACADEMY, RETURN_URL } from '#features/service-sign-on/relying-party.builders.ts'
import { ASK, BECOME, CHALLENGE, solvedProof } from '#features/visitor-requests/visitor-requests.builders.ts'
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
import { anAccountManager } from './counted-users.builders.ts'
import { BUYER, readPath } from './open-brewery.ts'

const USERS = '/alcdcservice/api/v1/portal/users'
const SHIP_TOS = [1, 20] as const

const FEW_FACTS = 'sku your_price stock_status'
const WISH = { street: 'Turfkade', houseNumber: '7', postcode: '7548 BM', city: 'Boekelo' }
const ENTRY = '{ street: ["Turfkade", "7"], city: "Boekelo", postcode: "7548 BM", country_code: NL }'

const CATALOGUE: readonly CountedCall[] = [
  {
    operation: 'Query.products',
    sizes: [25, 100],
    ask: query(
      ({ size }) => `products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${size}) {
        total_count items { ${FEW_FACTS} } aggregations { label } }`,
    ),
  },
  {
    operation: 'Query.products, one in detail',
    ask: query(
      () =>
        `products(filter: { sku: { eq: "MANY-1" } }) { items { ${FEW_FACTS} description { html } downloads { url } } }`,
    ),
  },
  {
    operation: 'Query.products, found by a word',
    sizes: [25, 100],
    ask: query(({ size }) => `products(search: "many", pageSize: ${size}) { total_count items { ${FEW_FACTS} } }`),
  },
  {
    operation: 'Query.products, sorted by habit',
    sizes: [25, 100],
    ask: query(
      ({ size }) =>
        `products(filter: {}, sort: { habit: DESC }, pageSize: ${size}) { total_count items { ${FEW_FACTS} } }`,
    ),
  },
  { operation: 'Query.aggregation', ask: query(() => 'aggregation { total_count aggregations { label } }') },
  {
    operation: 'Query.getProductAvaliablePackaging',
    ask: query(() => 'getProductAvaliablePackaging(sku: "MANY-1") { sku your_price }'),
  },
  {
    operation: 'Query.categoryList',
    ask: query(() => 'categoryList { id name children { id products { total_count } } products { total_count } }'),
  },
  { operation: 'Query.categories', ask: query(() => 'categories { items { id name children { id } } }') },
  {
    operation: 'Query.category',
    sizes: [25, 100],
    ask: query(({ size }) => `category(id: 1) { id products(pageSize: ${size}) { items { ${FEW_FACTS} } } }`),
  },
  { operation: 'Query.route', ask: query(() => 'route(url: "many-1") { relative_url }') },
  { operation: 'Query.urlResolver', ask: query(() => 'urlResolver(url: "many-1") { id relative_url }') },
  {
    operation: 'Query.recommendItems',
    ask: query(() => 'recommendItems(shipTo: "S1", selectedItem: "MANY-1") { recItems { productId } }'),
  },
  {
    operation: 'Query.suggestedCart',
    ask: query(() => `suggestedCart(shipTo: "S1") { items { priority reason product { ${FEW_FACTS} } } }`),
  },
  {
    operation: 'Query.quickOrderProducts',
    sizes: [10, 100],
    ask: query(({ size }) => `quickOrderProducts(codes: [${skusOf(size)}]) { status product { ${FEW_FACTS} } }`),
  },
  {
    operation: 'Mutation.quickOrder',
    sizes: [10, 100],
    ask: mutation(({ size }) => `quickOrder(sku: [${skusOf(size)}]) { cart_id }`),
  },
  {
    operation: 'Query.wishlist',
    sizes: [10, 100],
    before: keepMany,
    ask: query(() => `wishlist { items_count items { quantity product { ${FEW_FACTS} favourites } } }`),
  },
  {
    operation: 'Query.customer, with favourites by the page',
    sizes: [10, 100],
    before: keepMany,
    ask: query(
      ({ size }) => `customer { wishlists { items_count shipto_item_count
        items_v2(pageSize: ${size}) { items { quantity product { ${FEW_FACTS} favourites } } } } }`,
    ),
  },
  {
    operation: 'Mutation.addProductsToWishlist',
    sizes: [10, 100],
    ask: mutation(
      ({ size }) =>
        `addProductsToWishlist(wishlistId: "0", wishlistItems: [${entriesOf(size)}]) { user_errors { code } }`,
    ),
  },
  {
    operation: 'Mutation.updateProductsInWishlist',
    sizes: [10, 100],
    before: keepMany,
    ask: mutation(
      ({ ids }) =>
        `updateProductsInWishlist(wishlistId: "0", wishlistItems: [${ids
          .map((id) => `{ wishlist_item_id: "${id}", quantity: 2 }`)
          .join(', ')}]) { user_errors { code } }`,
    ),
  },
  {
    operation: 'Mutation.removeProductsFromWishlist',
    sizes: [10, 100],
    before: keepMany,
    ask: mutation(
      ({ ids }) =>
        `removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: [${ids.join(', ')}]) { user_errors { code } }`,
    ),
  },
  {
    operation: 'Mutation.createWishlist',
    before: keepMany,
    ask: mutation(() => 'createWishlist(input: { name: "Summer", visibility: PRIVATE }) { wishlist { items_count } }'),
  },
  {
    operation: 'Mutation.addWishlistItemsToCart',
    sizes: [10, 100],
    before: keepMany,
    ask: mutation(
      () =>
        'addWishlistItemsToCart(wishlistId: "0") { status add_wishlist_items_to_cart_user_errors { code wishlistItemId } }',
    ),
  },
  { operation: 'GET /media/documents/*', ask: rest('GET', () => '/media/documents/sheet.pdf') },
  { operation: 'GET /media/*', ask: rest('GET', () => '/media/packs/crate/pils.svg') },
  { operation: 'GET /theme/:file', ask: rest('GET', () => '/theme/theme.css') },
  { operation: 'GET /robots.txt', ask: rest('GET', () => '/robots.txt') },
  { operation: 'GET /sitemap.xml', ask: rest('GET', () => '/sitemap.xml') },
]

const skusOf = (size: number) => Array.from({ length: size }, (_, index) => `"MANY-${index + 1}"`).join(', ')
const entriesOf = (size: number) =>
  Array.from({ length: size }, (_, index) => `{ sku: "MANY-${index + 1}", quantity: 1 }`).join(', ')

/** As many favourites as the size says, and no others. */
async function keepMany({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query('delete from favourite')
  await brewery.ask(`mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [${entriesOf(size)}]) {
    user_errors { code } } }`)
  const kept = await brewery.pool.query<{ id: number }>('select id from favourite order by id')
  return kept.rows.map(({ id }) => String(id))
}

async function keepBudget({ brewery }: Bench): Promise<readonly string[]> {
  await brewery.pool.query(`delete from budget; insert into budget values ('C1', 'S1', 2026, 50000, 50000)`)
  return []
}

const manyShipTos = { sizes: SHIP_TOS, before: allowShipTos }

const SHIP_TO_CALLS: readonly CountedCall[] = [
  {
    operation: 'Query.tankBeer',
    ask: query(() => 'tankBeer(shipTo: "S1") { tankbeer delivery_date tanks { name } }'),
  },
  {
    operation: 'Query.getDutchAddress',
    ask: query(() => 'getDutchAddress(postcode: "7511 GA", houseNumber: "7") { street }'),
  },
  {
    operation: 'Query.posmBudget',
    ask: query(() => 'posmBudget(shipTo: "S1") { left years transactions { items { amount by } } }'),
  },
  portal('eventmaterials/GetPayerBudget/:shipTo', 'eventmaterials/GetPayerBudget/S1'),
  {
    operation: 'POST /:market/prod/api/:version/portal/eventmaterials/PostPayerBudget',
    ask: rest(
      'POST',
      () => `${PORTAL}/eventmaterials/PostPayerBudget?ShipToId=S1`,
      () => ({ payload: { amount: 10 } }),
    ),
  },
  {
    operation: 'POST /:market/prod/api/:version/portal/eventmaterials/UpsertBudgetTransaction',
    before: async (bench) => {
      await keepBudget(bench)
      return anAccountManager(bench)
    },
    ask: rest(
      'POST',
      () => `${PORTAL}/eventmaterials/UpsertBudgetTransaction?ShipToId=S1`,
      ({ ids }) => ({ payload: { reference: 'FAIR', amount: 10 }, headers: { authorization: `Bearer ${ids[0]}` } }),
    ),
  },
  portal('orders/GetGlobalCalendar'),
  portal('orders/GetGlobalCalendarHalfTruck'),
  portal('orders/GetGlobalCalendarTank'),
  portal('orders/GetFirstAvailableDate'),
  portal('orders/GetFirstAvailableDateTank'),
  portal('orders/GetAvailableHours'),
  portal('paymentmethod/GetShippingmethodByOutletId'),
  portal('paymentmethod/GetPaymentMethodByOutletId'),
  portal('paymentmethod/GetCreditByOutletId'),
  portal('shiptos/GetShipToBySapId/:id', 'shiptos/GetShipToBySapId/S2', manyShipTos),
  portal('payers/defaultshipto', 'payers/defaultshipto', manyShipTos),
  portal('payers', 'payers', manyShipTos),
  portal('payers/:id', 'payers/P-C1', manyShipTos),
  portal('soldtos/:id', 'soldtos/C1', manyShipTos),
  portal('tickets/GetCompanyDetails/GetCompanyDetails', 'tickets/GetCompanyDetails/GetCompanyDetails', manyShipTos),
  portal('orders/GetNewAddressInfo'),
  portal('orders/GetAddressInfoMagento', 'orders/GetAddressInfoMagento', manyShipTos),
  {
    operation: 'POST /:market/prod/api/:version/portal/orders/PostAddNewAddress',
    ask: rest(
      'POST',
      () => `${PORTAL}/orders/PostAddNewAddress?ShipToId=S2`,
      () => ({ payload: WISH }),
    ),
  },
  {
    operation: 'Mutation.createCustomerAddress',
    ask: mutation(() => `createCustomerAddress(input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.updateCustomerAddress',
    before: wishAddress,
    ask: mutation(({ ids }) => `updateCustomerAddress(id: ${ids[0]}, input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.deleteCustomerAddress',
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

const byBearer = ({ ids: [token = ''] }: Bench) => ({ headers: { authorization: `Bearer ${token}` } })

/** The token of somebody whom both services are for. */
async function aPublican({ brewery }: Bench): Promise<readonly string[]> {
  const email = 'kastelein@tenbrink.example'
  await brewery.pool.query(
    `insert into portal_user (id, email, first_name, last_name, status, is_validated, has_agreed_terms, password_hash)
     select 'U-PUB', $1, 'Bart', 'Kok', 'Active', true, true, password_hash from portal_user where email = $2
     on conflict do nothing`,
    [email, BUYER],
  )
  await brewery.pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     values ('U-PUB', 'C1', 'S1', 'Owner', 'Ontrade') on conflict do nothing`,
  )
  return [await brewery.tokenOf(email)]
}

const VERIFIER = 'a-verifier-of-forty-three-characters-or-more'
const ASKED = new URLSearchParams({
  client_id: ACADEMY.clientId,
  redirect_uri: RETURN_URL,
  response_type: 'code',
  scope: 'openid',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
})
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  authorization: `Basic ${Buffer.from(`${ACADEMY.clientId}:${ACADEMY.clientSecret}`).toString('base64')}`,
}
const tokenForm = (code: string) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: RETURN_URL,
    code_verifier: VERIFIER,
  }).toString()

/** A code in the hands of a service. */
async function aServiceCode(bench: Bench): Promise<readonly string[]> {
  const [token = ''] = await aPublican(bench)
  const answer = await bench.brewery.app.inject({
    url: `/identity/provider/authorize?${ASKED.toString()}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return [new URL(String(answer.headers.location)).searchParams.get('code') ?? '']
}

/** What a service got for a code. */
async function aServiceToken(bench: Bench): Promise<readonly string[]> {
  const [code = ''] = await aServiceCode(bench)
  const url = '/identity/provider/token'
  const answer = await bench.brewery.app.inject({ method: 'POST', url, headers: FORM, payload: tokenForm(code) })
  return [answer.json<{ access_token: string }>().access_token]
}

const userInfo = (method: 'GET' | 'POST') => rest(method, () => '/identity/provider/userinfo', byBearer)

const CODE = '123456'

/** A session whose person was sent this code. */
async function aCode(bench: Bench): Promise<readonly string[]> {
  await bench.brewery.pool.query(
    `insert into phone_code (user_id, code_hash, expires_at, tries_left)
     select id, sha256(convert_to('phone-code:' || id || ':${CODE}', 'UTF8')), now() + interval '1 hour', 5
     from portal_user where email = $1 on conflict (user_id) do nothing`,
    [BUYER],
  )
  return signedIn(bench)
}

/** An invoice of a company with a Key user; answers the company's postcode. */
async function anInvoice({ brewery: { pool } }: Bench): Promise<readonly string[]> {
  await pool.query('delete from rate_limit')
  await pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select id, 'C1', 'S1', 'Owner', 'Distributor' from portal_user where email = '${TO_RESET}' on conflict do nothing`,
  )
  await pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
     select company_id, id, 'F-COUNTED', now(), 100 from sales_order where company_id = 'C1' order by id limit 1
     on conflict do nothing`,
  )
  const { rows } = await pool.query<{ postcode: string }>(`select postcode from company where id = 'C1'`)
  return rows.map(({ postcode }) => postcode)
}

const TO_RESET = 'second@tenbrink.example'

/** A link, and a password that nobody had. */
async function aLink({ brewery: { db, pool } }: Bench): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from portal_user where email = $1', [TO_RESET])
  const link = { purpose: 'password-reset' as const, userId: rows[0]?.id ?? '', email: TO_RESET, minutes: 60 }
  const url = await createOneTimeLinks(db).issue({ ...link, publicUrl: '' })
  return [url.split('#')[1] ?? '', `Krat-${randomUUID()}-A1`]
}
const ofLink = ([token]: readonly (string | undefined)[]) => ({ purpose: 'password-reset', token })

const PEOPLE: readonly CountedCall[] = [
  {
    operation: 'Query.customer',
    ...manyShipTos,
    ask: query(() => 'customer { email default_ship_to_id addresses { city } }'),
  },
  {
    operation: 'Query.customerDownloadableProducts',
    ask: query(() => 'customerDownloadableProducts { items { download_url } }'),
  },
  {
    operation: 'Query.customerPaymentTokens',
    ask: query(() => 'customerPaymentTokens { items { public_hash } }'),
  },
  {
    operation: 'GET /alcdcservice/api/:version/portal/users/GetUserInfoById/:id',
    ...manyShipTos,
    ask: rest('GET', () => `${USERS}/GetUserInfoById/U1`),
  },
  {
    operation: 'POST /alcdcservice/api/:version/portal/users/SetDefaultShipTo',
    ...manyShipTos,
    ask: rest('POST', () => `${USERS}/SetDefaultShipTo?shiptoId=S1`),
  },
  {
    operation: 'Mutation.setCustomerGroup',
    ask: mutation(() => 'setCustomerGroup(outletid: "S1") { success }'),
  },
  {
    operation: 'POST /identity/sign-in',
    ...manyShipTos,
    ask: rest(
      'POST',
      () => '/identity/sign-in',
      () => ({ headers: {}, payload: PAIR }),
    ),
  },
  {
    operation: 'POST /payments/webhook',
    ask: rest(
      'POST',
      () => '/payments/webhook',
      () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'id=tr_0123456789' }),
    ),
  },
  {
    operation: 'POST /identity/password-link',
    // The limit, the person, and the message with its transaction: as many for everybody.
    ask: rest(
      'POST',
      () => '/identity/password-link',
      () => ({ headers: {}, payload: { email: BUYER } }),
    ),
  },
  {
    operation: 'POST /identity/link',
    before: aLink,
    ask: rest(
      'POST',
      () => '/identity/link',
      ({ ids }) => ({ headers: {}, payload: ofLink(ids) }),
    ),
  },
  {
    operation: 'POST /identity/password',
    // The limit, the link and the former passwords; then one transaction.
    before: aLink,
    ask: rest(
      'POST',
      () => '/identity/password',
      ({ ids }) => ({ headers: {}, payload: { ...ofLink(ids), password: ids[1] } }),
    ),
  },
  {
    operation: 'POST /identity/phone-code',
    // The session and the limit: whose phone is verified is sent nothing.
    before: async (bench) => {
      await bench.brewery.pool.query('delete from rate_limit')
      return signedIn(bench)
    },
    ask: rest('POST', () => '/identity/phone-code', byCookie),
  },
  {
    operation: 'POST /identity/phone-verification',
    // The limit, the session and the code; then two transactions, and the old session ends.
    before: aCode,
    ask: rest(
      'POST',
      () => '/identity/phone-verification',
      (bench) => ({ ...byCookie(bench), payload: { code: CODE } }),
    ),
  },
  {
    operation: 'POST /identity/terms',
    // The session; then one transaction.
    before: signedIn,
    ask: rest('POST', () => '/identity/terms', byCookie),
  },
  {
    operation: 'POST /identity/account-recovery',
    // Two limits, and the addresses.
    before: anInvoice,
    ask: rest(
      'POST',
      () => '/identity/account-recovery',
      ({ ids: [postcode] }) => ({
        headers: {},
        payload: { customerNumber: 'C1', postcode, invoiceNumber: 'F-COUNTED' },
      }),
    ),
  },
  {
    operation: 'Mutation.requestPasswordResetEmail',
    ask: mutation(() => `requestPasswordResetEmail(email: "${BUYER}")`, VISITOR),
  },
  {
    operation: 'Mutation.resetPassword',
    before: aLink,
    ask: mutation(
      ({ ids }) => `resetPassword(email: "${TO_RESET}", resetPasswordToken: "${ids[0]}", newPassword: "${ids[1]}")`,
      VISITOR,
    ),
  },
  { operation: 'GET /identity/single-sign-on', ask: rest('GET', () => '/identity/single-sign-on') },
  {
    operation: 'POST /identity/sign-in-way',
    ask: rest(
      'POST',
      () => '/identity/sign-in-way',
      () => ({ headers: {}, payload: { email: BUYER } }),
    ),
  },
  {
    operation: 'GET /identity/single-sign-on/:provider',
    // The limit; a sign-on that is begun is one more.
    ask: rest('GET', () => '/identity/single-sign-on/nobody'),
  },
  {
    operation: 'POST /identity/single-sign-on/:provider/return',
    ask: rest('POST', () => '/identity/single-sign-on/nobody/return'),
  },
  {
    operation: 'GET /identity/single-sign-on/:provider/return',
    ask: rest('GET', () => '/identity/single-sign-on/nobody/return?state=x'),
  },
  {
    operation: 'GET /identity/services/eLearning',
    before: aPublican,
    ask: rest('GET', () => '/identity/services/eLearning', byBearer),
  },
  {
    operation: 'GET /identity/services/pubMenu',
    before: aPublican,
    ask: rest('GET', () => '/identity/services/pubMenu', byBearer),
  },
  {
    operation: 'GET /identity/provider/authorize',
    // The session, and the code.
    before: aPublican,
    ask: rest('GET', () => `/identity/provider/authorize?${ASKED.toString()}`, byBearer),
  },
  {
    operation: 'GET /identity/provider/saml',
    before: aPublican,
    ask: rest('GET', () => '/identity/provider/saml', byBearer),
  },
  {
    operation: 'POST /identity/provider/token',
    // The code and its person, the sign-on and its token.
    before: aServiceCode,
    ask: rest(
      'POST',
      () => '/identity/provider/token',
      ({ ids: [code = ''] }) => ({ headers: FORM, payload: tokenForm(code) }),
    ),
  },
  { operation: 'GET /identity/provider/userinfo', before: aServiceToken, ask: userInfo('GET') },
  { operation: 'POST /identity/provider/userinfo', before: aServiceToken, ask: userInfo('POST') },
  {
    operation: 'GET /identity/provider/logout',
    before: aPublican,
    ask: rest('GET', () => `/identity/provider/logout?client_id=${ACADEMY.clientId}`, byBearer),
  },
  {
    operation: 'POST /identity/provider/logout',
    ask: rest(
      'POST',
      () => '/identity/provider/logout',
      () => ({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `client_id=${ACADEMY.clientId}`,
      }),
    ),
  },
  {
    operation: 'GET /identity/provider/saml/logout',
    before: aPublican,
    ask: rest('GET', () => '/identity/provider/saml/logout', byBearer),
  },
  {
    operation: 'GET /identity/provider/saml/metadata',
    ask: rest('GET', () => '/identity/provider/saml/metadata'),
  },
  { operation: 'GET /identity/provider/keys', ask: rest('GET', () => '/identity/provider/keys') },
  {
    operation: 'GET /.well-known/openid-configuration',
    ask: rest('GET', () => '/.well-known/openid-configuration'),
  },
  {
    operation: 'GET /identity/session',
    sizes: SHIP_TOS,
    before: signedIn,
    ask: rest('GET', () => '/identity/session', byCookie),
  },
  {
    operation: 'POST /identity/logout',
    // The session, and what is pushed to the browser.
    before: signIn,
    ask: rest('POST', () => '/identity/logout', byCookie),
  },
  {
    operation: 'Mutation.generateCustomerToken',
    ...manyShipTos,
    ask: mutation(() => `generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token }`, VISITOR),
  },
  {
    operation: 'Mutation.revokeCustomerToken',
    before: async ({ brewery }) => {
      // The token that was revoked is not asked with again.
      brewery.setClock('2026-11-23T09:00:00Z')
      await brewery.tokenOf(TO_REVOKE)
    },
    ask: mutation(() => 'revokeCustomerToken { result }', { as: TO_REVOKE }),
  },
  {
    operation: 'Query.isEmailAvailable',
    ask: query(() => `isEmailAvailable(email: "${BUYER}") { is_email_available }`, VISITOR),
  },
]

const EVERYBODY: readonly CountedCall[] = [
  asVisitor('getPortalConfig', '{ sections orderableunits holidays { days } }'),
  asVisitor('attributesForm', '(formCode: "customer_address_edit") { items { code label } }'),
  asVisitor('attributesList', '(entityType: CUSTOMER) { items { code label } }'),
  asVisitor('storeConfig', '{ store_code base_url }'),
  asVisitor('availableStores', '{ store_code base_url }'),
  asVisitor('currency', '{ base_currency_code }'),
  asVisitor('checkoutAgreements', '{ name }'),
  asVisitor('countries', '{ id full_name_locale }'),
  asVisitor('country', '(id: "NL") { id full_name_locale }'),
  // The process answers for itself; what is ready asks for the migrations, and whether the database takes changes.
  { operation: 'GET /live', ask: rest('GET', () => '/live') },
  { operation: 'GET /ready', ask: rest('GET', () => '/ready') },
  { operation: 'GET /identity/demo-accounts', ask: rest('GET', () => '/identity/demo-accounts') },
  {
    operation: 'GET /styleguide/letters/:letter/:language',
    ask: rest('GET', () => '/styleguide/letters/order-placed/nl'),
  },
  { operation: 'GET /openapi.json', ask: rest('GET', () => '/openapi.json') },
  {
    operation: 'GET /metrics',
    // The locks of the database, what waits in the outbox, and what is still to be paid.
    ask: rest(
      'GET',
      () => '/metrics',
      () => ({ headers: { authorization: 'Bearer the-token-of-metrics' } }),
    ),
  },
]

function asVisitor(name: string, asked: string): CountedCall {
  return { operation: `Query.${name}`, ask: query(() => name + asked, VISITOR) }
}

/** Every other call: what is read, and who reads it. */
const CONTENT = '/almagnoliaservice/api/v1/portal'

/** A call of the content service: whoever asks and the brewery are read, then what it is about. */
const WHO_ASKS = {
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '0546 12 34 56',
  hasAgreedTerms: true,
}

/** A challenge with its solution, as text. */
const solved = async ({ brewery }: Bench) => [JSON.stringify(await solvedProof(brewery.app))]

const sendSolved = (url: string, payload: object) =>
  rest(
    'POST',
    () => url,
    ({ ids: [proof = ''] }) => ({ payload: { ...payload, proof: JSON.parse(proof) as unknown } }),
  )

const content = (call: string, asked = call, own: Partial<CountedCall> = {}): CountedCall => ({
  operation: `GET /almagnoliaservice/api/:version/portal/${call}`,
  ask: rest('GET', () => `${CONTENT}/${asked}`),
  ...own,
})
/** The same, of as many pages as the size says. */
const contentList = (call: string, kind: string, details: Record<string, unknown> = {}): CountedCall =>
  content(call, call, {
    sizes: [1, 100],
    before: (bench) => writePages(bench, kind, details),
    ask: rest('GET', () => `${CONTENT}/${call}?limit=100`),
  })

async function writePages({ brewery, size }: Bench, kind: string, details: Record<string, unknown>): Promise<void> {
  await brewery.pool.query('delete from content_page')
  await brewery.pool.query(
    `insert into content_page (kind, slug, language, title, body, html, is_public, details)
     select $1, 'page-' || n, 'en', 'Page ' || n, '', '<p>Text</p>', true, $2 from generate_series(1, $3::int) n`,
    [kind, JSON.stringify(details), size],
  )
}

const onePage = (kind: string, details: Record<string, unknown> = {}): Partial<CountedCall> => ({
  before: (bench) => writePages({ ...bench, size: 1 }, kind, details),
})

const CONTENT_CALLS: readonly CountedCall[] = [
  contentList('articles/GetArticlesNewList', 'news', { tags: ['beer'] }),
  contentList('articles/GetArticlesNewListTagsPL', 'news', { tags: ['beer'] }),
  contentList('publicarticles', 'news'),
  contentList('publicarticles/GetPublicArticlesNewListPL', 'news'),
  contentList('publicarticles/GetPublicArticlesNewListTags', 'news'),
  content('articles/:path', 'articles/page-1', onePage('news')),
  content('articles/news/:path', 'articles/news/page-1', onePage('news')),
  contentList('ourbrand', 'brand', { brand: 'pils' }),
  contentList('ourbrand/GetAllOurBrandsDetails', 'brand', { brand: 'pils' }),
  contentList('faqitems', 'faq'),
  contentList('publicfaqitems', 'faq'),
  content('faqpages'),
  content('faqpages/GetNewFQAPagesAsync'),
  contentList('knowledgebase', 'knowledge-base'),
  contentList('helppages', 'help'),
  content('pagecontent', 'pagecontent?locationId=privacy', onePage('page', { location: 'privacy' })),
  { ...onePage('page', { location: 'privacy' }), ...asVisitor('cmsPage', '(identifier: "page-1") { content }') },
  {
    ...onePage('page', { location: 'privacy' }),
    ...asVisitor('cmsBlocks', '(identifiers: ["privacy"]) { items { content } }'),
  },
  contentList('links', 'link', { type: 'menu', href: '/news' }),
  content('pagemenu'),
  content('portalExtLinks'),
  contentList('businnespartner/GetBusinnesPartnerCategories', 'business-partner', { location: 'Category' }),
  contentList('businnespartner/GetBusinnesPartnerContent', 'business-partner', { location: 'LandingPage' }),
  contentList('publicbusinnespartner/GetBusinnesPartnerCategories', 'business-partner', { location: 'Category' }),
  contentList('publicbusinnespartner/GetBusinnesPartnerContent', 'business-partner', { location: 'LandingPage' }),
  contentList('becameupcoming/GetBecameMoreSustainable', 'sustainability', { location: 'Category' }),
  contentList('becameupcoming/GetBecameMoreSustainableSubcontent', 'sustainability', { location: 'Checklist' }),
  content('loyalty/GetProgramLoyalty', 'loyalty/GetProgramLoyalty', onePage('loyalty')),
  content('loyalty/GetLoyaltybrands'),
  contentList('whypages', 'why'),
  content('trainings', 'trainings', {
    before: async ({ brewery }) => {
      // Another call takes the tokens of this person away.
      const answer = await brewery.ask(
        `mutation { generateCustomerToken(email: "${TO_REVOKE}", password: "${PASSWORD}") { token } }`,
        {},
        VISITOR,
      )
      return [String(readPath(answer.data, 'generateCustomerToken', 'token'))]
    },
    ask: rest(
      'GET',
      () => `${CONTENT}/trainings`,
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` } }),
    ),
  }),
  content('becameupcoming/GetSurvey'),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/becameupcoming/SaveSurvey',
    ...onePage('sustainability', { location: 'Checklist' }),
    ask: rest(
      'POST',
      () => `${CONTENT}/becameupcoming/SaveSurvey`,
      () => ({ payload: { answers: [{ question: 'page-1', answer: 'yes' }] } }),
    ),
  },
  contentList('downloadmaterial', 'marketing-material', { file: 'documents/sheet.pdf' }),
  contentList('downloadmaterial/GetAllDMSearch', 'marketing-material', { file: 'documents/sheet.pdf' }),
  contentList('downloadmaterial/GetMarketingMaterialsSearch', 'marketing-material', { file: 'documents/sheet.pdf' }),
  content('downloadmaterial/GetAllBrandsAsync'),
  content('downloadmaterial/GetAllDMFolders'),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/downloadmaterial/bulk-files',
    ...onePage('marketing-material', { file: 'documents/sheet.pdf' }),
    ask: rest(
      'POST',
      () => `${CONTENT}/downloadmaterial/bulk-files`,
      () => ({ payload: { ids: ['page-1'] } }),
    ),
  },
  content('search', 'search?search=page', {
    sizes: [1, 100],
    before: (bench) => writePages(bench, 'news', {}),
  }),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/businnespartner/BecomePartner',
    before: async (bench) => {
      await bench.brewery.pool.query(
        `insert into brewery_setting values ('contact', '{"email": "klanten@veenhof.example"}')
         on conflict (name) do update set value = excluded.value`,
      )
      return solved(bench)
    },
    ask: sendSolved(BECOME, {
      ...WHO_ASKS,
      requestId: '0123456789abcdef01234567',
      companyName: 'Café De Brug',
      chamberNumber: '',
      city: 'Almelo',
      trade: 'bar',
      message: '',
    }),
  },
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/visitors/AskBrewery',
    before: solved,
    ask: sendSolved(ASK, {
      ...WHO_ASKS,
      requestId: '0123456789abcdef01234568',
      subject: 'A tour',
      message: 'With how many may we come?',
    }),
  },
  {
    operation: 'GET /almagnoliaservice/api/:version/portal/visitors/GetChallenge',
    ask: rest('GET', () => CHALLENGE),
  },
  content('contentfile/:kind/:slug', 'contentfile/news/page-1?language=en&file=documents%2Fsheet.pdf', {
    before: async (bench) => {
      await writePages({ ...bench, size: 1 }, 'news', {})
      await bench.brewery.pool.query(`update content_page set files = '{documents/sheet.pdf}'`)
    },
  }),
]

export const OTHER_CALLS: readonly CountedCall[] = [
  ...CATALOGUE,
  ...SHIP_TO_CALLS,
  ...PEOPLE,
  ...CONTENT_CALLS,
  ...EVERYBODY,
]
