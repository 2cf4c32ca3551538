import { describe, expect, test } from 'vitest'
import {
  areLitresAllowed,
  isTankCountAllowed,
  litresByTank,
  NO_TANK_LITRES,
  reviewTankOrder,
  tankLimits,
  topUpLimits,
  withLitres,
  withLitresInto,
  type TankAgreement,
  type TankLitres,
  type TankOrderLine,
} from './index.ts'
import { buildAgreementWith, buildTankWith } from './tank.builders.ts'

const pils = (litres: number, byTank: Partial<TankLitres> = {}) => ({
  sku: 'tank-pils',
  brand: 'Veenhof Pils',
  litres,
  ...NO_TANK_LITRES,
  ...byTank,
})
const ipa = (litres: number, byTank: Partial<TankLitres>) => ({
  ...pils(litres, byTank),
  sku: 'tank-ipa',
  brand: 'Kraanvogel',
})

describe('an order of tank beer', () => {
  test.each<[Partial<TankAgreement>, number, string | null, string]>([
    [{}, 1000, null, 'the minimum is reached'],
    [{}, 950, 'tank-minimum-not-reached', 'the minimum falls back to 1000'],
    [{ minimumLitres: 500 }, 500, null, 'another minimum is agreed'],
    [{ maximumLitres: 2000 }, 2050, 'tank-maximum-exceeded', 'a maximum is agreed'],
    [{ isAgreed: false }, 1000, 'tank-not-agreed', 'nothing is agreed'],
    [{ hasFinancialBlocker: true }, 1000, 'tank-financially-blocked', 'a bill is open'],
    [{ orderMethod: 'phone' }, 1000, 'tank-ordered-by-phone', 'this venue calls'],
    [{ purchasableBrands: ['Turfsteker'] }, 1000, 'tank-brand-not-purchasable', 'the brand is not agreed'],
    [{}, 1025, 'tank-litres-not-allowed', 'litres go in steps of 50'],
  ])('[TNK-09] [TNK-10] %o with %i litres: %s, %s', (wish, litres, code) => {
    expect(reviewTankOrder([pils(litres)], buildAgreementWith(wish))?.code ?? null).toBe(code)
  })

  test('limits hold for all tanks of the order together', () => {
    expect(reviewTankOrder([pils(500), pils(500)], buildAgreementWith())).toBeNull()
  })

  test('a ship-to without agreement cannot order', () => {
    expect(reviewTankOrder([pils(1000)], null)).toEqual({ code: 'tank-not-agreed' })
  })

  test('[TNK-13] the minimum falls back to 1000 litres', () => {
    expect(tankLimits({ minimumLitres: null, maximumLitres: null })).toEqual({
      minimumLitres: 1000,
      maximumLitres: null,
    })
  })
})

describe('the tanks that litres are for', () => {
  const own = buildTankWith({ brand: 'Veenhof Pils', minimumLitres: 200, maximumLitres: 800 })
  const any = buildTankWith({ position: 4, name: 'Tank 4', capacityLitres: 500 })
  const agreement = buildAgreementWith({ minimumLitres: 50, tanks: [own, any] })

  test.each<[string, TankOrderLine[], string | null]>([
    ['a tank within its limits', [pils(800, { tankType1: 800 })], null],
    ['[TNK-08] the first tank and the fourth, of one beer', [pils(1000, { tankType1: 700, tankType4: 300 })], null],
    ['less than a tank takes at least', [pils(150, { tankType1: 150 })], 'tank-top-up-too-small'],
    ['more than a tank takes at most', [pils(850, { tankType1: 850 })], 'tank-top-up-too-large'],
    ['more than goes into a tank', [ipa(550, { tankType4: 550 })], 'tank-top-up-too-large'],
    ['another beer than is in it', [ipa(300, { tankType1: 300 })], 'tank-holds-another-beer'],
    ['two beers in one tank', [pils(200, { tankType4: 200 }), ipa(200, { tankType4: 200 })], 'tank-holds-another-beer'],
    ['a tank that is not there', [pils(300, { tankType2: 300 })], 'tank-not-there'],
    ['half a step', [pils(400, { tankType1: 225, tankType4: 175 })], 'tank-litres-not-allowed'],
    ['litres of which nobody says where they go', [pils(1000)], null],
    ['counters that do not come to the litres', [pils(1000, { tankType1: 1 })], null],
  ])('[TNK-07] [TNK-09] %s', (_what, lines, code) => {
    expect(reviewTankOrder(lines, agreement)?.code ?? null).toBe(code)
  })

  test('a cellar that nothing is written down of takes what fits the order', () => {
    expect(reviewTankOrder([pils(2000, { tankType3: 2000 })], buildAgreementWith())).toBeNull()
  })

  test.each([
    [{ minimumLitres: null, maximumLitres: null, capacityLitres: null }, 50, 9950],
    [{ minimumLitres: 120, maximumLitres: 930, capacityLitres: 1000 }, 150, 900],
    [{ minimumLitres: 0, maximumLitres: 800, capacityLitres: 500 }, 50, 500],
  ])('[TNK-05] a tank with %o is topped up with %i to %i litres', (wish, minimumLitres, maximumLitres) => {
    expect(topUpLimits(buildTankWith(wish))).toEqual({ minimumLitres, maximumLitres })
  })

  test('another amount for a tank leaves those of the others', () => {
    expect(withLitresInto(3, 350, { ...NO_TANK_LITRES, tankType1: 700, tankType3: 50 })).toEqual({
      litres: 1050,
      tankType1: 700,
      tankType2: 0,
      tankType3: 350,
      tankType4: 0,
    })
  })

  test.each<[number, Partial<TankLitres>, Partial<TankLitres>]>([
    [1050, { tankType1: 700, tankType3: 300 }, { tankType1: 700, tankType3: 350 }],
    [600, { tankType1: 700, tankType3: 300 }, { tankType1: 600, tankType3: 0 }],
    [0, { tankType1: 700, tankType3: 300 }, {}],
    [1050, {}, {}],
  ])('%i litres in all instead of 1000 for %o are for %o', (litres, before, after) => {
    const amounts = { ...NO_TANK_LITRES, ...before, litres: 1000 }
    expect(withLitres(litres, amounts)).toEqual({ ...NO_TANK_LITRES, ...after, litres })
  })

  test.each<[string, TankOrderLine, Partial<TankLitres>]>([
    ['as told', pils(1000, { tankType1: 100, tankType4: 900 }), { tankType1: 100, tankType4: 900 }],
    ['from the first on where nobody said', pils(1000), { tankType1: 800, tankType4: 200 }],
    ['with what is left over in the last', pils(1500), { tankType1: 800, tankType4: 700 }],
    ['in no tank of another beer', ipa(300, {}), { tankType4: 300 }],
  ])('are shown %s', (_how, line, byTank) => {
    expect(litresByTank(line, agreement.tanks)).toMatchObject({ ...NO_TANK_LITRES, ...byTank })
  })
})

describe('what tanks count', () => {
  test.each([
    [0, true],
    [50, true],
    [9950, true],
    [75, false],
    [10_000, false],
    [-50, false],
    [0.5, false],
  ])('[TNK-05] %f litres are allowed: %s', (litres, allowed) => {
    expect(areLitresAllowed(litres)).toBe(allowed)
  })

  test.each([
    [9999, true],
    [10_000, false],
    [-1, false],
  ])('[TNK-04] a tank counter of %i is allowed: %s', (count, allowed) => {
    expect(isTankCountAllowed(count)).toBe(allowed)
  })
})
