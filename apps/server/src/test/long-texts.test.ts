import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTaproom, type Taproom } from '#platform/graphql/graphql-endpoint.builders.ts'
import { askedProducts } from '#features/assortment/listing/asked-products.ts'
import { pathOf } from '#features/assortment/routes/route-path.ts'
import { wordsOf } from '#features/search/index.ts'
import { streetAndNumber } from '#features/customer/street-and-number.ts'
import { kilograms } from '#features/import/format/number-kinds.ts'
import { email, filePath } from '#features/import/format/text-kinds.ts'

let taproom: Taproom
beforeAll(async () => {
  taproom = await openTaproom()
})
afterAll(() => taproom.app.close())

const pour = (size: string) =>
  taproom.post({ query: 'query ($as: Pour) { poured(as: $as) }', variables: { as: { size } } })
const product = (numbers: string) => {
  const listed = numbers.split(' ')
  const others = listed.map(() => '6')
  return askedProducts({ filter: { category: { in: listed }, category_id: { in: others } } }, [])
}

/** Texts that a caller, or a file of the brewery, can make long; the longest here are of a million characters. */
test.each<[what: string, begin: string, part: string, end: string, work: (text: string) => unknown]>([
  ['an address of slashes', 'bier', '/', 'x', pathOf],
  ['a street of commas', 'Dorpsstraat', ',', 'x', streetAndNumber],
  ['a search of words', '', 'a a ', '', wordsOf],
  ['a search of accents', 'a', '\u0301\u0316', '', wordsOf],
  ['a value that reads like a suggestion', '', 'Did you mean ', '', pour],
  ['a filter of numbers', '1', ' 12345', '', product],
  ['a weight of zeros', '1.', '0', '1', kilograms.read],
  ['an e-mail address of dots', 'a@b', '.b', '@', email.read],
  ['a path of dots', 'media', '/...', '/..', filePath.read],
])('%s takes time by its length, not by the square of it', async (_what, begin, part, end, work) => {
  const textOf = (length: number) => begin + part.repeat(length / part.length) + end
  expect(await growthByEight(textOf, work)).toBeLessThan(24)
})

/** So much that the grain of the clock no longer matters. */
const ENOUGH_MS = 10
const [SHORTEST, LONGEST] = [16_000, 128_000]

/** How many times as much of the processor's time eight times the text takes: 8 where it is linear, 64 where it is the square. */
async function growthByEight(textOf: (length: number) => string, work: (text: string) => unknown): Promise<number> {
  let length = SHORTEST
  let rounds = 1
  let cost = await costOf(work, textOf(length), rounds)
  while (cost < ENOUGH_MS) {
    if (length < LONGEST) length *= 2
    else rounds *= 2
    cost = await costOf(work, textOf(length), rounds)
  }
  return (await costOf(work, textOf(length * 8), rounds)) / cost
}

/** The best of three: what else the processor did, and what was done for the first time, does not count. */
async function costOf(work: (text: string) => unknown, text: string, rounds: number): Promise<number> {
  let best = Infinity
  for (let run = 0; run < 3; run += 1) {
    const before = process.threadCpuUsage()
    for (let round = 0; round < rounds; round += 1) await work(text)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
