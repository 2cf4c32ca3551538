import type { Database } from '#platform/database/database.ts'
import { createOrderedMonthsStore, type OrderedMonthsStore } from './ordered-months.store.ts'

/** Changes that one transaction takes up. */
const AT_ONCE = 500
/** Months of one statement: those of a ship-to with thousands of orders, too, are done well before it is cut off. */
const MONTHS_A_STATEMENT = 20

/** Keeps the sums of what was ordered by month (decisions 0190). */
export function createSumUp({
  db,
  timeZone,
  atOnce = AT_ONCE,
}: {
  db: Database
  /** In whose months orders are counted. */
  timeZone: () => Promise<string>
  atOnce?: number
}) {
  /** Does it as one transaction where nobody else is at it; answers whether there is more to do. */
  const inTurn = (work: (store: OrderedMonthsStore) => Promise<boolean>): Promise<boolean> =>
    db.transaction(async (tx) => {
      const store = createOrderedMonthsStore(tx)
      return (await store.takeTurn()) && work(store)
    })

  /**
   * One part of what has changed. The changes are taken away before the orders are read: who changes one meanwhile leaves a
   * change that is still there afterwards.
   */
  async function sumUpSome(store: OrderedMonthsStore, zone: string): Promise<boolean> {
    const months = await store.takeChanged(zone, atOnce)
    for (let from = 0; from < months.length; from += MONTHS_A_STATEMENT)
      await store.writeSums(zone, months.slice(from, from + MONTHS_A_STATEMENT))
    return months.reduce((taken, { changes }) => taken + changes, 0) >= atOnce
  }

  /** What orders have changed since they were summed up is summed up again, month by month. */
  return async function sumUp(signal: AbortSignal): Promise<void> {
    const zone = await timeZone()
    let isMore = true
    while (isMore && !signal.aborted) isMore = await inTurn((store) => store.undoOtherZones(zone, atOnce))
    isMore = true
    while (isMore && !signal.aborted) isMore = await inTurn((store) => sumUpSome(store, zone))
  }
}
