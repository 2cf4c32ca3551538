import { describe, expect, test, vi } from 'vitest'
import { shipToWith } from '../session/session.builders.ts'
import { barPlace, keepBarHeight, keptBarHeight } from './bar-place.ts'

test.each([
  ['Distributor', '/catalog/products', 'truck'],
  ['Retail', '/Create-An-Order_Beer', 'truck'],
  ['Distributor', '/Create-An-Order_POSM', 'words'],
  ['Ontrade', '/Create-An-Order_Beer', 'words'],
  ['OntradeTank', '/catalog/products', 'words'],
])('[BAR-09, BAR-10] the bar of %s at %s keeps the place of: %s', (customerType, path, place) => {
  expect(barPlace(shipToWith({ customerType }), path)).toBe(place)
})

describe('while it is coming the bar is as high as it was when it was last seen here', () => {
  test('in another tab, too', () => {
    keepBarHeight('truck', 252)
    sessionStorage.clear()
    expect(keptBarHeight('truck')).toBe(252)
  })

  test('but not one of another kind, nor in a window of another width', () => {
    keepBarHeight('truck', 252)
    expect(keptBarHeight('words')).toBeUndefined()
    vi.stubGlobal('innerWidth', 390)
    expect(keptBarHeight('truck')).toBeUndefined()
  })

  test('again, when a phone is turned back', () => {
    keepBarHeight('truck', 252)
    keepBarHeight('words', 120)
    vi.stubGlobal('innerWidth', 844)
    keepBarHeight('truck', 128)
    vi.unstubAllGlobals()
    expect([keptBarHeight('truck'), keptBarHeight('words')]).toEqual([252, 120])
    keepBarHeight('truck', 260)
    expect(keptBarHeight('truck')).toBe(260)
  })

  test('of the widths seen last', () => {
    keepBarHeight('truck', 252)
    for (let width = 400; width < 408; width += 1) {
      vi.stubGlobal('innerWidth', width)
      keepBarHeight('truck', 128)
    }
    vi.unstubAllGlobals()
    expect(keptBarHeight('truck')).toBeUndefined()
    expect(localStorage.getItem('orderBarHeight')).toHaveLength('truck 400:128'.length * 8 + 7)
  })

  test('and nothing is known of it on a first visit', () => {
    expect(keptBarHeight('truck')).toBeUndefined()
  })
})
