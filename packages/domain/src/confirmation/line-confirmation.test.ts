import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { confirmLine, isNewToBuyer, type LineAnswer, type LineConfirmation } from './index.ts'

const TUESDAY = calendarDate('2026-11-24')
const FRIDAY = calendarDate('2026-11-27')
const MONDAY = calendarDate('2026-11-30')

const answer = (own: Partial<LineAnswer>): LineAnswer => ({
  isRejected: false,
  confirmed: [{ quantity: 5, on: TUESDAY }],
  shipped: 0,
  isFullyDelivered: false,
  substituteSku: null,
  ...own,
})
const inTime = (quantity: number) => ({ quantity, on: TUESDAY })
const onFriday = (quantity: number) => ({ quantity, on: FRIDAY })

describe('[ORD-35] what the ERP makes of five that were ordered for Tuesday', () => {
  test.each<[string, Partial<LineAnswer>, [number, LineConfirmation['change']]]>([
    ['all confirmed', {}, [5, null]],
    ['confirmed without a day', { confirmed: [{ quantity: 5, on: null }] }, [5, null]],
    ['confirmed for an earlier day', { confirmed: [{ quantity: 5, on: calendarDate('2026-11-23') }] }, [5, null]],
    ['rejected', { isRejected: true }, [0, 'rejected']],
    ['rejected before anything was confirmed', { isRejected: true, confirmed: null }, [0, 'rejected']],
    ['the rest rejected after two were shipped', { isRejected: true, shipped: 2 }, [2, 'short-delivered']],
    ['rejected after all were shipped', { isRejected: true, shipped: 5 }, [5, null]],
    ['two confirmed', { confirmed: [inTime(2)] }, [2, 'reduced']],
    ['none confirmed', { confirmed: [{ quantity: 0, on: null }] }, [0, 'reduced']],
    ['another product', { substituteSku: 'OTHER' }, [5, 'substituted']],
    ['fewer of another product', { substituteSku: 'OTHER', confirmed: [inTime(3)] }, [3, 'substituted']],
    ['three of them on Friday', { confirmed: [inTime(2), onFriday(3)] }, [5, 'backordered']],
    ['four in a delivery that is all of it', { shipped: 4, isFullyDelivered: true }, [4, 'short-delivered']],
    ['all in a delivery', { shipped: 5, isFullyDelivered: true }, [5, null]],
    ['four in a delivery that others follow', { shipped: 4 }, [5, null]],
    ['two confirmed and delivered', { confirmed: [inTime(2)], shipped: 2, isFullyDelivered: true }, [2, 'reduced']],
    ['more than was ordered', { confirmed: [inTime(9)] }, [5, null]],
    ['less than nothing', { confirmed: [inTime(-1)] }, [0, 'reduced']],
    ['a part of a case', { confirmed: [inTime(2.6)] }, [3, 'reduced']],
  ])('%s: %j → %j', (_case, own, [quantity, change]) => {
    expect(confirmLine({ ordered: 5, orderedFor: TUESDAY }, answer(own))).toMatchObject({ quantity, change })
  })

  test('confirms nothing while the ERP has not said so', () => {
    expect(confirmLine({ ordered: 5, orderedFor: TUESDAY }, answer({ confirmed: null }))).toBeNull()
  })

  test.each<[LineAnswer['confirmed'], LineConfirmation['later']]>([
    [[inTime(5)], null],
    [[onFriday(5)], { quantity: 5, on: FRIDAY }],
    [[inTime(1), onFriday(2), { quantity: 2, on: MONDAY }], { quantity: 4, on: MONDAY }],
    [[inTime(5), { quantity: 0, on: FRIDAY }], null],
    [[inTime(2), onFriday(9)], { quantity: 5, on: FRIDAY }],
  ])('%j come later: %j', (confirmed, later) => {
    expect(confirmLine({ ordered: 5, orderedFor: TUESDAY }, answer({ confirmed }))?.later).toEqual(later)
  })

  test('of a rejected line nothing comes later', () => {
    const rejected = answer({ isRejected: true, confirmed: [onFriday(5)] })
    expect(confirmLine({ ordered: 5, orderedFor: TUESDAY }, rejected)?.later).toBeNull()
  })
})

describe('the buyer is informed', () => {
  const full: LineConfirmation = { quantity: 5, change: null, later: null, substituteSku: null }
  test.each<[string, LineConfirmation | null, Partial<LineConfirmation>, boolean]>([
    ['not of a line that comes as it was ordered', null, {}, false],
    ['of one that does not', null, { quantity: 0, change: 'rejected' }, true],
    ['not of the same once more', { ...full, quantity: 2 }, { quantity: 2 }, false],
    [
      'not of another reason for the same quantity',
      { ...full, quantity: 2 },
      { quantity: 2, change: 'short-delivered' },
      false,
    ],
    ['of a smaller quantity after a small one', { ...full, quantity: 2 }, { quantity: 1 }, true],
    ['of the full quantity after a small one', { ...full, quantity: 2 }, {}, true],
    ['of a later day', null, { later: { quantity: 5, on: FRIDAY } }, true],
    [
      'of another later day',
      { ...full, later: { quantity: 5, on: FRIDAY } },
      { later: { quantity: 5, on: MONDAY } },
      true,
    ],
    ['of the ordered day after a later one', { ...full, later: { quantity: 5, on: FRIDAY } }, {}, true],
    ['of another product', null, { substituteSku: 'OTHER' }, true],
  ])('%s', (_case, before, after, expected) => {
    expect(isNewToBuyer(before, { ...full, ...after }, 5)).toBe(expected)
  })
})
