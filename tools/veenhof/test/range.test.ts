import { describe, expect, test } from 'vitest'
import { eanCheckDigit } from '../ean.ts'
import { cents, column, isYes, rows, sumOf } from './folder.ts'
import type { Entry } from './folder.ts'

const isBulk = (row: Entry) => row['pack_format'] === 'BULK'
const beers = rows('products').filter((row) => row['material_type'] === 'FERT' && !isYes(row['is_empties']))
const packaged = beers.filter((row) => !isBulk(row))
const posm = rows('products').filter((row) => row['material_type'] === 'ZBTL')

const palletKg = (row: Entry) =>
  Number(row['cases_per_layer']) * Number(row['layers_per_pallet']) * Number(row['gross_weight_per_case_kg'])

describe('the range', () => {
  test('has eight brands, 60 packaged beers or more, 6 tank beers and 90 POSM items or more', () => {
    expect(rows('brands')).toHaveLength(8)
    expect(packaged.length).toBeGreaterThanOrEqual(60)
    expect(beers.filter(isBulk)).toHaveLength(6)
    expect(posm.length).toBeGreaterThanOrEqual(90)
  })

  test('packs beer in crates, boxes, trays and kegs of 20, 30 and 50 liters, also without alcohol and as radler', () => {
    const kegs = packaged.filter((row) => row['pack_format'] === 'KEG')
    expect(new Set(packaged.map((row) => row['pack_format']))).toEqual(new Set(['CRATE', 'KEG', 'TRAY', 'BOX']))
    expect(new Set(kegs.map((row) => row['volume']))).toEqual(new Set(['20 l', '30 l', '50 l']))
    expect(packaged.filter((row) => Number(row['alcohol_percent']) <= 0.5).length).toBeGreaterThanOrEqual(10)
    expect(packaged.filter((row) => row['beer_type'] === 'Radler').length).toBeGreaterThanOrEqual(5)
  })

  test('gives every EAN once, with its check digit', () => {
    const eans = [...column('products', 'ean_case'), ...column('products', 'ean_unit')].filter(Boolean)
    expect(new Set(eans).size).toBe(eans.length)
    expect(eans.filter((ean) => ean !== ean.slice(0, 12) + eanCheckDigit(ean.slice(0, 12)))).toEqual([])
  })

  test.each(['sku', 'tag', 'url_key'])('gives no %s twice', (name) => {
    expect(new Set(column('products', name)).size).toBe(rows('products').length)
  })

  test('weighs every case more than the beer in it, and no pallet more than a fork-lift carries', () => {
    expect(packaged.filter((row) => Number(row['gross_weight_per_case_kg']) <= Number(row['net_weight_kg']))).toEqual(
      [],
    )
    expect(packaged.filter((row) => palletKg(row) > 1250 || palletKg(row) < 500)).toEqual([])
  })

  test.each([
    ['VP-KR2430', 390],
    ['HV-KR1645', 470],
    ['VP-F50', 3000],
    ['KV-TR2433', 360],
    ['TS-DS0675', 0],
  ])('charges for a case of %s a deposit of %i cents', (sku, deposit) => {
    const perCase = rows('deposits').filter((row) => row['sku'] === sku && row['per'] === 'case')
    expect(sumOf(perCase.map((row) => cents(row['price']) * Number(row['quantity'])))).toBe(deposit)
  })

  test('prices every packaged beer in every group, never higher for more cases', () => {
    const tiers = Map.groupBy(rows('prices'), (row) => `${row['price_group']} ${row['sku']}`)
    const wanted = column('price-groups', 'code').flatMap((group) => packaged.map((beer) => `${group} ${beer['sku']}`))
    const rising = [...tiers].filter(([, steps]) => {
      const prices = steps
        .toSorted((a, b) => Number(a['min_cases']) - Number(b['min_cases']))
        .map((row) => cents(row['price']))
      return prices.some((price, index) => index > 0 && price > (prices[index - 1] ?? 0))
    })
    expect(wanted.filter((name) => !tiers.has(name))).toEqual([])
    expect(rising).toEqual([])
  })
})

describe('point-of-sale material', () => {
  const parents = new Set(posm.map((row) => row['parent_sku']))
  const price = new Map(posm.map((row) => [row['sku'], cents(row['posm_price'])]))

  test('has a price or variants', () => {
    expect(posm.filter((row) => row['posm_price'] === '' && !parents.has(row['sku'] ?? ''))).toEqual([])
    expect(posm.filter((row) => row['type'] === 'configurable').length).toBeGreaterThanOrEqual(5)
    expect(posm.filter((row) => row['parent_sku'] !== '' && row['variant_attributes'] === '')).toEqual([])
  })

  test.each(posm.filter((row) => row['type'] === 'bundle').map((row) => [row['sku'], cents(row['posm_price'])]))(
    '%s costs its default choices, %i cents',
    (sku, costs) => {
      const options = rows('bundle-options').filter((row) => row['sku'] === sku)
      const ids = new Set(options.map((row) => row['id']))
      const chosen = rows('bundle-selections').filter((row) => ids.has(row['option_id']) && isYes(row['is_default']))
      expect(sumOf(chosen.map((row) => Number(row['quantity']) * (price.get(row['sku']) ?? Number.NaN)))).toBe(costs)
    },
  )

  test('is scarce here and there, and one item is gone', () => {
    const lowBelow = new Map(posm.map((row) => [row['sku'], Number(row['low_stock_below'])]))
    const stock = rows('stock').filter((row) => lowBelow.has(row['sku']))
    const low = stock.filter((row) => Number(row['quantity']) < (lowBelow.get(row['sku']) ?? 0))
    expect(low.length).toBeGreaterThanOrEqual(5)
    expect(stock.filter((row) => row['quantity'] === '0')).toHaveLength(1)
  })
})
