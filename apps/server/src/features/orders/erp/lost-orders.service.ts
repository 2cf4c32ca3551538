import { addDays, type CalendarDate } from '@fust/domain/calendar'
import type { Queries } from '#platform/database/database.ts'
import type { Erp, ListedOrder } from '#integrations/erp/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createLostOrdersStore } from './lost-orders.store.ts'

const LOOKED_BACK_DAYS = 7
const REFERENCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type LostOrders = ReturnType<typeof createLostOrders>

/** Orders that the ERP has and the portal lost, as when its database came back without its last seconds. */
export function createLostOrders({ db, erp, portal }: { db: Queries; erp: Pick<Erp, 'ordersSince'>; portal: Portal }) {
  const store = createLostOrdersStore(db)

  /** What was rejected in the ERP is settled. */
  async function lostOf(page: readonly ListedOrder[]): Promise<ListedOrder[]> {
    const standing = page.filter(({ isRejected }) => !isRejected)
    const missing = await store.readMissing(
      standing.map(({ sapId, reference }) => ({ sapId, reference: REFERENCE.test(reference) ? reference : null })),
    )
    return standing.filter(({ sapId }) => missing.has(sapId))
  }

  return {
    /** The day from which on one looks when nobody says another. */
    usualDay: async (): Promise<CalendarDate> => addDays((await portal.now()).now.today, -LOOKED_BACK_DAYS),
    /** Those since a day; the next page is not asked for once it is told to end. */
    async since(day: CalendarDate, signal?: AbortSignal): Promise<ListedOrder[]> {
      const lost: ListedOrder[] = []
      for await (const page of erp.ordersSince(day)) {
        lost.push(...(await lostOf(page)))
        signal?.throwIfAborted()
      }
      return lost
    },
  }
}
