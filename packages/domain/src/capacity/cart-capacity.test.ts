import { describe, expect, test } from 'vitest'
import { pallets } from '../quantity/quantity.builders.ts'
import { loadOf, stackOf, truck } from './capacity.builders.ts'
import { cartCapacity, fraction, type CapacityLine } from './index.ts'

describe('the capacity of a cart', () => {
  test.each([
    [20, 10, 1, 'minimum-not-reached', 'red', false, '[CRT-51, CRT-54] too little'],
    [25, 20, 2, 'order-ok', 'green', true, '[CRT-52, CRT-54] in between'],
    [27, 20, 3, 'maximum-exceeded', 'red', false, '[CRT-53, CRT-54] too much'],
  ])('%f pallets of %f t: %i %s %s, checkout %s: %s', (palletCount, tonnes, status, message, colour, enabled) => {
    expect(cartCapacity([loadOf(palletCount, tonnes)], truck, 'flatrate_flatrate')).toMatchObject({
      status,
      capacityMessage: message,
      colour,
      isCheckoutEnabled: enabled,
    })
  })

  test('[CRT-56] says both at once: what holds by status, and by which rule', () => {
    expect(cartCapacity([loadOf(20, 10)], truck, 'flatrate_flatrate')).toMatchObject({
      capacityMessage: 'minimum-not-reached',
      progressMessage: 'minimum-pallets-not-reached',
    })
    expect(cartCapacity([loadOf(25, 25)], truck, 'flatrate_flatrate')).toMatchObject({
      capacityMessage: 'maximum-exceeded',
      progressMessage: 'maximum-weight-exceeded',
    })
  })

  test.each([
    [27, 20, 'red', 'over a limit'],
    [25, 20, 'green', 'when all is well'],
    [20, 10, 'red', 'below a minimum, as its status is'],
  ])('[CRT-57] [CRT-69] %f pallets of %f t are %s: %s', (palletCount, tonnes, colour) => {
    expect(cartCapacity([loadOf(palletCount, tonnes)], truck, 'flatrate_flatrate').colour).toBe(colour)
  })

  test('[CRT-55] an empty cart has status 1 and says nothing', () => {
    const nothing: CapacityLine = { kind: 'beer', ...stackOf('pils', pallets(0)) }
    for (const lines of [[], [nothing]]) {
      expect(cartCapacity(lines, truck, 'flatrate_flatrate')).toMatchObject({
        status: 1,
        isCheckoutEnabled: false,
        capacityMessage: null,
        progressMessage: null,
      })
    }
  })

  test('[CRT-70] small empties are always right and say nothing', () => {
    const capacity = cartCapacity([loadOf(40, 40)], truck, 'emptiessmall_emptiessmall')
    expect(capacity).toMatchObject({ status: 2, capacityMessage: null, progressMessage: null })
  })

  test('point-of-sale material is always right and says nothing', () => {
    const capacity = cartCapacity([{ kind: 'posm', pieces: 3 }], truck, 'flatrate_flatrate')
    expect(capacity).toMatchObject({ status: 2, capacityMessage: null, isCheckoutEnabled: true })
  })

  test.each([
    [950, 1, 50],
    [1000, 2, 0],
    [4000, 2, 0],
    [4050, 3, 0],
  ])(
    '[CRT-45] a tank cart of %i litres, 1000 to 4000 agreed, has status %i and misses %i',
    (litres, status, missing) => {
      const limits = { ...truck, minimumLitres: 1000, maximumLitres: 4000 }
      const lines: CapacityLine[] = [
        { kind: 'tank', litres: 500 },
        { kind: 'tank', litres: litres - 500 },
      ]
      expect(cartCapacity(lines, limits, null)).toMatchObject({ status, litres, missingLitres: missing })
    },
  )

  test('[CRT-46] packaged beer is counted in pallets, to three decimals, and in no litres', () => {
    expect(cartCapacity([loadOf(23.975, 20)], truck, 'flatrate_flatrate')).toMatchObject({
      palletsShown: 23.975,
      litres: 0,
    })
  })

  test('says what is missing to the minimum, exactly', () => {
    const capacity = cartCapacity([loadOf(23.5, 14)], truck, 'flatrate_flatrate')
    expect(capacity).toMatchObject({
      missingPallets: fraction(1, 2),
      missingPalletsShown: 0.5,
      missingWeightGrams: 1_000_000,
    })
  })

  test('nothing is missing where the method asks for no minimum', () => {
    expect(cartCapacity([loadOf(3, 2)], truck, 'selfpickup_selfpickup').missingPalletsShown).toBe(0)
  })

  test.each([
    ['flatrate_flatrate', 'isFullTruck'],
    ['freeshipping_freeshipping', 'isHalfTruck'],
    ['selfpickup_selfpickup', 'isSmallOrder'],
  ] as const)('[CRT-59] %s is marked by %s', (method, mark) => {
    const { isFullTruck, isHalfTruck, isSmallOrder } = cartCapacity([], truck, method)
    expect({ isFullTruck, isHalfTruck, isSmallOrder }).toEqual({
      isFullTruck: false,
      isHalfTruck: false,
      isSmallOrder: false,
      [mark]: true,
    })
  })

  test('[CRT-37] only the exact maximum fills a truck', () => {
    expect(cartCapacity([loadOf(26, 20)], truck, 'flatrate_flatrate').fillsTruck).toBe(true)
    expect(cartCapacity([loadOf(25.975, 20)], truck, 'flatrate_flatrate').fillsTruck).toBe(false)
    expect(cartCapacity([loadOf(26, 20)], truck, 'freeshipping_freeshipping').fillsTruck).toBe(false)
  })
})
