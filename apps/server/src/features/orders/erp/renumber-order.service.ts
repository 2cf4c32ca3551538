import { writeAudit } from '#request/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { ErpReceipt } from '#integrations/erp/index.ts'
import type { LastingKey } from '../order-event.store.ts'
import { splitOrderNumber } from '../order-number.ts'
import { createRenumberOrderStore, type OrderToRenumber } from './renumber-order.store.ts'

const FURTHEST_AHEAD = 4_096

/**
 * The ERP has the number for an order that was lost here: this one gets another, twice as far ahead each time, and every order
 * that is placed from now on is numbered behind it. Answers its number, which another worker may have changed already.
 */
export async function giveAnotherNumber(
  tx: Transaction,
  key: LastingKey,
  { taken, sapId, at }: { taken: string; sapId: string; at: Date },
): Promise<string> {
  const order = await createRenumberOrderStore(tx).lock(key)
  if (!order) throw new Error(`Order ${taken} is not there.`)
  return order.number === taken ? drawnFor(tx, order, { sapId, at }) : order.number
}

/**
 * The ERP has the order under another number, which was given in a time that was lost here: that one holds, and an order
 * that got it meanwhile gives it up. Answers the number of the order.
 */
export async function takeNumberOfErp(
  tx: Transaction,
  order: OrderToRenumber,
  { sapId, orderNumber }: ErpReceipt,
  at: Date,
): Promise<string> {
  const [ours, theirs] = [splitOrderNumber(order.number), splitOrderNumber(orderNumber)]
  // What a person wrote over it in the ERP is no number of ours.
  if (order.number === orderNumber || !theirs || ours?.prefix !== theirs.prefix) return order.number
  const store = createRenumberOrderStore(tx)
  const holder = await store.lockUnconfirmed(orderNumber)
  await store.pass(theirs.count)
  if (holder) await drawnFor(tx, holder, { sapId, at })
  await renumber(tx, order, { number: orderNumber, sapId, at })
  return orderNumber
}

async function drawnFor(tx: Transaction, order: OrderToRenumber, why: { sapId: string; at: Date }): Promise<string> {
  const ahead = Math.min(2 ** order.formerNumbers.length, FURTHEST_AHEAD)
  const number = await createRenumberOrderStore(tx).draw(splitOrderNumber(order.number)?.prefix ?? '', ahead)
  await renumber(tx, order, { number, ...why })
  return number
}

async function renumber(
  tx: Transaction,
  order: OrderToRenumber,
  { number, sapId, at }: { number: string; sapId: string; at: Date },
): Promise<void> {
  const { companyId, shipToId, number: former } = order
  await createRenumberOrderStore(tx).setNumber(order, number)
  const details = { number, sapId }
  writeAudit(tx, { at, actorId: null, companyId, shipToId, action: 'order-renumbered', subject: former, details })
}
