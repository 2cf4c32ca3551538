import { statement, type Queries } from '#platform/database/database.ts'
import type { ChosenOption, FormerDelivery, LineAmounts, StoredCart } from '#features/cart/index.ts'

/** Saved for later by its buyer, or waiting as a pre-order. */
export type SavedKind = 'saved' | 'pending'

export type StoredSavedOrder = FormerDelivery & {
  companyId: string
  id: number
  kind: SavedKind
  userId: string
  cartId: string
  savedAt: Date
}

export type SavedLine = {
  id: number
  savedOrderId: number
  sku: string
  bundleOptions: ChosenOption[]
  amounts: LineAmounts
}

type ListKey = { companyId: string; shipToId: string; kind: SavedKind }

const columns = `company_id as "companyId", id, kind, ship_to_id as "shipToId", user_id as "userId",
  cart_id as "cartId", method, payment_method as "paymentMethod", delivery_date as "deliveryDate",
  hours_from as "hoursFrom", hours_to as "hoursTo", customer_order_number as "customerOrderNumber",
  note_for_driver as "noteForDriver", saved_at as "savedAt"`

const readPage = statement<StoredSavedOrder>(
  'saved-order.list',
  `select ${columns} from saved_order where company_id = $1 and ship_to_id = $2 and kind = $3
   order by saved_at desc, id desc limit $4 offset $5`,
)

const count = statement<{ count: number }>(
  'saved-order.count',
  `select count(*)::int as count from saved_order where company_id = $1 and ship_to_id = $2 and kind = $3`,
)

const readOrder = statement<StoredSavedOrder>(
  'saved-order.find',
  `select ${columns} from saved_order where company_id = $1 and id = $2 and kind = $3`,
)

const readLines = statement<SavedLine>(
  'saved-order.lines',
  `select id, saved_order_id as "savedOrderId", sku, options as "bundleOptions",
     json_build_object('packages', packages, 'layers', layers, 'pallets', pallets, 'litres', liters,
       'tankType1', tank_type_1, 'tankType2', tank_type_2, 'tankType3', tank_type_3,
       'tankType4', tank_type_4) as amounts
   from saved_order_line where company_id = $1 and saved_order_id = any($2) order by id`,
)

const copyCart = statement<{ id: number }>(
  'saved-order.copy-cart',
  `insert into saved_order (company_id, kind, ship_to_id, user_id, cart_id, method, payment_method, delivery_date,
     hours_from, hours_to, customer_order_number, note_for_driver, saved_at)
   select company_id, $3, ship_to_id, user_id, id, method, payment_method, delivery_date, hours_from, hours_to, $4,
     note_for_driver, $5
   from cart where company_id = $1 and id = $2 returning id`,
)

const copyLines = statement(
  'saved-order.copy-lines',
  `insert into saved_order_line (company_id, saved_order_id, sku, options, packages, layers, pallets, liters,
     tank_type_1, tank_type_2, tank_type_3, tank_type_4)
   select company_id, $3, sku, options, packages, layers, pallets, liters, tank_type_1, tank_type_2, tank_type_3,
     tank_type_4
   from cart_line where company_id = $1 and cart_id = $2 order by id`,
)

const rename = statement<{ id: number }>(
  'saved-order.rename',
  `update saved_order set customer_order_number = $3 where company_id = $1 and id = $2 returning id`,
)

const remove = statement<{ id: number }>(
  'saved-order.delete',
  `delete from saved_order where company_id = $1 and id = $2 returning id`,
)

export function createSavedOrderStore(db: Queries) {
  return {
    readPage: ({ companyId, shipToId, kind }: ListKey, limit: number, offset: number) =>
      db.rows(readPage, [companyId, shipToId, kind, limit, offset]),
    count: async ({ companyId, shipToId, kind }: ListKey) =>
      (await db.row(count, [companyId, shipToId, kind]))?.count ?? 0,
    read: (companyId: string, id: number, kind: SavedKind) => db.row(readOrder, [companyId, id, kind]),
    readLines: (companyId: string, ids: readonly number[]) => db.rows(readLines, [companyId, ids]),
    /** Copies a cart with its lines; answers the number of the saved order. */
    saveCart: async (
      { companyId, id }: Pick<StoredCart, 'companyId' | 'id'>,
      saved: { kind: SavedKind; title: string | null; savedAt: Date },
    ) => {
      const row = await db.row(copyCart, [companyId, id, saved.kind, saved.title, saved.savedAt])
      if (!row) throw new Error(`Cart ${id} was not saved.`)
      await db.rows(copyLines, [companyId, id, row.id])
      return row.id
    },
    rename: (companyId: string, id: number, title: string | null) => db.row(rename, [companyId, id, title]),
    remove: (companyId: string, id: number) => db.row(remove, [companyId, id]),
  }
}
