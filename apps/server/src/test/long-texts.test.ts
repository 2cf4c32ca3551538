import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList, readTable } from '@fust/domain/list'
import { openTaproom, type Taproom } from '#platform/graphql/graphql-endpoint.builders.ts'
import { askedProducts } from '#features/assortment/listing/asked-products.ts'
import { pathOf } from '#features/assortment/routes/route-path.ts'
import { wordsOf } from '#features/search/index.ts'
import { streetAndNumber } from '#features/customer/street-and-number.ts'
import { kilograms } from '#features/import/format/number-kinds.ts'
import { email, filePath } from '#features/import/format/text-kinds.ts'
import { growthByEight, LINEAR_AT_MOST } from './growth.builders.ts'

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

const list = (text: string) => {
  const table = readTable(text)
  return 'refusal' in table ? table : readList(table)
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
  ['a list of quotes', '', '"', '', list],
  ['a list of pairs of quotes', '', '""', '', list],
  ['a list of blanks', '', ' ', '', list],
  ['a list of digits', '', '1', '', list],
  ['a list of points', '', '1.', '', list],
  ['a list of columns', '', 'VP-KR2430;12;', '', list],
  ['a list of connectors', '', '5 krat a, ', '', list],
  ['a list of quantities', '', '2 pallets 3 lagen ', '', list],
  ['a list of greetings', '', 'a : ', '', list],
  ['a list of long cells', '', `${`${'x 1 '.repeat(24)};`.repeat(20)}\n`, '', list],
])('%s takes time by its length, not by the square of it', async (_what, begin, part, end, work) => {
  const textOf = (length: number) => begin + part.repeat(length / part.length) + end
  expect(await growthByEight(textOf, work)).toBeLessThan(LINEAR_AT_MOST)
})
