import { expect, test } from 'vitest'
import { writeSession } from '../lib/storage.ts'
import { shipToWith } from '../session/session.builders.ts'
import { barPlace } from './fills-truck.ts'

test.each([
  ['Distributor', '/catalog/products', 'truck'],
  ['Retail', '/Create-An-Order_Beer', 'truck'],
  ['Distributor', '/Create-An-Order_POSM', null],
  ['Ontrade', '/Create-An-Order_Beer', null],
  ['OntradeTank', '/catalog/products', null],
])('[BAR-09, BAR-10] the bar of %s at %s keeps the place of: %s', (customerType, path, place) => {
  expect(barPlace(shipToWith({ customerType }), path)).toBe(place)
})

test('the bar keeps the place of what is said of a load, where the cart held one', () => {
  writeSession('isCartFilled', 'true')
  expect(barPlace(shipToWith(), '/catalog/products')).toBe('loaded-truck')
})
