import { isForSale, listedPrice } from '@fust/domain/assortment'
import { calendarDate } from '@fust/domain/calendar'
import { GOODS } from '@fust/domain/order'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMarkedMemory } from '#platform/database/marked-memory.ts'
import { buildBeerWith, insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { createArticles } from './articles.ts'
import { everything, type ListingQuestion } from '../listing/listing-question.ts'
import { createListingStore } from '../listing/listing.store.ts'
import { assortmentFeature } from '../assortment.feature.ts'

const TODAY = '2026-11-23'
const DAYS = ['2026-11-22', TODAY, '2026-11-24']
const GROUPS = ['A', 'LIST']
/** Few of them, so that some are the same and some are free. */
const cents = fc.nat({ max: 40 }).map((number) => number * 25)
const often = fc.integer({ min: 0, max: 3 }).map((number) => number > 0)
const seldom = often.map((value) => !value)

const product = fc.record({
  material_type: fc.constantFrom('FERT', 'ZBTL'),
  type: fc.constantFrom('simple', 'bundle', 'configurable', 'configurable'),
  is_active: often,
  is_promotional: fc.boolean(),
  is_empties: seldom,
  posm_price_cents: fc.option(cents),
  parent: fc.option(fc.nat({ max: 999 })),
  prices: fc.uniqueArray(
    fc.record({
      price_group: fc.constantFrom(...GROUPS),
      min_cases: fc.integer({ min: 1, max: 3 }),
      price_cents: cents,
    }),
    { maxLength: 3, selector: ({ price_group, min_cases }) => `${price_group} ${min_cases}` },
  ),
  offer: fc.option(
    fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS), fc.option(cents)).map(([one, other, price_cents]) => {
      const [valid_from, valid_to] = [one, other].toSorted()
      return { valid_from, valid_to, price_cents }
    }),
  ),
})

const HOW_MANY = 600
const DEAR = 500
/** Told with a failure, to see it again. */
const seed = Date.now()

let brewery: OpenBrewery
let skus: string[]
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature] })
  const { pool } = brewery
  await insertRows(pool, 'price_group', [{ code: 'LIST', name: JSON.stringify({ nl: 'Lijst' }) }])
  const made = fc
    .sample(product, { numRuns: HOW_MANY, seed })
    .map((own, nth) => ({ ...own, sku: `RANDOM-${nth}`, nth }))
  const parents = made.filter(({ type }) => type === 'configurable')
  const parentOf = ({ type, parent }: (typeof made)[number]) =>
    type === 'simple' && parent !== null ? (parents[parent % parents.length]?.sku ?? null) : null
  await insertRows(
    pool,
    'product',
    made
      .map((own) => ({ own, parent_sku: parentOf(own) }))
      // Parents come before their variants.
      .toSorted((one, other) => Number(one.parent_sku !== null) - Number(other.parent_sku !== null))
      .map(({ own: { prices: _prices, offer: _offer, parent: _parent, nth, ...row }, parent_sku }) =>
        buildBeerWith({ ...row, parent_sku, position: nth }),
      ),
  )
  await insertRows(
    pool,
    'price',
    made.flatMap(({ sku, prices }) => prices.map((price) => ({ sku, ...price }))),
  )
  await insertRows(
    pool,
    'special_offer',
    made.flatMap(({ sku, offer }) => (offer ? [{ sku, ...offer }] : [])),
  )
  skus = made.map(({ sku }) => sku)
})
afterAll(() => brewery.close())

test.each(GROUPS.flatMap((priceGroup) => [false, true].map((onlyEmpties) => ({ priceGroup, onlyEmpties }))))(
  'a list for $priceGroup (only empties: $onlyEmpties) has what is for sale, by its price',
  async ({ priceGroup, onlyEmpties }) => {
    const buyer = { priceGroup, today: calendarDate(TODAY) }
    const articles = await createArticles(createMarkedMemory()).readBySku(brewery.db, skus, buyer)
    const ours = new Set(articles.map(({ id }) => id))
    const sold = new Map(
      articles
        .filter((article) => article.parentSku === null && article.isReturnItem === onlyEmpties && isForSale(article))
        .map((article) => [article.id, listedPrice(article)]),
    )
    expect(ours.size).toBe(HOW_MANY)
    expect(sold.size).toBeGreaterThan(HOW_MANY / 20)

    const question = {
      ...everything({ ...buyer, language: 'nl', goods: GOODS, tankBrands: [] }),
      onlyEmpties,
      sorts: [{ field: 'price' as const, direction: 'ASC' as const }],
    }
    const listed = async (own: ListingQuestion) =>
      (await createListingStore(brewery.db).read(own, [])).ids.filter((id) => ours.has(id))
    const ids = await listed(question)
    const prices = ids.map((id) => sold.get(id) ?? Infinity)
    expect(new Set(ids), `seed ${seed}`).toEqual(new Set(sold.keys()))
    expect(prices, `seed ${seed}`).toEqual(prices.toSorted((one, other) => one - other))
    expect(await listed({ ...question, priceFromCents: DEAR }), `seed ${seed}`).toEqual(
      ids.filter((id) => (sold.get(id) ?? 0) >= DEAR),
    )
  },
)
