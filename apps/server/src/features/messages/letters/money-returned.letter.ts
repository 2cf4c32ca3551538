import type { Letter, Writer } from '../letter.ts'
import { aboutOrder, moneyOf, type ToldOrder } from '../order-parts.ts'

/** Tells the buyer that money comes back: it came when the order had been given up, or a second time. */
export function moneyReturned(order: ToldOrder, writer: Writer): Letter {
  const { say, market } = writer
  const { number, grandTotalCents, isCanceled } = order
  const values = { number, total: moneyOf(market)(grandTotalCents) }
  return {
    ...aboutOrder(order, writer),
    subject: say('money-returned.subject', { number }),
    paragraphs: [say(isCanceled ? 'money-returned.late' : 'money-returned.twice', values)],
    goods: null,
  }
}
