import { languageOf } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import type { AccessRefusal, OperationName } from '#request/policy.ts'
import { orderCanceled, orderPlaced, writePaper, type Paper } from '#features/messages/index.ts'
import type { Asker, Portal } from '#features/portal/index.ts'
import type { OrderHistory } from '../history/order-history.service.ts'
import { readToldOrder } from '../letters/told-order.ts'

export type OrderPaperRefusal = AccessRefusal | { code: 'not-found' }

/** What the buyer was written about an order, as a document: what was ordered and what it costs, or that it will not come. */
export function createOrderPaper({ db, history, portal }: { db: Queries; history: OrderHistory; portal: Portal }) {
  return async function orderPaper(
    { actor, brewery }: Asker,
    operation: OperationName,
    { number, language }: { number: string; language: string },
  ): Promise<Outcome<Paper, OrderPaperRefusal>> {
    const refusal = history.refusal(actor, operation)
    if (refusal) return refuse(refusal)
    const found = await history.readByNumber(actor, number)
    if (!found.ok) return found
    const told = found.value && (await readToldOrder(db, { ...found.value, reference: null }))
    if (!found.value || !told) return refuse({ code: 'not-found' })
    const write = found.value.status === 'Canceled' ? orderCanceled : orderPlaced
    const spoken = languageOf(language, brewery.market) ?? brewery.market.languages[0]
    return accept(await writePaper({ portal, brewery, language: spoken }, (writer) => write(told, writer)))
  }
}

export type OrderPaper = ReturnType<typeof createOrderPaper>
