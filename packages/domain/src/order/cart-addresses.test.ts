import { describe, expect, test } from 'vitest'
import { reviewAddresses, sharesOf } from './index.ts'

const shipTo = { shipToId: 'S1' }
const elsewhere = { shipToId: null }

test.each([
  // kind   quote  addresses            refusal
  ['beer', false, [shipTo], null],
  ['beer', false, [elsewhere], 'address-not-a-ship-to'],
  ['tank', false, [elsewhere], 'address-not-a-ship-to'],
  [null, false, [elsewhere], 'address-not-a-ship-to'],
  ['posm', false, [elsewhere], null],
  ['posm', false, [shipTo, elsewhere], 'one-address-per-cart'],
  ['posm', true, [shipTo, elsewhere], null],
  ['beer', true, [shipTo, shipTo], 'several-addresses-for-posm-only'],
] as const)(
  '[GQL-50] [GQL-63] a cart of %s, with an open quote %s, that goes to %j is refused with %s',
  (kind, isQuoteOpen, goals, code) => {
    expect(reviewAddresses({ kind, isQuoteOpen }, goals)?.code ?? null).toBe(code)
  },
)

describe('what goes to each address', () => {
  const lines = [
    { id: 1, pieces: 10 },
    { id: 2, pieces: 4 },
  ]

  test('is all of it for the only one', () => {
    expect(sharesOf(lines, [{ shares: [] }])).toEqual([
      [
        { lineId: 1, pieces: 10 },
        { lineId: 2, pieces: 4 },
      ],
    ])
  })

  test('is what was shared out, and what is left for the first', () => {
    const second = { shares: [{ lineId: 1, pieces: 3 }] }
    expect(sharesOf(lines, [{ shares: [{ lineId: 1, pieces: 5 }] }, second])).toEqual([
      [
        { lineId: 1, pieces: 7 },
        { lineId: 2, pieces: 4 },
      ],
      [{ lineId: 1, pieces: 3 }],
    ])
  })

  test('is no more than there still is, and nothing of a line that is gone', () => {
    const second = {
      shares: [
        { lineId: 1, pieces: 30 },
        { lineId: 9, pieces: 1 },
      ],
    }
    expect(sharesOf(lines, [{ shares: [{ lineId: 1, pieces: 8 }] }, second])).toEqual([
      [
        { lineId: 1, pieces: 8 },
        { lineId: 2, pieces: 4 },
      ],
      [{ lineId: 1, pieces: 2 }],
    ])
  })
})
