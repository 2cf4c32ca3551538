import { expect, test } from 'vitest'
import { catalogueToReturnTo, noteVisit, visitedRoutes } from './visited-routes.ts'

test('[RTE-76] the last ten places are kept', () => {
  for (let place = 1; place <= 12; place += 1) noteVisit(`/news/${place}`)
  expect(visitedRoutes()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((place) => `/news/${place}`))
})

test('the same place twice in a row counts once', () => {
  noteVisit('/cart')
  noteVisit('/cart')
  expect(visitedRoutes()).toEqual(['/cart'])
})

test('[RTE-66] the way back leads to the catalogue last seen, with its filters', () => {
  noteVisit('/Create-An-Order_Beer?brand=pils')
  noteVisit('/catalog/VP-24')
  expect(catalogueToReturnTo()).toBe('/Create-An-Order_Beer?brand=pils')
})
