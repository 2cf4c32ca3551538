import { describe, expect, test } from 'vitest'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { routeAccess, type Admission, type Visitor } from './guard.ts'
import { canonicalPath } from './page-route.ts'

const visitor: Visitor = { user: null, shipTo: undefined, hadSession: false }
const signedIn = (permissions: string[], role = 'Owner'): Visitor => {
  const shipTo = shipToWith({ permissions, role })
  return { user: userWith({ shipTos: [shipTo] }), shipTo, hadSession: true }
}

const ofBrewery = (role: string): Visitor => {
  const shipTo = shipToWith({ role, customerType: 'InternalCustomer' })
  return { user: userWith({ shipTos: [shipTo] }), shipTo, hadSession: true }
}

const open: Admission = {}
const login: Admission = { isForVisitors: true }
const members: Admission = { requireAuthentication: true }
const beer: Admission = { ...members, permissions: ['Catalogue Beer', 'Catalogue Tank'] }
const both: Admission = { ...members, permissions: ['Contracts', 'Reporting'], permissionsNeeded: 2 }
const managing: Admission = { ...members, permissions: ['My Profile'], managesUsers: true }
const administering: Admission = { ...members, administers: true }
const anyCatalogue: Admission = { ...members, permissions: ['Catalogue'] }

describe('who may open a route', () => {
  test.each<[string, Admission, Visitor, string]>([
    ['[RTE-77] a visitor opens a public page', open, visitor, 'granted'],
    ['[RTE-71] a visitor is asked to log in elsewhere', members, visitor, 'signed-out'],
    ['[RTE-72] a session that ended goes to login', members, { ...visitor, hadSession: true }, 'expired'],
    ['a session that ended still opens a public page', open, { ...visitor, hadSession: true }, 'granted'],
    ['[RTE-12] a visitor opens the login', login, visitor, 'granted'],
    ['[RTE-12] who is signed in has no business there', login, signedIn([]), 'signed-in'],
    ['[RTE-73] one of the permissions is enough', beer, signedIn(['Catalogue Tank']), 'granted'],
    ['[RTE-74] without any of them there is no access', beer, signedIn(['Catalogue POS Materials']), 'forbidden'],
    ['[PRM-05] Catalogue holds with any of the three', anyCatalogue, signedIn(['Catalogue Tank']), 'granted'],
    ['[RTE-75] two of two that are needed are enough', both, signedIn(['Contracts', 'Reporting']), 'granted'],
    ['[RTE-75] one of two that are needed is not', both, signedIn(['Contracts']), 'forbidden'],
    [
      '[RTE-29] [USR-02] [PRM-39] a Key user looks after people',
      managing,
      signedIn(['My Profile'], 'Owner'),
      'granted',
    ],
    [
      '[USR-02] [PRM-39] so does a designated administrator',
      managing,
      signedIn(['My Profile'], 'DelegatedOwner'),
      'granted',
    ],
    ['[USR-02] [PRM-39] a Manager does not', managing, signedIn(['My Profile'], 'Manager'), 'forbidden'],
    ['[RTE-29] nor who has no profile', managing, signedIn([], 'Owner'), 'forbidden'],
    ["the brewery's Key user administers it", administering, ofBrewery('Owner'), 'granted'],
    ["one of the brewery's people does not", administering, ofBrewery('Manager'), 'forbidden'],
    ["nor does a customer's Key user", administering, signedIn(['My Profile'], 'Owner'), 'forbidden'],
    ['a login alone opens what names no permission', members, signedIn([]), 'granted'],
  ])('%s', (_title, page, who, expected) => {
    expect(routeAccess(page, who)).toBe(expected)
  })

  test.each([open, login, members])('[IDN-10] nothing is open to who is not validated', (page) => {
    const user = userWith({ userValidation: false })
    expect(routeAccess(page, { ...visitor, user })).toBe('not-validated')
  })

  test.each([
    ['[IDN-11] whose phone is not verified', userWith({ userValidation: false, emailLogin: false }), 'phone-open'],
    ['[IDN-31] who has not accepted the terms', userWith({ termsAgreed: false }), 'terms-open'],
    ['an administrator who owes a second factor', userWith({ owesSecondFactor: true }), 'factor-open'],
    ['who is invited and has no role yet', userWith({ shipTos: [], openInvitations: 1 }), 'invitations-open'],
  ])('%s goes on once that is done, and nowhere else before', (_who, user, expected) => {
    expect(routeAccess(members, { ...visitor, user })).toBe(expected)
    expect(routeAccess(open, { ...visitor, user })).toBe(expected)
    expect(routeAccess({ isUserVerification: true }, { ...visitor, user })).toBe('granted')
  })

  test('[RTE-62] who is not validated stays where a user is verified', () => {
    const user = userWith({ userValidation: false })
    expect(routeAccess({ isUserVerification: true }, { ...visitor, user })).toBe('granted')
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
