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
import { addressText, goodsText, type OrderAddress } from '../order-address.ts'
import { orderOf } from '../order-message.ts'

type Parts = LetterParts & { db: Queries }

/** Tells the buyer what was ordered; a repeat carries the same Message-ID. */
export const createOrderConfirmation = (parts: Parts): OutboxHandler => orderMail(orderPlaced, parts)

/** Tells the buyer that an order has another number than it was shown with. */
export const createOrderRenumbered = (parts: Parts): OutboxHandler => orderMail(orderRenumbered, parts)

/** Tells the buyer that an order will not come. */
export const createOrderCancellation = (parts: Parts): OutboxHandler => orderMail(orderCanceled, parts)

function orderMail(write: (order: ToldOrder, writer: Writer) => Letter, { db, ...parts }: Parts): OutboxHandler {
  return async (message) => {
    const named = orderOf(message)
    const order = await createOrderLetterStore(db).read(named)
    if (!order) throw new Error(`Order ${named.number} is not there.`)
    const { email, locale, addresses } = order
    if (email === null) return accept(undefined)
    const told = addresses.length > 1 ? (own: OrderAddress) => `${addressText(own)}: ${goodsText(own)}` : addressText
    const letter = { ...order, goesTo: addresses.map(told) }
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer) => write(letter, writer))
  }
}
