import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTaproom, type Taproom } from './graphql-endpoint.builders.ts'

let taproom: Taproom
beforeAll(async () => {
  taproom = await openTaproom()
})
afterAll(() => taproom.app.close())

const post: Taproom['post'] = (...sent) => taproom.post(...sent)

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, n) => text(n))
const deep = (levels: number) => `{ keg(sku: 1) ${'{ related '.repeat(levels - 2)}{ sku }${'}'.repeat(levels - 2)} }`
const inline = (levels: number) => `{ keg(sku: 1) { ${'... { '.repeat(levels)}sku${' }'.repeat(levels)} } }`
const inARow = (fragments: number) =>
  `{ keg(sku: 1) { ...F0 } } ${times(fragments, (n) => `fragment F${n} on Beer { ...F${n + 1} }`).join(' ')} fragment F${fragments} on Beer { sku }`
const typed = (levels: number) => `query ($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { keg(sku: $a) { sku } }`
const wide = (fields: number) => `{ keg(sku: 1) { ${'sku '.repeat(fields - 1)} } }`
/** Spread over 30 root fields: validation compares every two fields of the same name. */
const spread = (fields: number) => {
  const kegs = times(30, (n) => `k${n}: keg(sku: 1) { ${'sku '.repeat(n === 0 ? fields - 2_901 : 99)} }`)
  return `{ ${kegs.join(' ')} }`
}
const roots = (fields: number) => `{ ${'caller '.repeat(fields)} }`
const aliased = (aliases: number) => `{ keg(sku: 1) { ${times(aliases, (n) => `a${n}: sku`).join(' ')} } }`
const directed = (directives: number) => `{ keg(sku: 1) { ${'sku @include(if: true) '.repeat(directives)} } }`
const shelves = (...sizes: number[]) =>
  `{ ${sizes.map((size, n) => `s${n}: shelf(pageSize: ${size}) { sku }`).join(' ')} }`
const bomb = (generations: number) =>
  times(generations, (n) => `fragment F${n} on Beer { ...F${n + 1} ...F${n + 1} }`).join('\n')

describe('a document at its limit is answered, above it nothing is run', () => {
  test.each([
    ['25 levels', deep(25), deep(26), 'is more than 25 levels deep'],
    ['100 fragments inside each other', inline(98), inline(99), 'has more than 100 selections inside each other'],
    ['100 fragments in a row', inARow(97), inARow(98), 'has more than 100 selections inside each other'],
    ['3,000 fields', spread(3_000), spread(3_001), 'asks for more than 3000 fields'],
    ['30 root fields', roots(30), roots(31), 'asks for more than 30 root fields'],
    ['100 aliases', aliased(100), aliased(101), 'has more than 100 aliases'],
    ['100 directives', directed(100), directed(101), 'has more than 100 directives'],
    [
      '3,000 list entries',
      shelves(500, 500, 500, 500, 500, 500),
      shelves(500, 500, 500, 500, 500, 500, 1),
      'asks for more than 3000 list entries',
    ],
  ])('%s', async (_, atLimit, above, excess) => {
    expect((await post({ query: atLimit })).body).toMatchObject({ data: expect.anything() })
    const { status, body } = await post({ query: above })
    expect(status).toBe(200)
    expect(body).toEqual({
      errors: [
        {
          message: `The document is too large: it ${excess}.`,
          extensions: { category: 'graphql', code: 'LIMIT_EXCEEDED' },
        },
      ],
    })
  })

  test('20,000 tokens', async () => {
    const frame = '{ keg ( sku : 1 ) { } }'.split(' ').length
    const document = (count: number) => wide(count - frame + 1)
    const beyond = await post({ query: document(20_001) })
    expect([beyond.status, beyond.error?.message]).toEqual([400, expect.stringContaining('more that 20000 tokens')])
    const within = await post({ query: document(20_000) })
    expect([within.status, within.error?.message]).toEqual([200, expect.stringContaining('more than 3000 fields')])
  })
})

describe('fragments are counted as often as they are spread', () => {
  test.each([
    ['a bomb', `{ keg(sku: 1) { ...F0 } } ${bomb(60)} fragment F60 on Beer { sku }`, '3000 fields'],
    ['a bomb that nothing lights', `{ caller } ${bomb(60)} fragment F60 on Beer { sku }`, '3000 fields'],
    [
      'directives',
      `{ keg(sku: 1) { ...A ...A } } fragment A on Beer { ${'sku @skip(if: false) '.repeat(51)} }`,
      '100 directives',
    ],
    ['pages', `{ ...S ...S } fragment S on Query { ${shelves(500, 500, 500, 1).slice(1, -1)} }`, '3000 list entries'],
  ])('%s', async (_, query, limit) => {
    expect((await post({ query })).error?.message).toContain(`more than ${limit}`)
  })

  test('a long chain of them is no fault', async () => {
    const chain = times(2_500, (n) => `fragment F${n} on Beer { ...F${n + 1} }`).join('\n')
    const { status } = await post({ query: `{ keg(sku: 1) { ...F0 } } ${chain} fragment F2500 on Beer { sku }` })
    expect([200, 400]).toContain(status)
  })
})

test.each([1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 10_000])(
  'selections and types %i levels inside each other are refused, and no fault',
  async (levels) => {
    for (const query of [deep(levels), inline(levels), inARow(levels), typed(levels)]) {
      const { status, error } = await post({ query })
      expect([status < 500, error?.extensions['category']]).toEqual([true, 'graphql'])
    }
  },
)

describe('pages', () => {
  const ofPages = async (query: string, variables: object = {}) => (await post({ query, variables })).error

  test('inside a page are charged for each of its entries', async () => {
    const inside = (size: number) => `{ shelf(pageSize: 100) { casks(pageSize: ${size}) { sku } } }`
    expect(await ofPages(inside(29))).toBeUndefined()
    expect((await ofPages(inside(30)))?.extensions['code']).toBe('LIMIT_EXCEEDED')
  })

  test('without a size are charged their own', async () => {
    expect(await ofPages('{ shelf(pageSize: 272) { casks { sku } } }')).toBeUndefined()
    expect((await ofPages('{ shelf(pageSize: 273) { casks { sku } } }'))?.extensions['code']).toBe('LIMIT_EXCEEDED')
    expect((await ofPages('{ shelf(pageSize: 273) { casks(pageSize: null) { sku } } }'))?.message).toContain('3000')
  })

  const BY_VARIABLE = 'query ($size: Int = 29) { shelf(pageSize: 100) { casks(pageSize: $size) { sku } } }'
  test.each([
    [{}, false],
    [{ size: 29 }, false],
    [{ size: 30 }, true],
    [{ size: null }, false],
    [{ size: -5_000 }, false],
  ])('are charged by the variables %j: refused %s', async (variables, isRefused) => {
    expect((await ofPages(BY_VARIABLE, variables)) !== undefined).toBe(isRefused)
  })

  test('have 500 entries at most', async () => {
    expect(await ofPages('{ shelf(pageSize: 500) { sku } }')).toBeUndefined()
    const refusal = { message: 'Maximum pageSize is 500.', extensions: { category: 'graphql-input' } }
    expect(await ofPages('{ shelf(pageSize: 501) { sku } }')).toEqual(refusal)
    expect(await ofPages('query ($n: Int) { shelf(pageSize: $n) { sku } }', { n: 501 })).toEqual(refusal)
    expect(await ofPages('{ shelf(pageSize: 1) { casks(pageSize: 501) { sku } } }')).toEqual(refusal)
  })
})

test('brackets in brackets are not read to the end', async () => {
  const { status, error } = await post({ query: `{ caller(a: ${'['.repeat(9_000)}${']'.repeat(9_000)}) }` })
  expect([status, error?.extensions['category']]).toEqual([400, 'graphql'])
})

// Followed to its end, the first would take longer than the age of the universe.
test('a document over the limits is refused before it is followed to its end', async () => {
  const manyTimes = `{ keg(sku: 1) { ...F0 } } ${bomb(1000)} fragment F1000 on Beer { sku }`
  const manyFields = `{ keg(sku: 1) { ${'related { sku } '.repeat(1400)} } }`
  for (const query of [manyTimes, manyFields]) expect((await post({ query })).body).not.toHaveProperty('data')
})

test('limits hold for long documents as well, which are not remembered', async () => {
  const query = `${wide(90)}${' '.repeat(11_000)}`
  expect((await post({ query })).body).toEqual({ data: { keg: { sku: '101' } } })
  expect((await post({ query: `${wide(3_001)}${' '.repeat(11_000)}` })).body).not.toHaveProperty('data')
})
