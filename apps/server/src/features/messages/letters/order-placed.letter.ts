import type { Letter, Writer } from '../letter.ts'
import { aboutOrder, goodsOf, moneyOf, type ToldOrder } from '../order-parts.ts'

/** Tells the buyer what was ordered, and what it costs. */
export function orderPlaced(order: ToldOrder, writer: Writer): Letter {
  const { say, brewery } = writer
  return {
    ...aboutOrder(order, writer),
    subject: say('order-placed.subject', { number: order.number, shipTo: order.shipTo.name }),
    paragraphs: [say('order-placed.intro', { brewery }), ...replacedText(order, writer), ...paidText(order, writer)],
    goods: goodsOf(order, writer),
  }
}

/** The order that was changed into this one: it is told nowhere else that it will not come. */
function replacedText({ replacedNumber, replacedTotalCents }: ToldOrder, { say, market }: Writer): string[] {
  if (replacedNumber === null || replacedTotalCents === null) return []
  return [say('order-placed.replaces', { number: replacedNumber, total: moneyOf(market)(replacedTotalCents) })]
}

function paidText({ paymentStage, grandTotalCents }: ToldOrder, { say, market }: Writer): string[] {
  return paymentStage === null ? [] : [say('order-placed.paid', { total: moneyOf(market)(grandTotalCents) })]
}
