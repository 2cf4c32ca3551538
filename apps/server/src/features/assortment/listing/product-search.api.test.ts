import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { wordsOf } from '#features/search/index.ts'
import { bilingual, buildPosmWith, buildProductWith } from '../assortment.builders.ts'
import { assortmentFeature } from '../assortment.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature] })
  const { pool } = brewery
  await pool.query(`update product set is_active = false`)
  await buildProductWith(pool, {
    sku: 'TS-KR2433',
    name: bilingual('Turfsteker Dubbel'),
    description: bilingual('Donker bier van turf en hop', 'A dark ale of peat and hops'),
    ean_case: '8719998100112',
    position: 1,
  })
  await buildProductWith(pool, {
    sku: 'KV-TR2433',
    name: bilingual('Kraanvogel IPA'),
    description: bilingual('Bitter van amarillohop', 'Bitter with amarillo hops'),
    position: 2,
  })
  await buildProductWith(pool, {
    sku: 'RO-KR',
    name: bilingual('Rosé Bière', 'Rosé beer'),
    description: bilingual('Fris', 'Fresh'),
    position: 3,
  })
  await buildProductWith(pool, {
    sku: 'WW-KR2430',
    name: bilingual('Witte Wieven Weizen'),
    description: bilingual('Troebel', 'Cloudy'),
    position: 4,
  })
  await buildProductWith(pool, {
    sku: 'WB-KR2430',
    name: bilingual('Witte Wievenbier'),
    description: bilingual('Zacht', 'Soft'),
    position: 5,
  })
  await buildProductWith(pool, {
    sku: 'WEISS-1',
    name: bilingual('Hefe', 'Hefe'),
    description: bilingual('Een weissbier', 'A weissbier of a very great name'),
    position: 6,
  })
  await buildProductWith(pool, {
    sku: 'WEISS-2',
    name: bilingual('Weißbier', 'Weißbier, a very long name'),
    position: 7,
  })
  await buildProductWith(pool, {
    sku: 'HEFE-GLASS',
    name: bilingual('Hefeglas', 'Hefeglass'),
    description: bilingual('Troebel', 'Theatrical'),
    position: 1,
  })
  await buildProductWith(pool, { sku: 'HEFE-OWN', name: bilingual('Hefe van ons', 'Our own Hefe'), position: 8 })
  await buildPosmWith(pool, { sku: 'SHIRT', name: bilingual('Hemd', 'Shirt'), type: 'configurable', position: 4 })
  await buildPosmWith(pool, {
    sku: 'SHIRT-XL',
    name: bilingual('Hemd XL', 'Shirt XL'),
    parent_sku: 'SHIRT',
    position: 5,
  })
})
afterAll(() => brewery.close())

async function found(search: string, { args = '', store = 'LivePortal_NL_nl' } = {}): Promise<unknown[]> {
  const answer = await brewery.ask(
    `query ($search: String) { products(search: $search ${args}) { items { sku } } }`,
    { search },
    { headers: { store } },
  )
  expect(answer.errors).toEqual([])
  const items = readPath(answer.data, 'products', 'items')
  return Array.isArray(items) ? items.map((item: unknown) => readPath(item, 'sku')) : []
}

test.each(['24×33CL', 'Krat 24*33 cl, 5,0%', "d'Oude_A&B", 'a@b\\c-d/e', 'Señorita 2x'])(
  '[GQL-23] %s is taken apart in a name as it is where it is typed',
  async (text) => {
    const { rows } = await brewery.pool.query<{ said: string }>('select words_in($1) as said', [text])
    expect(rows[0]?.said.match(/[a-z0-9][^ %]*/g)).toEqual(wordsOf(text))
  },
)

describe('the search', () => {
  test.each([
    ['a word of the name', 'turfsteker', ['TS-KR2433']],
    ['the beginning of a word', 'kraan', ['KV-TR2433']],
    ['all the words, in any order', 'ipa kraanvogel', ['KV-TR2433']],
    ['words of the description', 'amarillohop', ['KV-TR2433']],
    ['another form of a word', 'donkere', ['TS-KR2433']],
    ['a word without its accents', 'rose biere', ['RO-KR']],
    ['a whole SKU, in any letter case', 'ts-kr2433', ['TS-KR2433']],
    ['the beginning of a SKU', 'KV-TR', ['KV-TR2433']],
    ['the SKU of a variant', 'SHIRT-XL', ['SHIRT-XL']],
    ['a barcode', '8719998100112', ['TS-KR2433']],
    ['a barcode with blanks', '8 719998 100112', ['TS-KR2433']],
    ['the GTIN-14 of a barcode', '08719998100112', ['TS-KR2433']],
    ['the GTIN-14 of a package of what has the barcode', '18719998100119', ['TS-KR2433']],
    ['a barcode as a GS1 element', '(01)08719998100112', ['TS-KR2433']],
    ['a barcode as a scanner sends it', ']C10108719998100112', ['TS-KR2433']],
    ['the beginning of a barcode', '871999810', ['TS-KR2433']],
    ['one wrong letter', 'turfstekar', ['TS-KR2433']],
    ['a missing letter', 'kranvogel', ['KV-TR2433']],
    ['two swapped letters', 'kraanvgoel', ['KV-TR2433']],
    ['two swapped letters of a short word', 'iap', ['KV-TR2433']],
    ['an error in each word, one of them cut', 'wite wiv', ['WW-KR2430', 'WB-KR2430']],
    ['an error in a name of two words put together', 'witte wivenbier', ['WB-KR2430']],
    ['a right word beside a wrong one', 'witte weisen', ['WW-KR2430']],
    ['a word of the description beside a wrong one', 'turfstekar donker', ['TS-KR2433']],
    ['a wrong word beside one that no search asks for', 'de turfstekar', ['TS-KR2433']],
    ['no name that has one of the words only', 'turfstekar weizen', []],
    ['words that no search asks for, alone', 'het van', []],
    ['a word longer than any', 'turfsteker'.repeat(20), []],
    [
      'a long text by its first words',
      `donkere turfsteker ${'donkere turfsteker '.repeat(9)}`.slice(0, 200),
      ['TS-KR2433'],
    ],
    ['two errors too many', 'wutta', []],
    ['nothing there is', 'xylofoon', []],
    ['signs that mean something to a database', "'; drop % _ & | ! :* (", []],
  ])('[GQL-23] finds %s', async (_case, search, expected) => {
    expect(await found(search)).toEqual(expected)
  })

  test('[GQL-23] knows the words of all languages', async () => {
    expect(await found('peat', { store: 'LivePortal_NL_en' })).toEqual(['TS-KR2433'])
    expect(await found('peat', { store: 'LivePortal_NL_nl' })).toEqual(['TS-KR2433'])
  })

  test.each(['Weißbier', 'weissbier', 'WEIẞBIER', 'Weiß'])('[GQL-23] %s is found in names first', async (search) => {
    expect(await found(search)).toEqual(['WEISS-2', 'WEISS-1'])
  })

  test('[GQL-23] has a whole word before a beginning', async () => {
    expect(await found('hefe')).toEqual(['WEISS-1', 'HEFE-OWN', 'HEFE-GLASS'])
  })

  test('[GQL-23] has first what has a small word as well, which others need not have', async () => {
    expect(await found('very name', { store: 'LivePortal_NL_en' })).toEqual(['WEISS-2', 'WEISS-1'])
    expect(await found('very long', { store: 'LivePortal_NL_en' })).toEqual(['WEISS-2'])
    expect(await found('our own hefe')).toEqual(['HEFE-OWN', 'WEISS-1', 'HEFE-GLASS'])
  })

  test('[GQL-23] takes a small word alone for the beginning of a name', async () => {
    expect(await found('our')).toEqual(['HEFE-OWN'])
    expect(await found('the')).toEqual([])
  })

  test('[GQL-23] takes no small word of a description for the beginning of another', async () => {
    expect(await found('wit')).toEqual(['WW-KR2430', 'WB-KR2430'])
  })

  test('[GQL-23] has the best match first, or the order asked for', async () => {
    expect(await found('hop')).toEqual(['TS-KR2433', 'KV-TR2433'])
    expect(await found('bier', { args: ', sort: { sku: DESC }' })).toEqual(['TS-KR2433', 'RO-KR'])
    expect(await found('bier', { args: ', sort: { position: ASC }' })).toEqual(['TS-KR2433', 'RO-KR'])
  })

  test('[GQL-20] is narrowed by filters', async () => {
    expect(await found('bier', { args: ', filter: { sku: { eq: "RO-KR" } }' })).toEqual(['RO-KR'])
    expect(await found('shirt', { args: ', filter: { material_type: { eq: "FERT" } }' })).toEqual([])
  })

  test('[GQL-20] needs three characters', async () => {
    const answer = await brewery.ask('{ products(search: "ab") { total_count } }')
    expect(answer.errors[0]?.extensions).toEqual({ category: 'graphql-input', code: 'search-too-short' })
  })

  test('names what it found instead of a word that nobody has', async () => {
    const SUGGESTED = 'query ($search: String) { products(search: $search) { suggestions { search } items { name } } }'
    const wrong = await brewery.ask(SUGGESTED, { search: 'kranvogel' })
    expect(readPath(wrong.data, 'products', 'suggestions')).toEqual([{ search: 'Kraanvogel IPA' }])
    const right = await brewery.ask(SUGGESTED, { search: 'kraanvogel' })
    expect(readPath(right.data, 'products', 'suggestions')).toEqual([])
  })
})
