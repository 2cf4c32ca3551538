import type { Letter, Writer } from '../letter.ts'
import { aboutOrder, goodsOf, moneyOf, type ToldOrder } from '../order-parts.ts'

/** Tells the buyer that an order will not come, and what was in it. */
export function orderCanceled(order: ToldOrder, writer: Writer): Letter {
  const { say } = writer
  return {
    ...aboutOrder(order, writer),
    subject: say('order-canceled.subject', { number: order.number, shipTo: order.shipTo.name }),
    paragraphs: whyCanceled(order, writer),
    goods: goodsOf(order, writer),
  }
}

/** What was not paid was never the brewery's; what was paid comes back. */
function whyCanceled({ paymentStage, grandTotalCents }: ToldOrder, { say, brewery, market }: Writer): string[] {
  if (paymentStage === 'lapsed') return [say('order-canceled.unpaid', { brewery })]
  const intro = say('order-canceled.intro', { brewery })
  const isPaid = paymentStage !== null && paymentStage !== 'awaiting'
  return isPaid ? [intro, say('order-canceled.money-back', { total: moneyOf(market)(grandTotalCents) })] : [intro]
}
