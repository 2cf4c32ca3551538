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
  {
    operation: 'Query.suggestedCart',
    atMost: 3,
    ask: query(() => `suggestedCart(shipTo: "S1") { items { priority reason product { ${FEW_FACTS} } } }`),
  },
  {
    operation: 'Query.quickOrderProducts',
    atMost: 4,
    sizes: [10, 100],
    ask: query(({ size }) => `quickOrderProducts(codes: [${skusOf(size)}]) { status product { ${FEW_FACTS} } }`),
  },
  {
    operation: 'Mutation.quickOrder',
    atMost: 7,
    sizes: [10, 100],
    ask: mutation(({ size }) => `quickOrder(sku: [${skusOf(size)}]) { cart_id }`),
  },
  {
    operation: 'Query.wishlist',
    atMost: 5,
    sizes: [10, 100],
    before: keepMany,
    ask: query(() => `wishlist { items_count items { quantity product { ${FEW_FACTS} favourites } } }`),
  },
  {
    operation: 'Query.customer, with favourites by the page',
    atMost: 7,
    sizes: [10, 100],
    before: keepMany,
    ask: query(
      ({ size }) => `customer { wishlists { items_count shipto_item_count
        items_v2(pageSize: ${size}) { items { quantity product { ${FEW_FACTS} favourites } } } } }`,
    ),
  },
  {
    operation: 'Mutation.addProductsToWishlist',
    atMost: 6,
    sizes: [10, 100],
    ask: mutation(
      ({ size }) =>
        `addProductsToWishlist(wishlistId: "0", wishlistItems: [${entriesOf(size)}]) { user_errors { code } }`,
    ),
  },
  {
    operation: 'Mutation.updateProductsInWishlist',
    atMost: 5,
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
    atMost: 5,
    sizes: [10, 100],
    before: keepMany,
    ask: mutation(
      ({ ids }) =>
        `removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: [${ids.join(', ')}]) { user_errors { code } }`,
    ),
  },
  { operation: 'GET /media/documents/*', atMost: 2, ask: rest('GET', () => '/media/documents/sheet.pdf') },
  { operation: 'GET /media/*', atMost: 1, ask: rest('GET', () => '/media/packs/crate/pils.svg') },
  { operation: 'GET /theme/:file', atMost: 1, ask: rest('GET', () => '/theme/theme.css') },
  { operation: 'GET /robots.txt', atMost: 0, ask: rest('GET', () => '/robots.txt') },
  { operation: 'GET /sitemap.xml', atMost: 2, ask: rest('GET', () => '/sitemap.xml') },
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
    atMost: 4,
    ask: query(() => 'tankBeer(shipTo: "S1") { tankbeer delivery_date tanks { name } }'),
  },
  {
    operation: 'Query.getDutchAddress',
    atMost: 2,
    ask: query(() => 'getDutchAddress(postcode: "7511 GA", houseNumber: "7") { street }'),
  },
  {
    operation: 'Query.posmBudget',
    atMost: 6,
    ask: query(() => 'posmBudget(shipTo: "S1") { left years transactions { items { amount by } } }'),
  },
  portal('eventmaterials/GetPayerBudget/:shipTo', 3, 'eventmaterials/GetPayerBudget/S1'),
  {
    operation: 'POST /:market/prod/api/:version/portal/eventmaterials/PostPayerBudget',
    atMost: 3,
    ask: rest(
      'POST',
      () => `${PORTAL}/eventmaterials/PostPayerBudget?ShipToId=S1`,
      () => ({ payload: { amount: 10 } }),
    ),
  },
  {
    operation: 'POST /:market/prod/api/:version/portal/eventmaterials/UpsertBudgetTransaction',
    atMost: 8,
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
  portal('orders/GetGlobalCalendar', 3),
  portal('orders/GetGlobalCalendarHalfTruck', 3),
  portal('orders/GetGlobalCalendarTank', 3),
  portal('orders/GetFirstAvailableDate', 3),
  portal('orders/GetFirstAvailableDateTank', 3),
  portal('orders/GetAvailableHours', 3),
  portal('paymentmethod/GetShippingmethodByOutletId', 3),
  portal('paymentmethod/GetPaymentMethodByOutletId', 2),
  portal('paymentmethod/GetCreditByOutletId', 2),
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
    atMost: 8,
    ask: rest(
      'POST',
      () => `${PORTAL}/orders/PostAddNewAddress?ShipToId=S2`,
      () => ({ payload: WISH }),
    ),
  },
  {
    operation: 'Mutation.createCustomerAddress',
    atMost: 8,
    ask: mutation(() => `createCustomerAddress(input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.updateCustomerAddress',
    atMost: 5,
    before: wishAddress,
    ask: mutation(({ ids }) => `updateCustomerAddress(id: ${ids[0]}, input: ${ENTRY}) { id }`),
  },
  {
    operation: 'Mutation.deleteCustomerAddress',
    atMost: 4,
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
    atMost: 3,
    ...manyShipTos,
    ask: query(() => 'customer { email default_ship_to_id addresses { city } }'),
  },
  {
    operation: 'Query.customerDownloadableProducts',
    atMost: 1,
    ask: query(() => 'customerDownloadableProducts { items { download_url } }'),
  },
  {
    operation: 'Query.customerPaymentTokens',
    atMost: 1,
    ask: query(() => 'customerPaymentTokens { items { public_hash } }'),
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
    atMost: 8,
    ...manyShipTos,
    ask: rest(
      'POST',
      () => '/identity/sign-in',
      () => ({ headers: {}, payload: PAIR }),
    ),
  },
  {
    operation: 'POST /payments/webhook',
    atMost: 1,
    ask: rest(
      'POST',
      () => '/payments/webhook',
      () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'id=tr_0123456789' }),
    ),
  },
  {
    operation: 'POST /identity/password-link',
    // The limit, the person, and the message with its transaction: as many for everybody.
    atMost: 5,
    ask: rest(
      'POST',
      () => '/identity/password-link',
      () => ({ headers: {}, payload: { email: BUYER } }),
    ),
  },
  {
    operation: 'POST /identity/link',
    atMost: 2,
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
    atMost: 14,
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
    atMost: 3,
    before: async (bench) => {
      await bench.brewery.pool.query('delete from rate_limit')
      return signedIn(bench)
    },
    ask: rest('POST', () => '/identity/phone-code', byCookie),
  },
  {
    operation: 'POST /identity/phone-verification',
    // The limit, the session and the code; then two transactions, and the old session ends.
    atMost: 16,
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
    atMost: 7,
    before: signedIn,
    ask: rest('POST', () => '/identity/terms', byCookie),
  },
  {
    operation: 'POST /identity/account-recovery',
    // Two limits, and the addresses.
    atMost: 3,
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
    atMost: 5,
    ask: mutation(() => `requestPasswordResetEmail(email: "${BUYER}")`, VISITOR),
  },
  {
    operation: 'Mutation.resetPassword',
    atMost: 14,
    before: aLink,
    ask: mutation(
      ({ ids }) => `resetPassword(email: "${TO_RESET}", resetPasswordToken: "${ids[0]}", newPassword: "${ids[1]}")`,
      VISITOR,
    ),
  },
  { operation: 'GET /identity/single-sign-on', atMost: 0, ask: rest('GET', () => '/identity/single-sign-on') },
  {
    operation: 'POST /identity/sign-in-way',
    atMost: 0,
    ask: rest(
      'POST',
      () => '/identity/sign-in-way',
      () => ({ headers: {}, payload: { email: BUYER } }),
    ),
  },
  {
    operation: 'GET /identity/single-sign-on/:provider',
    // The limit; a sign-on that is begun is one more.
    atMost: 2,
    ask: rest('GET', () => '/identity/single-sign-on/nobody'),
  },
  {
    operation: 'POST /identity/single-sign-on/:provider/return',
    atMost: 1,
    ask: rest('POST', () => '/identity/single-sign-on/nobody/return'),
  },
  {
    operation: 'GET /identity/single-sign-on/:provider/return',
    atMost: 0,
    ask: rest('GET', () => '/identity/single-sign-on/nobody/return?state=x'),
  },
  {
    operation: 'GET /identity/services/eLearning',
    atMost: 1,
    before: aPublican,
    ask: rest('GET', () => '/identity/services/eLearning', byBearer),
  },
  {
    operation: 'GET /identity/services/pubMenu',
    atMost: 1,
    before: aPublican,
    ask: rest('GET', () => '/identity/services/pubMenu', byBearer),
  },
  {
    operation: 'GET /identity/provider/authorize',
    // The session, and the code.
    atMost: 2,
    before: aPublican,
    ask: rest('GET', () => `/identity/provider/authorize?${ASKED.toString()}`, byBearer),
  },
  {
    operation: 'GET /identity/provider/saml',
    atMost: 1,
    before: aPublican,
    ask: rest('GET', () => '/identity/provider/saml', byBearer),
  },
  {
    operation: 'POST /identity/provider/token',
    // The code and its person, the sign-on and its token.
    atMost: 4,
    before: aServiceCode,
    ask: rest(
      'POST',
      () => '/identity/provider/token',
      ({ ids: [code = ''] }) => ({ headers: FORM, payload: tokenForm(code) }),
    ),
  },
  { operation: 'GET /identity/provider/userinfo', atMost: 2, before: aServiceToken, ask: userInfo('GET') },
  { operation: 'POST /identity/provider/userinfo', atMost: 2, before: aServiceToken, ask: userInfo('POST') },
  {
    operation: 'GET /identity/provider/logout',
    atMost: 1,
    before: aPublican,
    ask: rest('GET', () => `/identity/provider/logout?client_id=${ACADEMY.clientId}`, byBearer),
  },
  {
    operation: 'POST /identity/provider/logout',
    atMost: 1,
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
    atMost: 1,
    before: aPublican,
    ask: rest('GET', () => '/identity/provider/saml/logout', byBearer),
  },
  {
    operation: 'GET /identity/provider/saml/metadata',
    atMost: 0,
    ask: rest('GET', () => '/identity/provider/saml/metadata'),
  },
  { operation: 'GET /identity/provider/keys', atMost: 0, ask: rest('GET', () => '/identity/provider/keys') },
  {
    operation: 'GET /.well-known/openid-configuration',
    atMost: 0,
    ask: rest('GET', () => '/.well-known/openid-configuration'),
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
    // The session, and what is pushed to the browser.
    atMost: 2,
    before: signIn,
    ask: rest('POST', () => '/identity/logout', byCookie),
  },
  {
    operation: 'Mutation.generateCustomerToken',
    atMost: 9,
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
    // The locks of the database, what waits in the outbox, and what is still to be paid.
    atMost: 3,
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

const content = (call: string, atMost: number, asked = call, own: Partial<CountedCall> = {}): CountedCall => ({
  operation: `GET /almagnoliaservice/api/:version/portal/${call}`,
  atMost,
  ask: rest('GET', () => `${CONTENT}/${asked}`),
  ...own,
})
/** The same, of as many pages as the size says. */
const contentList = (call: string, atMost: number, kind: string, details: Record<string, unknown> = {}): CountedCall =>
  content(call, atMost, call, {
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
  contentList('articles/GetArticlesNewList', 4, 'news', { tags: ['beer'] }),
  contentList('articles/GetArticlesNewListTagsPL', 4, 'news', { tags: ['beer'] }),
  contentList('publicarticles', 4, 'news'),
  contentList('publicarticles/GetPublicArticlesNewListPL', 4, 'news'),
  contentList('publicarticles/GetPublicArticlesNewListTags', 4, 'news'),
  content('articles/:path', 3, 'articles/page-1', onePage('news')),
  contentList('ourbrand', 3, 'brand', { brand: 'pils' }),
  contentList('ourbrand/GetAllOurBrandsDetails', 3, 'brand', { brand: 'pils' }),
  contentList('faqitems', 3, 'faq'),
  contentList('publicfaqitems', 3, 'faq'),
  content('faqpages', 3),
  content('faqpages/GetNewFQAPagesAsync', 3),
  contentList('knowledgebase', 3, 'knowledge-base'),
  contentList('helppages', 3, 'help'),
  content('pagecontent', 3, 'pagecontent?locationId=privacy', onePage('page', { location: 'privacy' })),
  { ...onePage('page', { location: 'privacy' }), ...asVisitor('cmsPage', 2, '(identifier: "page-1") { content }') },
  {
    ...onePage('page', { location: 'privacy' }),
    ...asVisitor('cmsBlocks', 2, '(identifiers: ["privacy"]) { items { content } }'),
  },
  contentList('links', 3, 'link', { type: 'menu', href: '/news' }),
  content('pagemenu', 3),
  content('portalExtLinks', 3),
  contentList('businnespartner/GetBusinnesPartnerCategories', 3, 'business-partner', { location: 'Category' }),
  contentList('businnespartner/GetBusinnesPartnerContent', 3, 'business-partner', { location: 'LandingPage' }),
  contentList('publicbusinnespartner/GetBusinnesPartnerCategories', 3, 'business-partner', { location: 'Category' }),
  contentList('publicbusinnespartner/GetBusinnesPartnerContent', 3, 'business-partner', { location: 'LandingPage' }),
  contentList('becameupcoming/GetBecameMoreSustainable', 3, 'sustainability', { location: 'Category' }),
  contentList('becameupcoming/GetBecameMoreSustainableSubcontent', 3, 'sustainability', { location: 'Checklist' }),
  content('loyalty/GetProgramLoyalty', 3, 'loyalty/GetProgramLoyalty', onePage('loyalty')),
  content('loyalty/GetLoyaltybrands', 5),
  contentList('whypages', 3, 'why'),
  content('trainings', 3, 'trainings', {
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
  content('becameupcoming/GetSurvey', 2),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/becameupcoming/SaveSurvey',
    atMost: 5,
    ...onePage('sustainability', { location: 'Checklist' }),
    ask: rest(
      'POST',
      () => `${CONTENT}/becameupcoming/SaveSurvey`,
      () => ({ payload: { answers: [{ question: 'page-1', answer: 'yes' }] } }),
    ),
  },
  contentList('downloadmaterial', 3, 'marketing-material', { file: 'documents/sheet.pdf' }),
  contentList('downloadmaterial/GetAllDMSearch', 3, 'marketing-material', { file: 'documents/sheet.pdf' }),
  contentList('downloadmaterial/GetMarketingMaterialsSearch', 3, 'marketing-material', { file: 'documents/sheet.pdf' }),
  content('downloadmaterial/GetAllBrandsAsync', 3),
  content('downloadmaterial/GetAllDMFolders', 3),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/downloadmaterial/bulk-files',
    atMost: 3,
    ...onePage('marketing-material', { file: 'documents/sheet.pdf' }),
    ask: rest(
      'POST',
      () => `${CONTENT}/downloadmaterial/bulk-files`,
      () => ({ payload: { ids: ['page-1'] } }),
    ),
  },
  content('search', 5, 'search?search=page', {
    sizes: [1, 100],
    before: (bench) => writePages(bench, 'news', {}),
  }),
  {
    operation: 'POST /almagnoliaservice/api/:version/portal/businnespartner/BecomePartner',
    atMost: 15,
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
    atMost: 15,
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
    atMost: 5,
    ask: rest('GET', () => CHALLENGE),
  },
  content('contentfile/:kind/:slug', 3, 'contentfile/news/page-1?language=en&file=documents%2Fsheet.pdf', {
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
