import { describe, expect, test } from 'vitest'
import { shipToWith, userWith } from '../features/session/session.builders.ts'
import { canonicalPath } from './canonical-path.ts'
import { routeAccess, type Visitor } from './route-access.ts'
import type { RouteMeta } from './route-meta.ts'

const visitor: Visitor = { user: null, shipTo: undefined, hadSession: false }
const signedIn = (permissions: string[]): Visitor => {
  const shipTo = shipToWith({ permissions })
  return { user: userWith({ shipTos: [shipTo] }), shipTo, hadSession: true }
}

const open: RouteMeta = { titleKey: 'titles.home' }
const members: RouteMeta = { titleKey: 'titles.thanks', requireAuthentication: true }
const beer: RouteMeta = { ...members, permissions: ['Catalogue Beer', 'Catalogue Tank'] }
const both: RouteMeta = { ...beer, permissionsNeeded: 2 }
const anyCatalogue: RouteMeta = { ...members, permissions: ['Catalogue'] }

describe('who may open a route', () => {
  test.each<[string, RouteMeta, Visitor, string]>([
    ['[RTE-77] a visitor opens a public page', open, visitor, 'granted'],
    ['[RTE-71] a visitor is asked to log in elsewhere', members, visitor, 'signed-out'],
    ['[RTE-72] a session that ended goes to login', members, { ...visitor, hadSession: true }, 'expired'],
    ['a session that ended still opens a public page', open, { ...visitor, hadSession: true }, 'granted'],
    ['[RTE-73] one of the permissions is enough', beer, signedIn(['Catalogue Tank']), 'granted'],
    ['[RTE-74] without any of them there is no access', beer, signedIn(['Catalogue POS Materials']), 'forbidden'],
    ['[RTE-75] a guard may need two', both, signedIn(['Catalogue Tank']), 'forbidden'],
    ['[RTE-75] and has them', both, signedIn(['Catalogue Tank', 'Catalogue Beer']), 'granted'],
    ['[PRM-05] Catalogue holds with any of the three', anyCatalogue, signedIn(['Catalogue Tank']), 'granted'],
    ['a login alone opens what names no permission', members, signedIn([]), 'granted'],
  ])('%s', (_title, meta, who, expected) => {
    expect(routeAccess(meta, who)).toBe(expected)
  })

  test('[IDN-10, RTE-62] who is not validated may only verify', () => {
    const user = userWith({ userValidation: false })
    expect(routeAccess(open, { ...visitor, user })).toBe('not-validated')
    expect(routeAccess({ ...open, isUserVerification: true }, { ...visitor, user })).toBe('granted')
  })
})

describe('[RTE-57] the listed spelling of a path', () => {
  test.each([
    ['/create-an-order_beer', '/Create-An-Order_Beer', '/Create-An-Order_Beer'],
    ['/Create-An-Order_Beer/', '/Create-An-Order_Beer', '/Create-An-Order_Beer'],
    ['/CATALOG/VP-24', '/catalog/$sku', '/catalog/VP-24'],
    ['/', '/', '/'],
    ['/nowhere/at/all', '/', '/nowhere/at/all'],
  ])('%s under %s is %s', (typed, listed, expected) => {
    expect(canonicalPath(typed, listed)).toBe(expected)
  })
})
