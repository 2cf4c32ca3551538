import { describe, expect, test } from 'vitest'
import { claimableOf, reviewClaim, type OrderedLine } from './index.ts'

const lineWith = (own: Partial<OrderedLine> = {}): OrderedLine => ({ lineNumber: 10, ordered: 6, claimed: 0, ...own })
const ARRIVED = { status: 'Delivered', lines: [lineWith(), lineWith({ lineNumber: 20, ordered: 3, claimed: 2 })] }

describe('a claim', () => {
  test.each([
    ['Delivered', null],
    ['Order Delivered', null],
    ['to be invoiced', null],
    ['Completed', null],
    ['On the way', 'order-not-arrived'],
    ['Order created', 'order-not-arrived'],
    ['Canceled', 'order-not-arrived'],
    ['Something of the ERP', 'order-not-arrived'],
  ])('of an order that is "%s": %s', (status, code) => {
    const refusal = reviewClaim({ ...ARRIVED, status }, [{ lineNumber: 10, quantity: 1 }])
    expect(refusal?.code ?? null).toBe(code)
  })

  test.each([
    // wanted                                                        refusal               because
    [[[10, 6]], null, 'all that was ordered can be claimed'],
    [[[10, 7]], 'claim-too-many', 'and no more'],
    [[[20, 1]], null, 'what an earlier claim left can be claimed'],
    [[[20, 2]], 'claim-too-many', 'what an earlier claim asks for counts'],
    [[[30, 1]], 'claim-line-unknown', 'a line of another order is none'],
    [
      [
        [10, 1],
        [10, 1],
      ],
      'claim-line-twice',
      'a line is named once',
    ],
    [
      [
        [10, 2],
        [20, 1],
      ],
      null,
      'several lines are one claim',
    ],
  ] as [lines: [number, number][], code: string | null, because: string][])('%j: %s (%s)', (lines, code) => {
    const wanted = lines.map(([lineNumber, quantity]) => ({ lineNumber, quantity }))
    expect(reviewClaim(ARRIVED, wanted)?.code ?? null).toBe(code)
  })

  test('of a line of which more is claimed than was ordered has nothing left', () => {
    expect(claimableOf({ ordered: 2, claimed: 3 })).toBe(0)
  })
})
