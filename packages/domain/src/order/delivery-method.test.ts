import { describe, expect, test } from 'vitest'
import type { CustomerType } from '../access/index.ts'
import { defaultMethod, METHOD_FACTS, type DeliveryMethod } from './index.ts'

const fullTruck = 'flatrate_flatrate'
const halfTruck = 'freeshipping_freeshipping'
const selfPickup = 'selfpickup_selfpickup'
const emptyTruck = 'emptiesfulltruck_emptiesfulltruck'
const emptySmall = 'emptiessmall_emptiessmall'

describe('delivery methods', () => {
  test.each<[DeliveryMethod, string]>([
    [fullTruck, 'YSOR'],
    [halfTruck, 'YSOR'],
    [selfPickup, 'YDOR'],
    [emptyTruck, 'YSER'],
    [emptySmall, 'YDER'],
    ['emptiespickup_emptiespickup', 'YDER'],
  ])('[BAR-56] %s is exported as %s', (method, orderType) => {
    expect(METHOD_FACTS[method].orderType).toBe(orderType)
  })
})

describe('the method of a buyer who has not chosen', () => {
  test.each<[CustomerType, DeliveryMethod[], DeliveryMethod | null, DeliveryMethod | null, string]>([
    ['Ontrade', [selfPickup, fullTruck], null, fullTruck, '[BAR-57] on-trade goes by flat rate'],
    ['Agreement', [fullTruck, halfTruck], halfTruck, halfTruck, '[BAR-11] agreement follows its ship-to'],
    ['Agreement', [fullTruck], halfTruck, fullTruck, '[BAR-11] unless that is not offered'],
    ['Trade', [emptySmall, selfPickup], halfTruck, selfPickup, '[BAR-57] others take the first of the table'],
    ['Trade', [], null, null, 'nothing is offered'],
  ])('%s, offered %o, ship-to default %s: %s, %s', (type, offered, shipToDefault, expected) => {
    expect(defaultMethod(type, offered, shipToDefault)).toBe(expected)
  })
})
