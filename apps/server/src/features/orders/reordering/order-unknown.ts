import { wording, type Wording } from '#words/words.ts'

/** One answer for an unknown order and one of somebody else. */
export function orderUnknown(number: string): Wording {
  return wording('order.unknown', { number })
}
