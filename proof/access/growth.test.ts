import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from './hostile/asked.ts'
import { bodyOf } from './hostile/documents.ts'
import { DIRECTIONS, FAR } from './hostile/huge-documents.ts'
import { PLACES } from './hostile/long-texts.ts'
import { graphqlPost, type Request } from './hostile/requests.ts'
import { PIECES, textOf } from './hostile/texts.ts'
import { openVeenhof, type Veenhof } from './veenhof.ts'

// Three doublings at a time: what grows with the square takes 64 times the processor, and no noise looks like that.
const STEP = 8
const MOST_TIMES = 2.5 ** 3
const STEPS = [3, 2, 1, 0]
// Below it what else a processor does is more than what is measured; and comparing fields with each other, which grows
// with their square, is ended by graphql after some sixty milliseconds.
const [NOTHING_MS, BOUNDED_MS] = [20, 150]
// The least of some tries is what the work takes; before anything is said there are more of them.
const [TRIES, TRIES_AGAIN] = [2, 12]
const ANYBODY = { address: '10.0.0.1', token: null }

let veenhof: Veenhof
beforeAll(async () => {
  veenhof = await openVeenhof()
})
afterAll(() => veenhof.close())

test.each(PLACES)('$name of twice the length takes at most 2.5 times the processor', async ({ most, bringing }) => {
  for (const kind of Object.keys(PIECES)) {
    const growth = await growthOf({ most, bearableMs: NOTHING_MS, requestOf: (size) => bringing(textOf(kind, size)) })
    expect([kind, growth]).toEqual([kind, 'in bounds'])
  }
})

test.each(DIRECTIONS)(
  'twice as many $name take at most 2.5 times the processor, and are no fault',
  async ({ make }) => {
    const requestOf = (count: number) => graphqlPost('', bodyOf(make(count)))
    expect(await growthOf({ most: FAR, bearableMs: BOUNDED_MS, requestOf })).toBe('in bounds')
  },
)

type Growing = { most: number; bearableMs: number; requestOf: (size: number) => Request }

/** Goes up to the most in steps, and ends where a step takes too much: the next one could take hours. */
async function growthOf({ most, bearableMs, requestOf }: Growing): Promise<string> {
  let before = { size: 0, tookMs: Infinity }
  for (const step of STEPS) {
    const size = Math.ceil(most / STEP ** step)
    const isTooMuch = (tookMs: number) => tookMs > bearableMs && tookMs > before.tookMs * MOST_TIMES
    let tookMs = await leastMs(size, TRIES, requestOf)
    if (isTooMuch(tookMs)) {
      before.tookMs = await leastMs(before.size, TRIES_AGAIN, requestOf)
      tookMs = await leastMs(size, TRIES_AGAIN, requestOf)
    }
    if (isTooMuch(tookMs))
      return `${before.size} take ${before.tookMs.toFixed(1)} ms, and ${size} take ${tookMs.toFixed(1)} ms`
    before = { size, tookMs }
  }
  return 'in bounds'
}

/** Each try is one smaller, since a document that was seen before is remembered. */
async function leastMs(size: number, tries: number, requestOf: Growing['requestOf']): Promise<number> {
  let least = Infinity
  for (let tried = 0; tried < tries; tried += 1) {
    const { tookMs } = await ask(veenhof, requestOf(size - tried), ANYBODY)
    least = Math.min(least, tookMs)
  }
  return least
}
