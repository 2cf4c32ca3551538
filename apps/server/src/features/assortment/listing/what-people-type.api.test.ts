import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportedBrewery } from '../../../test/imported-brewery.ts'
import { openBreweryOn, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { DUTCH, ENGLISH, ITALIAN, NOT_THERE, NOT_YET, TANK } from './what-people-type.builders.ts'
import { assortmentFeature } from '../assortment.feature.ts'

let veenhof: OpenBrewery
let roodhert: OpenBrewery
beforeAll(async () => {
  veenhof = await openBreweryOn(await createImportedBrewery('veenhof'), { features: [assortmentFeature] })
  roodhert = await openBreweryOn(await createImportedBrewery('roodhert'), { features: [assortmentFeature] })
})
afterAll(async () => {
  await veenhof.close()
  await roodhert.close()
})

type Asker = { language: 'nl' | 'en' | 'it'; as?: string }
const SEARCH = 'query ($search: String) { products(search: $search, pageSize: 100) { items { sku } } }'

async function found(search: string, { language, as = 'owner.distributor' }: Asker): Promise<string[]> {
  const [brewery, name, market] = language === 'it' ? [roodhert, 'roodhert', 'IT'] : [veenhof, 'veenhof', 'NL']
  const headers = { store: `LivePortal_${market}_${language}` }
  const answer = await brewery.ask(SEARCH, { search }, { as: `${as}@${name}.example`, headers })
  expect(answer.errors).toEqual([])
  const items = readPath(answer.data, 'products', 'items')
  return Array.isArray(items) ? items.map((item: unknown) => String(readPath(item, 'sku'))) : []
}

const ASKED = [
  ...DUTCH.map((typed) => ({ typed, asker: { language: 'nl' } as const })),
  ...ENGLISH.map((typed) => ({ typed, asker: { language: 'en' } as const })),
  ...ITALIAN.map((typed) => ({ typed, asker: { language: 'it' } as const })),
  ...TANK.map((typed) => ({ typed, asker: { language: 'nl', as: 'owner.tank' } as const })),
]

test('[GQL-23] a search has what is meant first, and all that is meant, but for those that do not yet', async () => {
  const unlike: string[] = []
  for (const { typed, asker } of ASKED) {
    const [search, right, atLeast = 1] = typed
    const skus = await found(search, asker)
    const isRight = skus.length >= atLeast && right.test(skus[0] ?? '')
    if (isRight === NOT_YET.includes(search))
      unlike.push(
        `${asker.language} '${search}': ${skus.length} of ${atLeast} found, first ${skus.slice(0, 3).join(' ')}`,
      )
  }
  expect(unlike).toEqual([])
  expect(NOT_YET.length).toBeLessThan(ASKED.length / 10)
})

test.each(NOT_THERE)('[GQL-23] %j finds nothing', async (search) => {
  expect(await found(search, { language: 'nl' })).toEqual([])
  expect(await found(search, { language: 'en' })).toEqual([])
})
