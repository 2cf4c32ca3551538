import type { Letter, Writer } from '../letter.ts'
import { aboutOrder, type ToldOrder } from '../order-parts.ts'

/** Tells the buyer that an order has another number than it was shown with; nothing but its number has changed. */
export function orderRenumbered(order: ToldOrder, writer: Writer): Letter {
  const { say } = writer
  const names = { number: order.number, shown: order.formerNumbers[0] ?? order.number }
  return {
    ...aboutOrder(order, writer),
    subject: say('order-renumbered.subject', names),
    paragraphs: [say('order-renumbered.intro', names)],
    goods: null,
  }
}
