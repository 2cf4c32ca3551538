import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import {
  ACCOUNT_ROLES,
  ACCOUNT_TYPES,
  expectedOf,
  NOTHING,
  ORDERING_FOR_TANK_CUSTOMER,
  SPECIAL_ACCOUNTS,
  type Expected,
} from './expected-permissions.ts'
import { NEW_ADDRESS, type Objects } from './operations.ts'
import { bearer, graphql, oneRow, readPath, type Veenhof } from './veenhof.ts'

/** `before` is done before each thing that they ask. */
export type Person = {
  name: string
  email: string
  token: string
  expected: Expected
  shipTo: ShipTo
  before?: () => Promise<void>
}
type ShipTo = { id: string; companyId: string; payer: string; userId: string }

/** The accounts that can sign in, by name, with what is expected of them. */
export const ACCOUNTS: Readonly<Record<string, Expected>> = {
  ...Object.fromEntries(
    ACCOUNT_ROLES.flatMap((role) =>
      ACCOUNT_TYPES.map((type): [string, Expected] => [`${role}.${type}`, expectedOf(role, type)]),
    ),
  ),
  ...SPECIAL_ACCOUNTS,
}

export async function signIn(veenhof: Veenhof, name: string): Promise<Person> {
  const email = `${name}@veenhof.example`
  const shipTo = await oneRow<ShipTo>(
    veenhof.pool,
    `select coalesce(s.id, '') as id, coalesce(s.company_id, '') as "companyId", coalesce(s.payer_id, '') as payer,
       u.id as "userId"
     from portal_user u left join ship_to s on s.id = u.default_ship_to_id where u.email = $1`,
    [email],
  )
  return {
    name,
    email,
    token: await veenhof.tokenOf(email),
    expected: ACCOUNTS[name] ?? NOTHING,
    shipTo,
  }
}

/** An account manager who orders for a customer of theirs with tank beer; begun anew before each thing that is asked, as one of them ends it. */
export async function orderForCustomer(veenhof: Veenhof): Promise<Person> {
  const staff = await signIn(veenhof, 'staff')
  const shipTo = await oneRow<ShipTo>(
    veenhof.pool,
    `select s.id, s.company_id as "companyId", s.payer_id as payer, r.user_id as "userId"
     from user_role r join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
     where r.user_id = $1 and s.customer_type = 'OntradeTank' and s.status = 'ACTIVE' order by s.company_id, s.id limit 1`,
    [staff.shipTo.userId],
  )
  const payload = { companyId: shipTo.companyId }
  async function before() {
    const begun = await veenhof.send({ method: 'POST', url: '/identity/ordering-for', payload }, bearer(staff.token))
    if (begun.statusCode === 401) staff.token = await veenhof.tokenOf(staff.email)
    else if (begun.statusCode !== 200) throw new Error(`Nothing is ordered for ${shipTo.companyId}: ${begun.body}`)
    await veenhof.pool.query(`update session set ship_to_id = $2 where user_id = $1 and ordering_for is not null`, [
      shipTo.userId,
      shipTo.id,
    ])
  }
  await before()
  return { ...staff, name: 'staff ordering for a customer', expected: ORDERING_FOR_TANK_CUSTOMER, shipTo, before }
}

/** A product of point-of-sale material, which every catalogue has. */
const findSku = (veenhof: Veenhof) =>
  oneRow<{ sku: string }>(
    veenhof.pool,
    `select p.sku from product p join stock s on s.sku = p.sku
     where p.material_type = 'ZBTL' and p.type = 'simple' and p.is_active and s.quantity > 1000 order by p.sku limit 1`,
  )

let orders = 0

/** Things of this person's own: a cart with a line, a saved order, a pre-order and an order. */
export async function giveObjects(veenhof: Veenhof, { token, expected, shipTo }: Person): Promise<Objects> {
  const { sku } = await findSku(veenhof)
  const cart =
    expected.kinds.length > 0 ? await fillCart(veenhof, token, sku) : { cart: UNKNOWN.cart, line: UNKNOWN.line }
  if (shipTo.id === '') return { ...UNKNOWN, ...cart, sku, person: shipTo.userId }
  return {
    ...cart,
    sku,
    shipTo: shipTo.id,
    payer: shipTo.payer,
    company: shipTo.companyId,
    person: shipTo.userId,
    address: expected.kinds.length > 0 ? await askForAddress(veenhof, token) : UNKNOWN.address,
    saved: await putAside(veenhof, shipTo, { kind: 'saved', sku }),
    pending: await putAside(veenhof, shipTo, { kind: 'pending', sku }),
    ...(await order(veenhof, shipTo, sku)),
    favourite: await keep(veenhof, shipTo, sku),
    ...(await askBrewery(veenhof, shipTo)),
  }
}

const NEW_CART = 'mutation { createEmptyCart }'
const FILL = `mutation ($cart: String, $sku: String!) {
  addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1, number_of_packages: 1 }]) {
    cart { items { uid } }
    user_errors { message }
  }
}`

async function fillCart(veenhof: Veenhof, token: string, sku: string): Promise<{ cart: string; line: string }> {
  const made = await veenhof.send(graphql(NEW_CART), bearer(token))
  const cart = readPath(made, 'data', 'createEmptyCart')
  const filled = await veenhof.send(graphql(FILL, { cart, sku }), bearer(token))
  const line = readPath(filled, 'data', 'addProductsToCart', 'cart', 'items', 0, 'uid')
  if (typeof cart !== 'string' || typeof line !== 'string') throw new Error(`No cart: ${made.body} ${filled.body}`)
  return { cart, line }
}

async function askForAddress(veenhof: Veenhof, token: string): Promise<string> {
  const url = '/nl/prod/api/v1/portal/orders/PostAddNewAddress'
  const made = await veenhof.send({ method: 'POST', url, payload: NEW_ADDRESS }, bearer(token))
  const id = readPath(made, 'id')
  return typeof id === 'number' ? String(id) : UNKNOWN.address
}

async function putAside(
  { pool, clock }: Veenhof,
  { id, companyId, userId }: ShipTo,
  { kind, sku }: { kind: 'saved' | 'pending'; sku: string },
): Promise<string> {
  const inserted = await oneRow<{ id: number }>(
    pool,
    `insert into saved_order (company_id, kind, ship_to_id, user_id, cart_id, saved_at)
     values ($1, $2, $3, $4, 'a cart of before', $5) returning id`,
    [companyId, kind, id, userId, clock.now()],
  )
  await insertRows(pool, 'saved_order_line', [{ company_id: companyId, saved_order_id: inserted.id, sku, packages: 1 }])
  return String(inserted.id)
}

/** The product as a favourite of this person, kept once. */
async function keep({ pool, clock }: Veenhof, { companyId, userId }: ShipTo, sku: string): Promise<string> {
  const kept = await oneRow<{ id: number }>(
    pool,
    `insert into favourite (company_id, user_id, sku, added_at) values ($1, $2, $3, $4)
     on conflict (company_id, user_id, sku) do update set added_at = excluded.added_at returning id`,
    [companyId, userId, sku, clock.now()],
  )
  return String(kept.id)
}

/** A ticket of this person with a file. */
export async function askBrewery({ pool, clock, files }: Veenhof, { id, companyId, userId }: ShipTo) {
  const ticket = await oneRow<{ id: number }>(
    pool,
    `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
     values ($1, $2, $3, 'NL', 'question', 'Krat kapot', 'Er ontbreken flesjes.', $4, $4) returning id`,
    [companyId, id, userId, clock.now()],
  )
  const attachment = await oneRow<{ id: number; storedAs: string }>(
    pool,
    `insert into ticket_attachment (ticket_id, user_id, file_name, type, bytes, stored_as, state, created_at)
     values ($1, $2, 'krat.jpg', 'image/jpeg', 3, gen_random_uuid(), 'clean', $3)
     returning id, stored_as as "storedAs"`,
    [ticket.id, userId, clock.now()],
  )
  await files.keep(attachment.storedAs, Buffer.from('jpg'))
  const notification = await oneRow<{ id: number }>(
    pool,
    `insert into notification (key, kind, company_id, ship_to_id, user_id, ticket_id, created_at)
     values (gen_random_uuid(), 'ticket', $1, $2, $3, $4, $5) returning id`,
    [companyId, id, userId, ticket.id, clock.now()],
  )
  return { ticket: String(ticket.id), attachment: String(attachment.id), notification: String(notification.id) }
}

/** An order of point-of-sale material as the ERP has it, with its invoice; its SAP id is its number. */
async function order({ pool }: Veenhof, { id, companyId, userId, payer }: ShipTo, sku: string) {
  orders += 1
  const number = `80${String(orders).padStart(6, '0')}`
  await insertRows(pool, 'sales_order', [
    {
      company_id: companyId,
      number,
      sap_id: number,
      user_id: userId,
      ship_to_id: id,
      payer_id: payer,
      kind: 'posm',
      sap_order_type: 'YPOR',
      status: 'Delivered',
      method: 'flatrate_flatrate',
      payment_method: 'purchaseorder',
      delivery_date: '2026-11-20',
      goods_cents: 100,
      discount_cents: 0,
      vat_cents: 21,
      deposit_cents: 0,
      grand_total_ex_vat_cents: 100,
      grand_total_cents: 121,
      placed_at: '2026-11-18T09:00:00Z',
      status_changed_at: '2026-11-20T09:00:00Z',
    },
  ])
  await pool.query(
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
       cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
     select o.company_id, o.id, 10, p.sku, p.name, p.subtitle, p.tag, p.brand_code, 1, 1, 100, 100, 2100, 21
     from sales_order o, product p where o.number = $1 and p.sku = $2`,
    [number, sku],
  )
  const invoice = `9${number}`
  await pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents, due_on, paid_cents)
     select company_id, id, $2, '2026-11-20', grand_total_cents, '2026-12-20', 0 from sales_order where number = $1`,
    [number, invoice],
  )
  return { order: number, invoice }
}

/** Ids as they could be, that nobody has; as long as real ones. */
export const UNKNOWN: Objects = {
  shipTo: '3999999',
  payer: '2999999',
  company: '1999999',
  person: 'U999999',
  address: '999997',
  cart: 'nobodyhasacartwiththisidnobodyha',
  line: 'OTk5OTk5',
  saved: '999999',
  pending: '999998',
  order: '80999999',
  invoice: '980999999',
  favourite: '999996',
  ticket: '999995',
  attachment: '999994',
  notification: '999993',
  sku: 'NO-SUCH-SKU',
}
