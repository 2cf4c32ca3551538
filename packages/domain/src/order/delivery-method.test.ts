import { describe, expect, test } from 'vitest'
import type { CustomerType } from '../access/index.ts'
import {
  defaultMethod,
  DELIVERY_METHODS,
  METHOD_FACTS,
  methodLabelKey,
  methodOfOrderType,
  type DeliveryMethod,
} from './index.ts'

const [fullTruck, halfTruck, selfPickup, emptyTruck, emptyPickup, emptySmall] = DELIVERY_METHODS

describe('delivery methods', () => {
  test.each([
    [fullTruck, 'full-truck', '[BAR-45]'],
    [halfTruck, 'half-truck', '[BAR-46]'],
    [selfPickup, 'self-pickup', '[BAR-47]'],
    [emptyTruck, 'empty-truck', '[BAR-48]'],
    [emptyPickup, 'empty-small', '[BAR-49]'],
    [emptySmall, 'empty-small', '[BAR-50]'],
  ])('%s is labelled %s %s', (method, label, _id) => {
    expect(methodLabelKey(method, [method])).toBe(label)
  })

  test('[BAR-50] empties pickup has its own label beside small empties', () => {
    expect(methodLabelKey(emptyPickup, DELIVERY_METHODS)).toBe('empty-pickup')
    expect(methodLabelKey(emptySmall, DELIVERY_METHODS)).toBe('empty-small')
  })

  test.each<[string, boolean, DeliveryMethod | null, string]>([
    ['YSER', false, emptyTruck, '[BAR-52]'],
    ['YSE1', false, emptyTruck, '[BAR-52]'],
    ['YDER', false, emptySmall, '[BAR-53]'],
    ['YDE1', false, emptySmall, '[BAR-53]'],
    ['YDOR', false, selfPickup, '[BAR-54]'],
    ['YSOR', false, fullTruck, '[BAR-55]'],
    ['YSOR', true, halfTruck, '[BAR-56]'],
    ['ZZZZ', false, null, 'a type we do not know'],
  ])('order type %s (half-truck mark %s) is read as %s %s', (orderType, mark, method, _id) => {
    expect(methodOfOrderType(orderType, mark)).toBe(method)
  })

  test('[BAR-56] what is exported is YSOR, YDOR, YSER and YDER', () => {
    const exported = DELIVERY_METHODS.map((method) => METHOD_FACTS[method].orderType)
    expect(exported).toEqual(['YSOR', 'YSOR', 'YDOR', 'YSER', 'YDER', 'YDER'])
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
