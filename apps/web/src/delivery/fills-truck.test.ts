import { expect, test } from 'vitest'
import { shipToWith } from '../session/session.builders.ts'
import { fillsTruck } from './fills-truck.ts'

test.each([
  ['Distributor', '/catalog/products', true],
  ['Retail', '/Create-An-Order_Beer', true],
  ['Distributor', '/Create-An-Order_POSM', false],
  ['Ontrade', '/Create-An-Order_Beer', false],
  ['OntradeTank', '/catalog/products', false],
])('[BAR-09, BAR-10] the bar of %s at %s has a truck: %s', (customerType, path, hasTruck) => {
  const shipTo = shipToWith({ customerType })
  expect(fillsTruck(shipTo, path)).toBe(hasTruck)
})
