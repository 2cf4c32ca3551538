import { expect, test } from 'vitest'
import { catalogueToReturnTo, noteVisit, visitedRoutes } from './visited-routes.ts'

test('[RTE-76] the last ten places are kept', () => {
  for (let place = 1; place <= 12; place += 1) noteVisit(`/news/${place}`)
  expect(visitedRoutes()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((place) => `/news/${place}`))
})

test('where a service asks to log out is not kept: its address says who somebody is', () => {
  noteVisit('/log-out?back=%2Fidentity%2Fprovider%2Flogout%3Fid_token_hint%3DeyJ')
  expect(visitedRoutes()).toEqual([])
})

test('the same place twice in a row counts once', () => {
  noteVisit('/cart')
  noteVisit('/cart')
  expect(visitedRoutes()).toEqual(['/cart'])
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('navigationHistory', '["/cart')
  noteVisit('/specialoffer')
  expect(visitedRoutes()).toEqual(['/specialoffer'])
})

test.each([
  ['/Create-An-Order_Beer?brand=pils&brand=bok', '/Create-An-Order_Beer', { brand: ['pils', 'bok'] }],
  ['/Create-An-Order-Event', '/Create-An-Order-Event', {}],
  ['/specialoffer#content', '/specialoffer', {}],
  ['/catalog/low-stock?page=2#content', '/catalog/low-stock', { page: '2' }],
])('[RTE-66] the way back leads to the catalogue last seen, with its filters: %s', (catalogue, to, search) => {
  noteVisit('/catalog/products')
  noteVisit(catalogue)
  noteVisit('/catalog/VP-24')
  expect(catalogueToReturnTo()).toEqual({ to, search })
})
