import { accept } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import {
  moneyReturned,
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
import { orderOf } from '../order-message.ts'
import { readToldOrder } from './told-order.ts'

type Parts = LetterParts & { db: Queries }

/** Tells the buyer what was ordered; a repeat carries the same Message-ID. */
export const createOrderConfirmation = (parts: Parts): OutboxHandler => orderMail(orderPlaced, parts)

/** Tells the buyer that an order has another number than it was shown with. */
export const createOrderRenumbered = (parts: Parts): OutboxHandler => orderMail(orderRenumbered, parts)

/** Tells the buyer that an order will not come. */
export const createOrderCancellation = (parts: Parts): OutboxHandler => orderMail(orderCanceled, parts)

/** Tells the buyer that money comes back that was not expected, or came twice. */
export const createMoneyReturned = (parts: Parts): OutboxHandler => orderMail(moneyReturned, parts)

function orderMail(write: (order: ToldOrder, writer: Writer) => Letter, { db, ...parts }: Parts): OutboxHandler {
  return async (message) => {
    const named = orderOf(message)
    const order = await readToldOrder(db, named)
    if (!order) throw new Error(`Order ${named.number} is not there.`)
    const { email, locale } = order
    if (email === null) return accept(undefined)
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer) => write(order, writer))
  }
}
