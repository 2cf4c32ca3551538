import type { Letter, Writer } from './letter.ts'
import { aboutOrder, goodsOf, type ToldOrder } from './order-parts.ts'

/** Tells the buyer that an order will not come, and what was in it. */
export function orderCanceled(order: ToldOrder, writer: Writer): Letter {
  const { say, brewery } = writer
  return {
    ...aboutOrder(order, writer),
    subject: say('order-canceled.subject', { number: order.number, shipTo: order.shipTo.name }),
    paragraphs: [say('order-canceled.intro', { brewery })],
    goods: goodsOf(order, writer),
  }
}
