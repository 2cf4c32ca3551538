import { statement, type Transaction } from '#platform/database/database.ts'
import type { ChosenOption } from './bundle-options.ts'
import { amountsOf, type ArticleLine } from './cart-line.ts'
import type { LineAmounts } from './line-amounts.ts'

/** A line before it has an id, which the store gives it. */
export type UnwrittenLine = { sku: string; bundleOptions: readonly ChosenOption[]; amounts: LineAmounts }

/** A line that was written, with its id. */
export type WrittenLine = { id: number; sku: string; bundleOptions: ChosenOption[] }

/** A line as it stands in the tables: without its article. */
export type StoredLine = WrittenLine & { amounts: LineAmounts }

type CartKey = { companyId: string; id: string }
type Id = { id: number }

const lineColumns = `packages int, layers int, pallets int, litres int, "tankType1" int, "tankType2" int, "tankType3" int,
  "tankType4" int`

// Whoever changes lines writes a new version of the cart with them.
const touched = (now: string, beside = '') => `touched as (
     update cart set version = version + 1, updated_at = ${now}${beside} where company_id = $1 and id = $2)`

// A coupon, where goods were to go, and the order to be replaced were for what the cart held: they go with the last of it.
const forgotten = (isEmptied: string) =>
  `, is_multi_shipping = is_multi_shipping and not ${isEmptied}, addresses = case when ${isEmptied} then '[]' else addresses end,
     coupon_code = case when ${isEmptied} then null else coupon_code end,
     replaces_id = case when ${isEmptied} then null else replaces_id end`

const upsertLines = statement<WrittenLine>(
  'cart.upsert-lines',
  `with ${touched('$4')}
   insert into cart_line (company_id, cart_id, sku, options, packages, layers, pallets, liters,
     tank_type_1, tank_type_2, tank_type_3, tank_type_4)
   select $1, $2, line.* from jsonb_to_recordset($3::jsonb) as line(sku text, options jsonb, ${lineColumns})
   on conflict (company_id, cart_id, sku, options) do update set packages = excluded.packages,
     layers = excluded.layers, pallets = excluded.pallets, liters = excluded.liters,
     tank_type_1 = excluded.tank_type_1, tank_type_2 = excluded.tank_type_2, tank_type_3 = excluded.tank_type_3,
     tank_type_4 = excluded.tank_type_4
   returning id, sku, options as "bundleOptions"`,
)

const setLines = statement(
  'cart.set-lines',
  `with ${touched('$4', forgotten('$6::boolean'))},
   gone as (delete from cart_line where company_id = $1 and cart_id = $2 and id = any($5::int[]))
   update cart_line l set packages = line.packages, layers = line.layers, pallets = line.pallets, liters = line.litres,
     tank_type_1 = line."tankType1", tank_type_2 = line."tankType2", tank_type_3 = line."tankType3",
     tank_type_4 = line."tankType4"
   from jsonb_to_recordset($3::jsonb) as line(id int, ${lineColumns})
   where l.company_id = $1 and l.cart_id = $2 and l.id = line.id`,
)

const deleteLines = statement(
  'cart.delete-lines',
  `with ${touched('$3', forgotten('true'))}
   delete from cart_line where company_id = $1 and cart_id = $2`,
)

/** The lines of carts; who writes them holds the cart's lock. */
export function createCartLineStore(tx: Transaction) {
  return {
    /** Writes lines anew or over those of the same product and options; no two of them may be the same. */
    write: ({ companyId, id }: CartKey, written: readonly UnwrittenLine[], now: Date) =>
      tx.rows(upsertLines, [
        companyId,
        id,
        JSON.stringify(written.map(({ sku, bundleOptions, amounts }) => ({ sku, options: bundleOptions, ...amounts }))),
        now,
      ]),
    /** Sets the amounts of some lines and takes others away, with the commit. */
    set: (
      { companyId, id }: CartKey,
      { kept, touched: set, gone }: { kept: readonly Id[]; touched: readonly ArticleLine[]; gone: readonly Id[] },
      now: Date,
    ) => {
      const amounts = JSON.stringify(set.map((line) => ({ id: line.id, ...amountsOf(line) })))
      const goneIds = gone.map((line) => line.id)
      return tx.leave(setLines, [companyId, id, amounts, now, goneIds, kept.length === 0])
    },
    /** Empties the cart, with the commit. */
    deleteAll: ({ companyId, id }: CartKey, now: Date) => tx.leave(deleteLines, [companyId, id, now]),
  }
}
