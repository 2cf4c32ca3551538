import type { Letter, Writer } from './letter.ts'
import { aboutOrder, goodsOf, type ToldOrder } from './order-parts.ts'

/** Tells the buyer what was ordered, and what it costs. */
export function orderPlaced(order: ToldOrder, writer: Writer): Letter {
  const { say, brewery } = writer
  return {
    ...aboutOrder(order, writer),
    subject: say('order-placed.subject', { number: order.number, shipTo: order.shipTo.name }),
    paragraphs: [say('order-placed.intro', { brewery })],
    goods: goodsOf(order, writer),
  }
}
