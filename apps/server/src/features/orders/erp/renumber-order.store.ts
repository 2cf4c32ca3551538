import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from '#features/ledgers/index.ts'
import type { LastingKey } from '../order-event.store.ts'
import { numberedBy } from '../order-number.ts'

/** An order that gets another number, with its row locked. */
export type OrderToRenumber = OrderKey & { shipToId: string; number: string; formerNumbers: string[] }

const renumberColumns = `company_id as "companyId", id, ship_to_id as "shipToId", number, former_numbers as "formerNumbers"`

const lockOrder = statement<OrderToRenumber>(
  'renumber-order.lock',
  `select ${renumberColumns} from sales_order where company_id = $1 and id = $2 and reference = $3 for update`,
)

const lockUnconfirmed = statement<OrderToRenumber>(
  'renumber-order.lock-unconfirmed',
  `select ${renumberColumns} from sales_order where number = $1 and sap_id is null for update`,
)

// Numbers are drawn one by one: setting the sequence could take it back behind a number that is drawn at that moment.
const drawNumber = statement<{ number: string }>(
  'renumber-order.draw',
  `select ${numberedBy('$1::text', 'digits')} as number
   from (select max(nextval('order_number'))::text as digits from generate_series(1, $2::int)) drawn`,
)

const passNumber = statement(
  'renumber-order.pass',
  `select max(nextval('order_number')) from order_number, generate_series(1, least($1 - last_value + 1, $2::bigint))`,
)

// What waits to go out about the order tells its number to people.
const setNumber = statement(
  'renumber-order.set-number',
  `with told as (
     update outbox set payload = payload || jsonb_build_object('number', $4::text)
     where company_id = $1 and ship_to_id = $3 and done_at is null and (payload ->> 'orderId')::bigint = $2)
   update sales_order set number = $4, former_numbers = former_numbers || number where company_id = $1 and id = $2`,
)

/** More than any time that was lost has numbers. */
const PASSED_AT_MOST = 65_536

export function createRenumberOrderStore(tx: Queries) {
  return {
    lock: ({ companyId, id, reference }: LastingKey) => tx.row(lockOrder, [companyId, id, reference]),
    /** Who has this number here, if the ERP has not confirmed that order. */
    lockUnconfirmed: (number: string) => tx.row(lockUnconfirmed, [number]),
    /** The number that lies so far ahead of the last one; new orders are numbered behind it. */
    draw: async (prefix: string, ahead: number): Promise<string> => {
      const row = await tx.row(drawNumber, [prefix, ahead])
      if (!row) throw new Error('No order number was drawn.')
      return row.number
    },
    /** New orders are numbered behind this one. */
    pass: (count: number) => tx.rows(passNumber, [count, PASSED_AT_MOST]),
    setNumber: ({ companyId, id, shipToId }: OrderToRenumber, number: string) =>
      tx.rows(setNumber, [companyId, id, shipToId, number]),
  }
}
