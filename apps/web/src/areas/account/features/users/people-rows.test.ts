import { expect, test } from 'vitest'
import { readPeople } from './people-rows.ts'

const ROLE_NAMES = {
  Owner: 'Key user',
  DelegatedOwner: 'Designated administrator',
  Manager: 'Manager',
  SalesAssociate: 'Buyer',
  Basic: 'Basic user',
}
const HEAD = ['Email', 'First name', 'last-name', 'Phone', 'ROLE', 'ship_to', 'language']

test('a line is a person, with a role by its name or its code, at one ship-to or several', () => {
  const read = readPeople(
    [
      HEAD,
      [' inge@tenbrink.example', 'Inge', 'Tap', '06 1234 5678', 'buyer', '3000101; 3000102', 'NL'],
      ['', '', '', '', '', '', ''],
      ['sanne@tenbrink.example', 'Sanne', 'Vos', '06 2345 6789', 'DelegatedOwner', '3000101'],
    ],
    ROLE_NAMES,
  )
  expect(read).toEqual({
    rows: [
      {
        email: 'inge@tenbrink.example',
        firstName: 'Inge',
        lastName: 'Tap',
        phone: '06 1234 5678',
        role: 'SalesAssociate',
        shipToIds: ['3000101', '3000102'],
        locale: 'nl',
      },
      {
        email: 'sanne@tenbrink.example',
        firstName: 'Sanne',
        lastName: 'Vos',
        phone: '06 2345 6789',
        role: 'DelegatedOwner',
        shipToIds: ['3000101'],
        locale: '',
      },
    ],
  })
})

test('a role that is none stays as it is written', () => {
  const line = ['inge@tenbrink.example', 'Inge', 'Tap', '06 1234 5678', 'Boss', '3000101']
  expect(readPeople([HEAD, line], ROLE_NAMES)).toMatchObject({ rows: [{ role: 'Boss' }] })
})

test.each([
  [[['email', 'phone']], ['first_name', 'last_name', 'role', 'ship_to']],
  [[], ['email', 'first_name', 'last_name', 'phone', 'role', 'ship_to']],
])('of a table with the head %j is missing: %j', (cells, missing) => {
  expect(readPeople(cells, ROLE_NAMES)).toEqual({ missing })
})
