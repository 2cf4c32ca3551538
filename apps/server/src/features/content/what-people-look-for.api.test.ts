import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportedBrewery } from '../../test/imported-brewery.ts'
import { openBreweryOn, readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { FOUND_NOWHERE, LOOKED_FOR, NOT_YET } from './what-people-look-for.builders.ts'
import { contentFeature } from './content.feature.ts'

let brewery: OpenBrewery
let roodhert: OpenBrewery
beforeAll(async () => {
  brewery = await openBreweryOn(await createImportedBrewery('veenhof'), {
    features: [assortmentFeature, contentFeature],
  })
  roodhert = await openBreweryOn(await createImportedBrewery('roodhert'), {
    features: [assortmentFeature, contentFeature],
  })
})
afterAll(async () => {
  await brewery.close()
  await roodhert.close()
})

async function found(search: string, language: 'nl' | 'en' | 'it'): Promise<Map<string, string[]>> {
  const query = new URLSearchParams({ search, language, limit: '3' })
  const [asked, name] = language === 'it' ? ([roodhert, 'roodhert'] as const) : ([brewery, 'veenhof'] as const)
  const as = `owner.distributor@${name}.example`
  const { body } = await asked.get(`/almagnoliaservice/api/v1/portal/search?${query.toString()}`, { as })
  const sections = readPath(body, 'sections')
  if (!Array.isArray(sections)) throw new Error(JSON.stringify(body))
  return new Map(
    sections.map((section: unknown) => {
      const results = readPath(section, 'results')
      const hits = Array.isArray(results) ? results : []
      return [String(readPath(section, 'section')), hits.map((hit: unknown) => String(readPath(hit, 'id')))]
    }),
  )
}

const LANGUAGES = ['nl', 'en', 'it'] as const

test('two hundred and fifty searches are asked, in three languages', () => {
  expect(LANGUAGES.flatMap((language) => LOOKED_FOR[language]).length).toBeGreaterThanOrEqual(250)
  for (const language of LANGUAGES) {
    const asked = LOOKED_FOR[language].map(([typed, section]) => `${section} ${typed}`)
    expect(new Set(asked).size).toBe(asked.length)
  }
})

test.each(LANGUAGES)(
  '[SRC-15] a search in %s has the page that is meant among the first three, and nine of ten have it first',
  async (language) => {
    const unlike: string[] = []
    const notFirst: string[] = []
    for (const [typed, section, right] of LOOKED_FOR[language]) {
      const hits = (await found(typed, language)).get(section) ?? []
      const told = `'${typed}' in ${section}: ${hits.join(' ') || 'nothing'}`
      if (!right.test(hits[0] ?? '')) notFirst.push(told)
      if (hits.some((slug) => right.test(slug)) === NOT_YET.includes(typed)) unlike.push(told)
    }
    expect(unlike).toEqual([])
    expect(notFirst.slice(LOOKED_FOR[language].length / 10)).toEqual([])
  },
)

test.each(FOUND_NOWHERE)('%j is in no page', async (typed) => {
  expect(await found(typed, 'nl')).toEqual(new Map())
  expect(await found(typed, 'en')).toEqual(new Map())
})

const AS_DISTRIBUTOR = { as: 'owner.distributor@veenhof.example' }

test('[SRC-18] a search of the header gets ten of a material type, and is told how many there are', async () => {
  const document = `query ($material: String!) {
    products(search: "veenhof", filter: { material_type: { eq: $material } }, pageSize: 10) { total_count items { material_type } }
  }`
  for (const material of ['FERT', 'ZBTL']) {
    const { data } = await brewery.ask(document, { material }, AS_DISTRIBUTOR)
    const items = readPath(data, 'products', 'items')
    expect(items).toHaveLength(10)
    expect(readPath(data, 'products', 'total_count')).toBeGreaterThan(10)
    expect(items).toEqual(Array.from({ length: 10 }, () => ({ material_type: material })))
  }
})

test('[SRC-14] top products are those that the brewery recommends, top materials the first that it lays out', async () => {
  const document = `{ products(filter: { material_type: { eq: "FERT" }, product_recommended: { eq: "1" } }, pageSize: 4) {
    items { product_recommended }
  } }`
  const { data } = await brewery.ask(document, {}, AS_DISTRIBUTOR)
  expect(readPath(data, 'products', 'items')).toEqual(Array.from({ length: 4 }, () => ({ product_recommended: 1 })))
  const base = '/almagnoliaservice/api/v1/portal/downloadmaterial'
  const idsOf = async (call: string) => {
    const { body } = await brewery.get(`${base}${call}?language=nl&limit=4`, AS_DISTRIBUTOR)
    const results = readPath(body, 'results')
    return Array.isArray(results) ? results.map((one: unknown) => readPath(one, 'id')) : []
  }
  const top = await idsOf('/GetMarketingMaterialsSearch')
  expect(top).toHaveLength(4)
  expect(top).toEqual(await idsOf(''))
})
