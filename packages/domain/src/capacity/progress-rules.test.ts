import { describe, expect, test } from 'vitest'
import type { DeliveryMethod } from '../order/delivery-method.ts'
import { loadOf, truck } from './capacity.builders.ts'
import { cartCapacity, type CapacityLimits, type CapacityStatus } from './index.ts'

const fullTruck = 'flatrate_flatrate'
const emptyTruck = 'emptiesfulltruck_emptiesfulltruck'
const emptyPickup = 'emptiespickup_emptiespickup'
const halfTruck = 'freeshipping_freeshipping'
const selfPickup = 'selfpickup_selfpickup'

type Row = [DeliveryMethod, number, number, string, CapacityStatus, string]

describe('the progress message of a truck for 24 to 26 pallets and 15 to 24 tonnes', () => {
  test.each<Row>([
    [emptyPickup, 23.975, 20, 'minimum-pallets-not-reached', 1, '[CRT-61] empties pickup below the minimum'],
    [emptyPickup, 26.025, 20, 'maximum-pallets-exceeded', 3, '[CRT-62] empties pickup above the maximum'],
    [emptyPickup, 24, 2, 'order-ok', 2, '[CRT-61] empties pickup at the minimum, whatever it weighs'],
    [emptyPickup, 25, 30, 'order-ok', 2, '[CRT-62] empties pickup has no weight rule'],
    [
      emptyTruck,
      20,
      20,
      'minimum-pallets-not-reached',
      1,
      '[CRT-72] an empty truck needs the pallets, even when heavy',
    ],
    [emptyTruck, 26.5, 25, 'maximum-pallets-exceeded', 3, '[CRT-72] an empty truck tells of pallets before weight'],
    [emptyTruck, 25, 25, 'maximum-weight-exceeded', 3, '[CRT-64] an empty truck that is too heavy'],
    [emptyTruck, 25, 10, 'minimum-weight-not-reached', 1, '[CRT-66] an empty truck that is too light'],
    [fullTruck, 23, 14, 'minimum-pallets-not-reached', 1, '[CRT-63] both minimums missed'],
    [fullTruck, 23, 15, 'order-ok', 2, '[CRT-73] few pallets that weigh enough'],
    [fullTruck, 20, 24.5, 'maximum-weight-exceeded', 3, '[CRT-64] too heavy'],
    [fullTruck, 27, 24.5, 'maximum-weight-exceeded', 3, '[CRT-73] too heavy and too many: weight comes first'],
    [fullTruck, 27, 20, 'maximum-pallets-exceeded', 3, '[CRT-65] too many pallets'],
    [fullTruck, 25.5, 20, 'order-ok', 2, '[CRT-65] half a pallet takes a whole place, the 26th'],
    [fullTruck, 26.025, 20, 'maximum-pallets-exceeded', 3, '[CRT-65] one crate over needs a 27th place'],
    [fullTruck, 24, 14.9, 'minimum-weight-not-reached', 1, '[CRT-66] enough pallets, too light'],
    [fullTruck, 24, 15, 'order-ok', 2, '[CRT-66] exactly the minimum weight is enough'],
    [fullTruck, 25.975, 14.9, 'minimum-weight-not-reached', 1, '[CRT-66] the exact pallets are below the maximum'],
    [fullTruck, 26, 24, 'minimum-capacity-reached', 2, '[CRT-67] exactly full'],
    [fullTruck, 26, 10, 'minimum-capacity-reached', 2, '[CRT-67] exactly full, whatever is missing in weight'],
    [fullTruck, 25, 20, 'order-ok', 2, '[CRT-73] between minimum and maximum'],
    [halfTruck, 1, 1, 'order-ok', 2, '[CRT-68] a half truck has no minimum rule'],
    [halfTruck, 26.025, 1, 'maximum-pallets-exceeded', 3, '[CRT-68] a half truck has the maximum-pallets rule'],
    [selfPickup, 3, 40, 'order-ok', 2, '[CRT-68] self pickup has no weight rule'],
  ])('%s with %f pallets of %f t says %s (%i): %s', (method, pallets, tonnes, message, status) => {
    const capacity = cartCapacity([loadOf(pallets, tonnes)], truck, method)
    expect(capacity).toMatchObject({ progressMessage: message, status })
  })
})

describe('limits that are missing', () => {
  test.each<[string, Partial<CapacityLimits>, number, number, string]>([
    ['no weight minimum: pallets decide alone', { minimumWeightGrams: null }, 23, 20, 'minimum-pallets-not-reached'],
    [
      'no weights at all',
      { minimumWeightGrams: null, maximumWeightGrams: null },
      23,
      99,
      'minimum-pallets-not-reached',
    ],
    ['no pallet minimum: the weight must be there', { minimumPallets: null }, 3, 2, 'minimum-weight-not-reached'],
    ['no maximum', { maximumPallets: null, maximumWeightGrams: null }, 99, 99, 'order-ok'],
  ])('[CRT-71] %s', (_name, limits, pallets, tonnes, message) => {
    expect(cartCapacity([loadOf(pallets, tonnes)], { ...truck, ...limits }, fullTruck).progressMessage).toBe(message)
  })
})
