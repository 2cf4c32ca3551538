import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueKinds } from './catalogue-kinds.ts'
import {
  canManageUsers,
  CUSTOMER_TYPES,
  customerTypeOf,
  isBasicUser,
  permissionsOf,
  ROLES,
  type Permission,
  type Role,
} from './index.ts'

describe('roles', () => {
  test('[PRM-39] only Key user and designated administrator manage people', () => {
    expect(ROLES.filter(canManageUsers)).toEqual(['Owner', 'DelegatedOwner'])
  })
})

test.each<[Role, string, { orders: boolean; reads: boolean; managesPeople: boolean }]>([
  ['Owner', 'Key user, has everything [PRM-31]', { orders: true, reads: true, managesPeople: true }],
  [
    'DelegatedOwner',
    'designated administrator, has as much [PRM-32]',
    { orders: true, reads: true, managesPeople: true },
  ],
  [
    'SalesAssociate',
    'Buyer, orders and reads no reports [PRM-34]',
    { orders: true, reads: false, managesPeople: false },
  ],
  ['Basic', 'Basic user, orders nothing [PRM-35]', { orders: false, reads: false, managesPeople: false }],
])('%s, whom screens call %s', (role, _name, expected) => {
  const own = permissionsOf(role, 'Distributor')
  expect({
    orders: own.includes('Catalogue Beer') && own.includes('My Orders'),
    reads: own.includes('Reporting') && own.includes('Contracts'),
    managesPeople: canManageUsers(role),
  }).toEqual(expected)
})

test('[PRM-38] every customer type has Basic users, Agreement too, and resellers in either spelling', () => {
  expect(CUSTOMER_TYPES.filter((type) => permissionsOf('Basic', type).length === 0)).toEqual([])
  expect(['POS Wedervekoper', 'POS Wederverkoper'].map(customerTypeOf)).toEqual([
    'PosWederverkoper',
    'PosWederverkoper',
  ])
})

const NAMES_OF_OBJECTS = Object.getOwnPropertyNames(Object.prototype)
const anyName = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...NAMES_OF_OBJECTS,
    'Administrator',
    'owner',
    'OWNER',
    ' Owner',
    'DelegatedOwner,Owner',
    '*',
    'null',
  ),
)
const unknownTo = (known: readonly string[]) => anyName.filter((name) => !known.includes(name))

describe('a name that nobody gave', () => {
  test.each([...NAMES_OF_OBJECTS, 'Administrator', 'owner', 'Owner ', '*', ''])(
    'as a role, "%s" has nothing',
    (name) => {
      expect(CUSTOMER_TYPES.flatMap((type) => permissionsOf(name, type))).toEqual([])
    },
  )

  test.each([...NAMES_OF_OBJECTS, 'Kiosk', 'ontrade', '*', ''])('as a customer type, "%s" has nothing', (name) => {
    expect(ROLES.flatMap((role) => permissionsOf(role, name))).toEqual([])
    expect(catalogueKinds(name)).toEqual([])
  })

  test('has nothing, whatever it is', () => {
    fc.assert(
      fc.property(unknownTo(ROLES), unknownTo(CUSTOMER_TYPES), (role, type) => {
        const asRole = CUSTOMER_TYPES.flatMap((known) => permissionsOf(role, known))
        const asType = ROLES.flatMap((known) => permissionsOf(known, type))
        expect([...asRole, ...asType, ...permissionsOf(role, type), ...catalogueKinds(type)]).toEqual([])
      }),
    )
  })
})

test.each<[Role, Permission[], Permission[], string]>([
  ['SalesAssociate', ['Catalogue Beer', 'Reporting'], ['Catalogue Beer', 'Reporting'], 'it has exactly what is given'],
  ['SalesAssociate', ['Catalogue Tank'], [], 'a customer type without tanks has no tank beer'],
  ['Basic', ['Catalogue Beer', 'Catalogue', 'Contracts'], ['Contracts'], 'a Basic user has no catalogue'],
  ['Manager', [], [], 'nothing is given'],
])('[PRM-30] a %s whom the brewery gives %j has %j: %s', (role, given, has) => {
  expect(permissionsOf(role, 'Distributor', given)).toEqual(has)
})

const holds = (role: Role, permission: Permission) => permissionsOf(role, 'Distributor').includes(permission)

describe('the matrix of permissions', () => {
  test.each<[Permission, string]>([
    ['Catalogue', 'Owner DelegatedOwner Manager SalesAssociate'],
    ['Catalogue Beer', 'Owner DelegatedOwner Manager SalesAssociate'],
    ['Catalogue POS Materials', 'Owner DelegatedOwner Manager SalesAssociate'],
    ['Catalogue Tank', ''],
    ['My Orders', 'Owner DelegatedOwner Manager SalesAssociate'],
    ['Contracts', 'Owner DelegatedOwner Manager'],
    ['Reporting', 'Owner DelegatedOwner Manager'],
    ['Training & Learning', 'Owner DelegatedOwner Manager Basic'],
    ['Academy', 'Owner DelegatedOwner Manager Basic'],
    ['Support', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['Marketing Materials', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['Notifications', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['My Documents', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['Product Recommendation', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['My Profile', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['Home Page', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
    ['News & Events', 'Owner DelegatedOwner Manager SalesAssociate Basic'],
  ])('[PRM-30] %s of a distributor: %s', (permission, roles) => {
    expect(ROLES.filter((role) => holds(role, permission)).join(' ')).toBe(roles)
  })

  test.each(CUSTOMER_TYPES)('[PRM-27] the Basic role of %s opens no catalogue', (type) => {
    expect(isBasicUser(new Set(permissionsOf('Basic', type)))).toBe(true)
    expect(isBasicUser(new Set(permissionsOf('SalesAssociate', type)))).toBe(false)
  })

  test('[PRM-18] [PRM-21] the academy is for point of sale, wholesalers and outlets', () => {
    const without = CUSTOMER_TYPES.filter((type) => !permissionsOf('Owner', type).includes('Academy'))
    expect(without).toEqual(['InternalCustomer', 'AccountManagerOntrade', 'AccountManagerOfftrade'])
  })

  test('[PRM-19] [PRM-20] the pub menu is for point of sale and outlets', () => {
    const having = CUSTOMER_TYPES.filter((type) => permissionsOf('Owner', type).includes('Pub Menu'))
    expect(having).toEqual(['Retail', 'OntradeTank', 'Ontrade', 'Shop', 'PosWederverkoper'])
  })

  test.each<[string, Permission]>([
    ['[PRM-01]', 'Catalogue'],
    ['[PRM-02]', 'Catalogue Beer'],
    ['[PRM-03]', 'Catalogue POS Materials'],
    ['[PRM-06]', 'Home Page'],
    ['[PRM-07]', 'My Profile'],
    ['[PRM-08]', 'My Documents'],
    ['[PRM-10]', 'My Orders'],
    ['[PRM-11]', 'Reporting'],
    ['[PRM-12]', 'Contracts'],
    ['[PRM-13]', 'Support'],
    ['[PRM-14]', 'Marketing Materials'],
    ['[PRM-15]', 'Notifications'],
    ['[PRM-16]', 'Training & Learning'],
    ['[PRM-17]', 'News & Events'],
    ['[PRM-22]', 'Product Recommendation'],
  ])('%s the owner of a distributor holds %s', (_id, permission) => {
    expect(holds('Owner', permission)).toBe(true)
  })

  test('[PRM-04] tank beer is for tank customers alone', () => {
    const having = CUSTOMER_TYPES.filter((type) => permissionsOf('Owner', type).includes('Catalogue Tank'))
    expect(having).toContain('OntradeTank')
    expect(having).not.toContain('Distributor')
  })

  test.each(ROLES)('[PRM-33] [PRM-36] %s exists for every customer type, with a home page', (role) => {
    expect(CUSTOMER_TYPES.filter((type) => !permissionsOf(role, type).includes('Home Page'))).toEqual([])
  })
})
