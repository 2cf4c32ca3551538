import { describe, expect, test } from 'vitest'
import { orderableUnits, reviewUnits, unitOffers, type UnitFacts, type UnitRules } from './index.ts'
import { cases, layers, pallets } from './quantity.builders.ts'

const beer: UnitRules = {
  kind: 'beer',
  isLayerOrderingDisabled: false,
  isPalletOrderingDisabled: false,
  isTruckPackageOrderingAllowed: true,
}
const distributor: UnitFacts = {
  customerType: 'Distributor',
  method: 'flatrate_flatrate',
  offeredUnits: ['packages', 'layers', 'pallets'],
}

const shown = (product: UnitRules, facts: UnitFacts) => unitOffers(product, facts).map(({ unit }) => unit)
const disabled = (product: UnitRules, facts: UnitFacts) =>
  unitOffers(product, facts).flatMap(({ unit, refusal }) => (refusal === null ? [] : [`${unit}: ${refusal.code}`]))

describe('the counters of a line', () => {
  test('[CRT-15] beer has cases, layers and pallets, and nothing else has', () => {
    expect(shown(beer, distributor)).toEqual(['packages', 'layers', 'pallets'])
    expect(shown({ ...beer, kind: 'posm' }, distributor)).toEqual(['packages'])
    expect(shown({ ...beer, kind: 'tank' }, distributor)).toEqual(['packages'])
  })

  test('[CRT-16] on-trade tank customers see single cases only', () => {
    expect(shown(beer, { ...distributor, customerType: 'OntradeTank' })).toEqual(['packages'])
  })

  test.each([
    [{ isLayerOrderingDisabled: true }, ['layers: layers-disabled']],
    [{ isPalletOrderingDisabled: true }, ['pallets: pallets-disabled']],
  ])('[CRT-17] [CRT-18] %o shows %o', (flags, expected) => {
    expect(disabled({ ...beer, ...flags }, distributor)).toEqual(expected)
  })

  test('[BAR-45] on a full truck a product without truck packages has no single cases', () => {
    const bulky = { ...beer, isTruckPackageOrderingAllowed: false }
    expect(disabled(bulky, distributor)).toEqual(['packages: single-cases-not-on-full-truck'])
    expect(disabled(bulky, { ...distributor, method: 'freeshipping_freeshipping' })).toEqual([])
    expect(disabled({ ...bulky, kind: 'posm' }, distributor)).toEqual([])
  })
})

describe('a quantity in units that are not offered', () => {
  const noLayers = { ...beer, isLayerOrderingDisabled: true }

  test.each([
    [layers(2), 'layers-disabled'],
    [cases(2), null],
    [{ packages: 1, layers: 0, pallets: 4 }, null],
  ])('[CRT-17] %o is refused with %s', (asked, code) => {
    expect(reviewUnits(asked, noLayers, distributor)?.code ?? null).toBe(code)
  })

  test('[CRT-16] pallets of a tank customer are refused', () => {
    const refusal = reviewUnits(pallets(1), beer, { ...distributor, customerType: 'OntradeTank' })
    expect(refusal).toEqual({ code: 'unit-not-offered', unit: 'pallets' })
  })
})

test.each([
  ['Packaging,Pallets,Layers', ['packages', 'layers', 'pallets']],
  ['Packaging, Pallets', ['packages', 'pallets']],
  ['Barrels', []],
  ['', []],
])('[LIM-04] the configuration "%s" offers %o', (list, units) => {
  expect(orderableUnits(list)).toEqual(units)
})
