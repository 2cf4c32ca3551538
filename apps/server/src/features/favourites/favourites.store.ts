import { statement, type Queries } from '#platform/database/database.ts'

/** Whose favourites they are: a person's, in one company. */
export type Keeper = { companyId: string; userId: string }

export type StoredFavourite = { id: number; sku: string; quantity: number; note: string; addedAt: Date }

/** One that is to be kept; without a quantity one that is there stays as it is. */
export type NewFavourite = { sku: string; quantity: number }

/** How one changes; what is null stays. */
export type FavouriteChange = { id: number; quantity: number | null; note: string | null }

const columns = 'id, sku, quantity, note, added_at as "addedAt"'
const NEWEST_FIRST = 'order by added_at desc, id desc'

const readPage = statement<StoredFavourite>(
  'favourite.list',
  `select ${columns} from favourite where company_id = $1 and user_id = $2 ${NEWEST_FIRST} limit $3 offset $4`,
)

// All of them where none is named.
const readNamed = statement<StoredFavourite>(
  'favourite.named',
  `select ${columns} from favourite where company_id = $1 and user_id = $2 and ($3::int[] is null or id = any($3)) ${NEWEST_FIRST} limit $4`,
)

const readSummary = statement<{ count: number; latest: Date | null }>(
  'favourite.summary',
  `select count(*)::int as count, max(added_at) as latest from favourite where company_id = $1 and user_id = $2`,
)

const readSkus = statement<{ sku: string }>(
  'favourite.skus',
  `select sku from favourite where company_id = $1 and user_id = $2 order by sku`,
)

const readAmong = statement<{ sku: string }>(
  'favourite.among',
  `select sku from favourite where company_id = $1 and user_id = $2 and sku = any($3)`,
)

// Kept once, however often it is asked for, and by two at once as well.
const add = statement(
  'favourite.add',
  `insert into favourite (company_id, user_id, sku, quantity, added_at)
   select $1, $2, own.sku, own.quantity, $4
   from jsonb_to_recordset($3::jsonb) as own(sku text, quantity double precision)
   on conflict (company_id, user_id, sku) do nothing`,
)

const change = statement<{ id: number }>(
  'favourite.change',
  `update favourite set quantity = coalesce(own.quantity, favourite.quantity), note = coalesce(own.note, favourite.note)
   from jsonb_to_recordset($3::jsonb) as own(id int, quantity double precision, note text)
   where company_id = $1 and user_id = $2 and favourite.id = own.id returning favourite.id`,
)

const remove = statement<{ id: number }>(
  'favourite.remove',
  `delete from favourite where company_id = $1 and user_id = $2 and id = any($3) returning id`,
)

const removeSku = statement<{ id: number }>(
  'favourite.remove-sku',
  `delete from favourite where company_id = $1 and user_id = $2 and sku = $3 returning id`,
)

export function createFavouriteStore(db: Queries) {
  return {
    readPage: ({ companyId, userId }: Keeper, page: { limit: number; offset: number }) =>
      db.rows(readPage, [companyId, userId, page.limit, page.offset]),
    readNamed: ({ companyId, userId }: Keeper, ids: readonly number[] | null, most: number) =>
      db.rows(readNamed, [companyId, userId, ids, most]),
    readSummary: async ({ companyId, userId }: Keeper) =>
      (await db.row(readSummary, [companyId, userId])) ?? { count: 0, latest: null },
    readSkus: async ({ companyId, userId }: Keeper) =>
      (await db.rows(readSkus, [companyId, userId])).map(({ sku }) => sku),
    /** Of these SKUs the ones that are kept. */
    readAmong: async ({ companyId, userId }: Keeper, skus: readonly string[]) =>
      (await db.rows(readAmong, [companyId, userId, skus])).map(({ sku }) => sku),
    add: ({ companyId, userId }: Keeper, favourites: readonly NewFavourite[], at: Date) =>
      db.rows(add, [companyId, userId, JSON.stringify(favourites), at]),
    /** The ids that were there to be changed. */
    change: async ({ companyId, userId }: Keeper, changes: readonly FavouriteChange[]) =>
      (await db.rows(change, [companyId, userId, JSON.stringify(changes)])).map(({ id }) => id),
    /** The ids that were there to be removed. */
    remove: async ({ companyId, userId }: Keeper, ids: readonly number[]) =>
      (await db.rows(remove, [companyId, userId, ids])).map(({ id }) => id),
    /** True when it was there. */
    removeSku: async ({ companyId, userId }: Keeper, sku: string) =>
      (await db.row(removeSku, [companyId, userId, sku])) !== undefined,
  }
}
