import { describe, expect, test } from 'vitest'
import type { CustomerType } from '../access/index.ts'
import {
  choosesTransport,
  defaultMethod,
  isFetched,
  METHOD_FACTS,
  methodOfOrderType,
  type DeliveryMethod,
} from './index.ts'

const fullTruck = 'flatrate_flatrate'
const halfTruck = 'freeshipping_freeshipping'
const selfPickup = 'selfpickup_selfpickup'
const emptyTruck = 'emptiesfulltruck_emptiesfulltruck'
const emptySmall = 'emptiessmall_emptiessmall'

describe('delivery methods', () => {
  test.each<[DeliveryMethod | null, boolean]>([
    [selfPickup, true],
    [fullTruck, false],
    [halfTruck, false],
    [emptyTruck, false],
    [null, false],
  ])('[ENT-38] what travels by %s is fetched at the brewery: %s', (method, fetched) => {
    expect(isFetched(method)).toBe(fetched)
  })

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

  test.each<[id: string, orderType: string, mark: boolean, DeliveryMethod | null]>([
    ['[BAR-52]', 'YSER', false, emptyTruck],
    ['[BAR-52]', 'YSE1', false, emptyTruck],
    ['[BAR-53]', 'YDER', false, emptySmall],
    ['[BAR-53]', 'YDE1', false, emptySmall],
    ['[BAR-54]', 'YDOR', false, selfPickup],
    ['[BAR-55]', 'YSOR', false, fullTruck],
    ['[BAR-56]', 'YSOR', true, halfTruck],
    ['[BAR-52]', 'YSE1', true, emptyTruck],
    ['what the brewery settles itself', 'ZPOS', false, null],
  ])('%s %s of the ERP, with the half-truck mark %s, is read as %s', (_id, orderType, mark, method) => {
    expect(methodOfOrderType(orderType, mark)).toBe(method)
  })
})

describe('the method of a buyer who has not chosen', () => {
  test.each<
    [CustomerType, DeliveryMethod[], DeliveryMethod | null, DeliveryMethod | null, DeliveryMethod | null, string]
  >([
    // type        offered                    ship-to    last order  expected    because
    ['Agreement', [fullTruck, halfTruck], halfTruck, fullTruck, halfTruck, '[BAR-11] what is written down comes first'],
    ['Retail', [fullTruck, halfTruck], halfTruck, fullTruck, halfTruck, '[BAR-57] whatever the type'],
    ['Ontrade', [selfPickup, fullTruck], selfPickup, null, selfPickup, '[BAR-57] whatever the type'],
    ['Agreement', [fullTruck], halfTruck, null, fullTruck, '[BAR-11] unless that is not offered'],
    ['Retail', [fullTruck, halfTruck], null, halfTruck, halfTruck, '[BAR-57] then that of the last order'],
    ['Retail', [fullTruck, selfPickup], null, halfTruck, fullTruck, '[BAR-57] while it is offered'],
    ['Ontrade', [selfPickup, fullTruck], null, selfPickup, fullTruck, '[BAR-57] on-trade goes by flat rate'],
    ['Trade', [emptySmall, selfPickup], null, null, selfPickup, '[BAR-57] then the first of the table'],
    ['Trade', [], halfTruck, halfTruck, null, 'nothing is offered'],
  ])(
    '%s, offered %o, of the ship-to %s, of the last order %s: %s, %s',
    (type, offered, ofShipTo, ofLastOrder, expected) => {
      expect(defaultMethod(type, offered, { ofShipTo, ofLastOrder })).toBe(expected)
    },
  )

  test.each<[CustomerType, boolean]>([
    ['Distributor', true],
    ['Trade', true],
    ['Retail', true],
    ['Agreement', false],
    ['Ontrade', false],
    ['OntradeTank', false],
  ])('[BAR-09] %s chooses how beer travels: %s; how empties do, everybody', (type, chooses) => {
    expect(choosesTransport(type, 'beer')).toBe(chooses)
    expect(choosesTransport(type, 'empties')).toBe(true)
  })
})
