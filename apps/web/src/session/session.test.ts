import { describe, expect, test } from 'vitest'
import { clearAfterSession } from '../lib/storage/storage.ts'
import { accountState } from './account-state.ts'
import { canOrder, may, shipToChoices } from './permissions.ts'
import { selectedShipTo } from './selected-ship-to.ts'
import { shipToWith, userWith } from './session.builders.ts'

describe('[BAR-08] the ship-to one orders for', () => {
  const suspended = shipToWith({ id: '1', status: 'SUSPENDED' })
  const active = shipToWith({ id: '2' })
  const other = shipToWith({ id: '3' })
  const notOurs = shipToWith({ id: '4', permissions: ['My Orders'] })
  const shipTos = [suspended, active, other, notOurs]

  test.each([
    ['the stored one, while it is allowed', '3', '2', '3'],
    ['the default, when the stored one is gone', '9', '3', '3'],
    ['the default, when the stored one may not order', '4', '3', '3'],
    ['the first active one, when there is no default', null, null, '2'],
  ])('%s', (_title, stored, defaultShipToID, expected) => {
    expect(selectedShipTo(userWith({ shipTos, defaultShipToID }), stored)?.shipToId).toBe(expected)
  })

  test('is the suspended one when there is no other', () => {
    expect(selectedShipTo(userWith({ shipTos: [suspended] }), null)).toBe(suspended)
  })

  test('[PRM-43] offers only those with a catalogue permission', () => {
    expect(shipToChoices(userWith({ shipTos }))).toEqual([suspended, active, other])
  })
})

describe('what a person may do', () => {
  const beerHere = shipToWith({ id: '1', permissions: ['Catalogue Beer'] })
  const posmThere = shipToWith({ id: '2', permissions: ['Catalogue POS Materials', 'My Orders'] })
  const user = userWith({ shipTos: [beerHere, posmThere] })

  test('[PRM-26] ordering follows the chosen ship-to', () => {
    expect(may('Catalogue Beer', user, beerHere)).toBe(true)
    expect(may('Catalogue Beer', user, posmThere)).toBe(false)
  })

  test('[PRM-26] account pages follow the union of all', () => {
    expect(may('My Orders', user, beerHere)).toBe(true)
  })

  test('[PRM-23] a permission whose flag is 0 is not held', () => {
    const flagged = shipToWith({ permissions: ['My Orders'] })
    flagged.rpDetails = flagged.rpDetails.map((role) => ({ ...role, permissionFlags: { 'My Orders': '0' } }))
    expect(may('My Orders', userWith({ shipTos: [flagged] }), flagged)).toBe(false)
  })

  test('[PRM-27] a basic user orders nothing', () => {
    expect(canOrder(userWith({ shipTos: [shipToWith({ permissions: ['My Profile'] })] }))).toBe(false)
  })
})

describe('the state of an account', () => {
  test.each([
    ['[IDN-12] validated, no permission schema', { shipTos: [] }, 'unusable'],
    ['deactivated', { isActive: false }, 'unusable'],
    ['deactivated and invited', { isActive: false, shipTos: [], openInvitations: 1 }, 'unusable'],
    ['invited, without any role', { shipTos: [], openInvitations: 1 }, 'invitations-open'],
    ['invited to another company', { openInvitations: 1 }, 'ready'],
    ['[IDN-10] not validated', { userValidation: false }, 'not-validated'],
    ['[IDN-11] of a phone that is not verified', { userValidation: false, emailLogin: false }, 'phone-open'],
    ['[IDN-31] without the terms', { termsAgreed: false }, 'terms-open'],
    ['as it should be', {}, 'ready'],
  ])('%s', (_title, wishes, expected) => {
    expect(accountState(userWith(wishes))).toBe(expected)
  })
})

describe('logout', () => {
  test('[IDN-23] keeps store, language and the age answer, and nothing else', () => {
    for (const key of ['store', 'language', 'isSubmitAgeConfirmed', 'shipToId', 'deliveryDate', 'customertype'])
      localStorage.setItem(key, 'kept?')
    clearAfterSession()
    expect(Object.keys(localStorage).toSorted()).toEqual(['isSubmitAgeConfirmed', 'language', 'store'])
  })

  test('[IDN-46] keeps a Yes to the age question that was given for this tab', () => {
    sessionStorage.setItem('isSubmitAgeConfirmed', 'true')
    clearAfterSession()
    expect(sessionStorage.getItem('isSubmitAgeConfirmed')).toBe('true')
  })
})
