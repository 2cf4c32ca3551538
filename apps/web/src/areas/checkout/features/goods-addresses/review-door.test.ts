import { expect, test } from 'vitest'
import { reviewDoor, type DoorFields } from './review-door.ts'

const DOOR: DoorFields = {
  name: 'Ank Tap',
  company: '',
  postcode: '7511 GA',
  houseNumber: '12A',
  street: 'Oude Markt',
  city: 'Enschede',
  telephone: '',
}

test('an address that a carrier finds has nothing wrong', () => {
  expect(reviewDoor(true)(DOOR)).toEqual({})
})

test.each([
  [{ name: ' ' }, { name: 'name-missing' }],
  [{ postcode: '75A1 GA' }, { postcode: 'digits-only' }],
  [{ postcode: '751 GA' }, { postcode: 'four-digits' }],
  [{ postcode: '7511 12' }, { postcode: 'letters-only' }],
  [{ postcode: '7511' }, { postcode: 'two-letters' }],
  [{ houseNumber: 'A' }, { houseNumber: 'house-number' }],
  [{ street: '' }, { street: 'street-missing' }],
  [{ city: '' }, { city: 'city-missing' }],
  [{ city: 'x'.repeat(101) }, { city: 'too-long' }],
])('[IDN-41] with %j is told %j', (wrong, faults) => {
  expect(reviewDoor(true)({ ...DOOR, ...wrong })).toEqual(faults)
})

test('elsewhere postcodes and numbers have another form', () => {
  expect(reviewDoor(false)({ ...DOOR, postcode: '00187', houseNumber: '' })).toEqual({})
})
