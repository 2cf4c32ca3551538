import { describe, expect, test } from 'vitest'
import {
  areLitresAllowed,
  isTankCountAllowed,
  reviewTankOrder,
  tankLabel,
  tankLimits,
  type TankAgreement,
} from './index.ts'
import { buildAgreementWith } from './tank.builders.ts'

const pils = (litres: number) => ({ sku: 'tank-pils', brand: 'Veenhof Pils', litres })

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

  test.each([
    ['Cellar left', 'Cellar left'],
    ['null', null],
    ['', null],
    [null, null],
  ])('[TNK-03] the label %s means %s', (label, expected) => {
    expect(tankLabel(label)).toBe(expected)
  })
})
