import { describe, expect, test } from 'vitest'
import { areHoursOffered, type DeliveryHours } from './index.ts'

const morning = { from: '07:00', to: '09:00' }
const noon = { from: '11:00', to: '13:00' }

describe('the hours of a delivery', () => {
  test.each<[string | null, string | null, DeliveryHours[], boolean, string]>([
    ['07:00', '09:00', [morning, noon], true, 'are on the list'],
    ['07:00', '13:00', [morning, noon], false, 'reach from one offer into another'],
    ['08:00', '09:00', [morning], false, 'are a part of an offer'],
    ['09:00', '07:00', [morning], false, 'end before they begin'],
    [null, null, [morning], true, 'were not chosen'],
    ['07:00', null, [morning], false, 'have no end'],
    ['00:00', '23:59', [], true, 'are free where the ship-to has none of its own'],
    ['23:00', '06:00', [], false, 'end before they begin there too'],
  ])('[ORD-06] [API-23] from %s to %s of %j are offered: %s, they %s', (hoursFrom, hoursTo, offered, expected) => {
    expect(areHoursOffered({ hoursFrom, hoursTo }, offered)).toBe(expected)
  })
})
