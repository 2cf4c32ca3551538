import { accept } from '@fust/domain/outcome'
import type { Queries } from '#platform/database.ts'
import {
  orderCanceled,
  orderPlaced,
  orderRenumbered,
  sendLetter,
  type Letter,
  type LetterParts,
  type ToldOrder,
  type Writer,
} from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createOrderLetterStore } from './order-letter.store.ts'
import { orderOf } from '../erp/submit-order.payload.ts'

type Parts = LetterParts & { db: Queries }

/** Tells the buyer what was ordered; a repeat carries the same Message-ID. */
export const createOrderConfirmation = (parts: Parts): OutboxHandler => orderMail(orderPlaced, parts)

/** Tells the buyer that an order has another number than it was shown with. */
export const createOrderRenumbered = (parts: Parts): OutboxHandler => orderMail(orderRenumbered, parts)

/** Tells the buyer that an order will not come. */
export const createOrderCancellation = (parts: Parts): OutboxHandler => orderMail(orderCanceled, parts)

function orderMail(write: (order: ToldOrder, writer: Writer) => Letter, { db, ...parts }: Parts): OutboxHandler {
  return async (message) => {
    const told = orderOf(message)
    const order = await createOrderLetterStore(db).find(told)
    if (!order) throw new Error(`Order ${told.number} is not there.`)
    const { email, locale } = order
    if (email === null) return accept(undefined)
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer) => write(order, writer))
  }
}
