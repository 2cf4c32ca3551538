import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { ACCOUNT_ROLES, ACCOUNT_TYPES, expectedOf, SPECIAL_ACCOUNTS, type Expected } from './expected-permissions.ts'
import { NEW_ADDRESS, type Objects } from './operations.ts'
import { bearer, graphql, oneRow, readPath, type Veenhof } from './veenhof.ts'

export type Person = { name: string; email: string; token: string; expected: Expected; shipTo: ShipTo }
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
    expected: ACCOUNTS[name] ?? { permissions: [], kinds: [] },
    shipTo,
  }
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
    order: await order(veenhof, shipTo, sku),
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

/** An order of point-of-sale material as the ERP has it; its SAP id is its number. */
async function order({ pool }: Veenhof, { id, companyId, userId, payer }: ShipTo, sku: string): Promise<string> {
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
  return number
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
  sku: 'NO-SUCH-SKU',
}
