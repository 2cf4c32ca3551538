import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import type { CartAddress } from './delivery/cart-address.ts'
import { statement, type Queries, type Transaction } from '#platform/database/database.ts'

export type StoredCart = {
  companyId: string
  id: string
  userId: string
  shipToId: string
  state: 'active' | 'placed' | 'discarded'
  method: DeliveryMethod | null
  paymentMethod: string | null
  deliveryDate: CalendarDate | null
  datePopup: CalendarDate | null
  hoursFrom: string | null
  hoursTo: string | null
  customerOrderNumber: string | null
  noteForDriver: string | null
  customEmail: string | null
  afterSix: boolean
  onPallet: boolean
  couponCode: string | null
  /** True while it may go to several addresses. */
  isMultiShipping: boolean
  /** Where POS materials go; empty: to the ship-to, as all else does. */
  addresses: CartAddress[]
  /** The order that is cancelled when this cart is ordered. */
  replacesId: number | null
  version: number
}

/** Everything goes to the ship-to of the cart. */
export const AT_SHIP_TO = { isMultiShipping: false, addresses: [] } satisfies Partial<StoredCart>

const cartColumns = `
  company_id as "companyId", id, user_id as "userId", ship_to_id as "shipToId", state, method,
  payment_method as "paymentMethod", delivery_date as "deliveryDate", date_popup as "datePopup",
  hours_from as "hoursFrom", hours_to as "hoursTo", customer_order_number as "customerOrderNumber",
  note_for_driver as "noteForDriver", custom_email as "customEmail", after_six as "afterSix",
  on_pallet as "onPallet", coupon_code as "couponCode",
  is_multi_shipping as "isMultiShipping", addresses, replaces_id as "replacesId", version`

const readActive = statement<StoredCart>(
  'cart.find-active',
  `select ${cartColumns} from cart where user_id = $1 and company_id = $2 and state = 'active'`,
)

const readCart = statement<StoredCart>(
  'cart.find',
  `select ${cartColumns} from cart where company_id = any($1) and id = $2 and user_id = $3`,
)

const lock = statement<StoredCart>(
  'cart.lock',
  `select ${cartColumns} from cart where company_id = any($1) and id = $2 and user_id = $3 for update`,
)

const readOrInsert = statement<StoredCart>(
  'cart.find-or-insert',
  `with own as (select * from cart where user_id = $3 and company_id = $1 and state = 'active'),
   made as (
     insert into cart (company_id, id, user_id, ship_to_id, created_at, updated_at)
     select $1, $2, $3, $4, $5::timestamptz, $5 where not exists (select from own)
     on conflict do nothing returning *)
   select ${cartColumns} from (select * from own union all select * from made) as cart`,
)

const setDelivery = statement(
  'cart.set-delivery',
  `update cart set ship_to_id = chosen."shipToId", method = chosen.method, delivery_date = chosen."deliveryDate",
     date_popup = chosen."datePopup", payment_method = chosen."paymentMethod", hours_from = chosen."hoursFrom",
     hours_to = chosen."hoursTo", customer_order_number = chosen."customerOrderNumber",
     note_for_driver = chosen."noteForDriver", custom_email = chosen."customEmail",
     is_multi_shipping = chosen."isMultiShipping", addresses = chosen.addresses, version = version + 1, updated_at = $4
   from jsonb_to_record($3::jsonb) as chosen("shipToId" text, method text, "deliveryDate" date, "datePopup" date,
     "paymentMethod" text, "hoursFrom" text, "hoursTo" text, "customerOrderNumber" text, "noteForDriver" text,
     "customEmail" text, "isMultiShipping" boolean, addresses jsonb)
   where company_id = $1 and id = $2`,
)

const setCode = statement(
  'cart.set-coupon',
  `update cart set coupon_code = $3, version = version + 1, updated_at = $4 where company_id = $1 and id = $2`,
)

const setReplaced = statement(
  'cart.set-replaced',
  `update cart set replaces_id = $3, version = version + 1, updated_at = $4 where company_id = $1 and id = $2`,
)

const hasColleague = statement<{ found: boolean }>(
  'cart.has-colleague',
  `select exists (
     select from portal_user u join user_role r on r.user_id = u.id
     where r.company_id = $1 and r.is_active and u.email = lower($2)) as found`,
)

// What was chosen for the delivery was offered by the ship-to before.
const moveToShipTo = statement<StoredCart>(
  'cart.move-to-ship-to',
  `update cart set ship_to_id = $3, method = null, delivery_date = null, date_popup = null, payment_method = null,
     hours_from = null, hours_to = null, is_multi_shipping = false, addresses = '[]', replaces_id = null,
     version = version + 1, updated_at = $4
   where company_id = $1 and id = $2 and state = 'active' returning ${cartColumns}`,
)

export function createCartStore(db: Queries) {
  return {
    readActive: (userId: string, companyId: string) => db.row(readActive, [userId, companyId]),
    read: (userId: string, companyIds: readonly string[], cartId: string) =>
      db.row(readCart, [companyIds, cartId, userId]),
    lock: (userId: string, companyIds: readonly string[], cartId: string) => db.row(lock, [companyIds, cartId, userId]),
    /** The active cart, or a new one; undefined where the id is taken, or another request has just made one. */
    readOrInsert: (cart: { companyId: string; id: string; userId: string; shipToId: string; now: Date }) =>
      db.row(readOrInsert, [cart.companyId, cart.id, cart.userId, cart.shipToId, cart.now]),
    /** Whether an order's confirmation may go to this address: the person's own, or a colleague's of the company. */
    mayGetConfirmation: async (companyId: string, person: { email: string }, email: string) =>
      email.toLowerCase() === person.email || ((await db.row(hasColleague, [companyId, email]))?.found ?? false),
    moveToShipTo: (cart: StoredCart, shipToId: string, now: Date) =>
      db.row(moveToShipTo, [cart.companyId, cart.id, shipToId, now]),
  }
}

/** Writes what was chosen for the delivery, with the commit. */
export function leaveDelivery(tx: Transaction, cart: StoredCart, now: Date): void {
  tx.leave(setDelivery, [cart.companyId, cart.id, JSON.stringify(cart), now])
}

/** Whose order gives back its use of a coupon when this cart is ordered. */
export const whoseUse = ({ companyId, replacesId }: StoredCart) => ({ companyId, replacedId: replacesId })

/** Writes the coupon's code on the cart, or takes it off, with the commit. */
export function leaveCode(tx: Transaction, { companyId, id }: StoredCart, code: string | null, now: Date): void {
  tx.leave(setCode, [companyId, id, code, now])
}

/** Writes which order the cart takes the place of, with the commit. */
export function leaveReplaced(tx: Transaction, { companyId, id }: StoredCart, orderId: number, now: Date): void {
  tx.leave(setReplaced, [companyId, id, orderId, now])
}
