import { describe, expect, test } from 'vitest'
import {
  CUSTOMER_TYPES,
  isStaffType,
  mayGiveRole,
  mayTakeRole,
  ROLE_GIVERS,
  ROLE_TARGETS,
  roleChoices,
  roleGiverAt,
  ROLES,
  roleTargetOf,
  type CustomerType,
  type Role,
  type RoleGiver,
} from './index.ts'

const STAFF: readonly CustomerType[] = ['InternalCustomer', 'AccountManagerOntrade', 'AccountManagerOfftrade']
const CUSTOMERS = CUSTOMER_TYPES.filter((type) => !STAFF.includes(type))

type Given = { companyId?: string; role: Role; customerType: CustomerType; shipToType?: CustomerType }
const at = ({ companyId = 'C1', shipToType = 'Retail', ...role }: Given) => ({ companyId, shipToType, ...role })

describe('who gives roles in a company', () => {
  test.each<[string, Given[], RoleGiver]>([
    ['nobody without a role', [], 'nobody'],
    ['its Key user', [{ role: 'Owner', customerType: 'Retail' }], 'company-manager'],
    ['its designated administrator', [{ role: 'DelegatedOwner', customerType: 'Retail' }], 'company-manager'],
    ['no manager', [{ role: 'Manager', customerType: 'Retail' }], 'nobody'],
    ['no buyer', [{ role: 'SalesAssociate', customerType: 'Retail' }], 'nobody'],
    ['no basic user', [{ role: 'Basic', customerType: 'Retail' }], 'nobody'],
    ['no Key user of another company', [{ role: 'Owner', customerType: 'Retail', companyId: 'C2' }], 'nobody'],
    ['its account manager', [{ role: 'Manager', customerType: 'AccountManagerOfftrade' }], 'staff'],
    ['an internal customer who looks after it', [{ role: 'Manager', customerType: 'InternalCustomer' }], 'staff'],
    [
      'its account manager, whatever the role is called',
      [{ role: 'Owner', customerType: 'AccountManagerOntrade' }],
      'staff',
    ],
    [
      'no account manager of another company',
      [{ role: 'Manager', customerType: 'AccountManagerOfftrade', companyId: 'C2' }],
      'nobody',
    ],
    [
      'nobody of the brewery itself below its administrator',
      [{ role: 'Owner', customerType: 'AccountManagerOntrade', shipToType: 'AccountManagerOntrade' }],
      'nobody',
    ],
    [
      'the administrator',
      [{ role: 'Owner', customerType: 'InternalCustomer', shipToType: 'InternalCustomer' }],
      'administrator',
    ],
    [
      'the administrator who looks after it',
      [
        { role: 'DelegatedOwner', customerType: 'InternalCustomer', shipToType: 'InternalCustomer', companyId: 'B' },
        { role: 'Manager', customerType: 'InternalCustomer' },
      ],
      'administrator',
    ],
    [
      'no administrator with nothing to do there',
      [{ role: 'Owner', customerType: 'InternalCustomer', shipToType: 'InternalCustomer', companyId: 'B' }],
      'nobody',
    ],
  ])('%s', (_title, roles, giver) => {
    expect(roleGiverAt('C1', roles.map(at))).toBe(giver)
  })
})

test.each<[CustomerType[], string]>([
  [[], 'new'],
  [['Retail'], 'customer'],
  [['InternalCustomer'], 'brewery'],
  [['AccountManagerOntrade', 'Shop'], 'brewery'],
  [['Shop'], 'new'],
  [['AccountManagerOntrade', 'Ontrade'], 'customer'],
])('a person with roles of %j is of: %s', (types, target) => {
  expect(roleTargetOf(types)).toBe(target)
})

/** Every cell: giver, role, customer type, the ship-to and the person. */
const CELLS = ROLE_GIVERS.flatMap((giver) =>
  ROLES.flatMap((role) =>
    CUSTOMER_TYPES.flatMap((customerType) =>
      CUSTOMER_TYPES.flatMap((shipToType) =>
        ROLE_TARGETS.map((target) => ({ giver, role, customerType, shipToType, target })),
      ),
    ),
  ),
)
type Cell = (typeof CELLS)[number]
const gives = ({ giver, role, customerType, shipToType, target }: Cell) =>
  mayGiveRole(giver, { role, customerType }, { shipToType, target })
const given = (holds: (cell: Cell) => boolean) => CELLS.filter((cell) => holds(cell) && gives(cell))

describe('the table of who gives which role', () => {
  test('managers, buyers and basic users give none', () => {
    expect(given(({ giver }) => giver === 'nobody')).toEqual([])
  })

  test('nobody of a customer and nobody below the administrator gives a role of staff', () => {
    const isBelow = (giver: RoleGiver) => giver === 'company-manager' || giver === 'staff'
    expect(given(({ giver, customerType }) => isBelow(giver) && STAFF.includes(customerType))).toEqual([])
  })

  test.each(['company-manager', 'staff'] as const)(
    "a %s gives the five roles at the ship-to's own customer type, and no other type",
    (giver) => {
      const own = given((cell) => cell.giver === giver && cell.target === 'customer')
      expect(own.map(({ role, customerType, shipToType }) => [role, customerType, shipToType])).toEqual(
        ROLES.flatMap((role) => CUSTOMERS.map((type) => [role, type, type])),
      )
    },
  )

  test('nobody is of the brewery and of a customer at once', () => {
    expect(given(({ customerType, target }) => STAFF.includes(customerType) && target === 'customer')).toEqual([])
    const others = new Set<CustomerType>(CUSTOMERS.filter((type) => type !== 'Shop'))
    expect(given(({ customerType, target }) => others.has(customerType) && target === 'brewery')).toEqual([])
  })

  test('an administrator is made at the brewery alone, by an administrator or the folder', () => {
    const administrators = given(
      ({ role, customerType }) =>
        customerType === 'InternalCustomer' && (role === 'Owner' || role === 'DelegatedOwner'),
    )
    expect(new Set(administrators.map(({ giver }) => giver))).toEqual(new Set(['import', 'administrator']))
    expect(administrators.every(({ shipToType }) => STAFF.includes(shipToType))).toBe(true)
  })

  test.each(['import', 'administrator'] as const)(
    'the %s gives every role of staff at a ship-to of the brewery',
    (giver) => {
      const own = given(
        (cell) => cell.giver === giver && cell.shipToType === 'InternalCustomer' && cell.target === 'new',
      )
      const ofStaff = own.filter(({ customerType }) => isStaffType(customerType))
      expect(ofStaff).toHaveLength(ROLES.length * STAFF.length)
    },
  )

  test('the folder gives every role that can be', () => {
    const cells = CELLS.filter(({ giver, target }) => giver === 'import' && target === 'new')
    const refused = cells.filter((cell) => !gives(cell))
    expect(refused.every(({ role, customerType }) => role !== 'Basic' && customerType === 'InternalCustomer')).toBe(
      true,
    )
  })
})

describe('a role that somebody has', () => {
  test.each(ROLE_GIVERS)('is changed or taken away by: %s', (giver) => {
    const taken = CUSTOMER_TYPES.filter((type) => mayTakeRole(giver, type))
    const expected = {
      nobody: [],
      staff: CUSTOMERS,
      'company-manager': CUSTOMERS,
      administrator: CUSTOMER_TYPES,
      import: CUSTOMER_TYPES,
    }
    expect(taken).toEqual(expected[giver])
  })
})

describe('what can be chosen', () => {
  test.each(CUSTOMERS)('by a Key user at a ship-to of type %s is its own type', (type) => {
    expect(roleChoices('company-manager', type)).toEqual([{ customerType: type, roles: [...ROLES] }])
    expect(roleChoices('staff', type)).toEqual([{ customerType: type, roles: [...ROLES] }])
  })

  test('by the administrator at the brewery is every role of staff', () => {
    expect(roleChoices('administrator', 'InternalCustomer')).toEqual(
      STAFF.map((customerType) => ({ customerType, roles: [...ROLES] })),
    )
  })

  test('by the administrator at a customer leaves out the administrator', () => {
    expect(roleChoices('administrator', 'Retail')).toEqual([
      { customerType: 'Retail', roles: [...ROLES] },
      { customerType: 'InternalCustomer', roles: ['Manager', 'SalesAssociate', 'Basic'] },
      { customerType: 'AccountManagerOntrade', roles: [...ROLES] },
      { customerType: 'AccountManagerOfftrade', roles: [...ROLES] },
    ])
  })

  test('by nobody is nothing', () => {
    expect(CUSTOMER_TYPES.flatMap((type) => roleChoices('nobody', type))).toEqual([])
  })
})
