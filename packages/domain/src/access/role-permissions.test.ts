import { describe, expect, test } from 'vitest'
import {
  ALWAYS_ALLOWED,
  CUSTOMER_TYPES,
  permissionChanges,
  permissionsAsWished,
  permissionsOf,
  ROLES,
  whyFixed,
  type CustomerType,
  type Permission,
  type Role,
} from './index.ts'

const without = (role: Role, customerType: CustomerType, ...taken: Permission[]) =>
  permissionsOf(role, customerType).filter((permission) => !taken.includes(permission))

describe('what the administrator may change about a role', () => {
  test.each<[string, Role, CustomerType, Permission, string | null]>([
    ['a permission can be taken', 'Manager', 'Ontrade', 'Reporting', null],
    ['a catalogue can be taken', 'SalesAssociate', 'Retail', 'Catalogue Beer', null],
    ['one that is always allowed stays', 'Manager', 'Ontrade', 'Home Page', 'always-allowed'],
    ['Catalogue follows from the three', 'Manager', 'Ontrade', 'Catalogue', 'follows'],
    ['a Basic user has no catalogue [PRM-27]', 'Basic', 'Ontrade', 'Catalogue Beer', 'not-for-role'],
    ['a Key user of the brewery keeps theirs', 'Owner', 'InternalCustomer', 'My Profile', 'administrator'],
    ['a designated one, too', 'DelegatedOwner', 'InternalCustomer', 'Support', 'administrator'],
    ['other staff may lose theirs', 'Manager', 'InternalCustomer', 'Support', null],
  ])('[PRM-30] %s', (_title, role, customerType, permission, why) => {
    expect(whyFixed({ role, customerType, permission, isGiven: true })).toBe(why)
  })

  test('[PRM-30] the administrator may be given what a folder left out', () => {
    const own = { role: 'Owner', customerType: 'InternalCustomer', permission: 'Reporting' } as const
    expect(whyFixed({ ...own, isGiven: false })).toBeNull()
  })

  test.each(ROLES.flatMap((role) => CUSTOMER_TYPES.map((type) => [role, type] as const)))(
    '[PRM-24] [PRM-30] nothing that is always allowed is taken from %s, %s, whatever is wished',
    (role, customerType) => {
      const has = permissionsOf(role, customerType)
      for (const allowed of ALWAYS_ALLOWED.filter((permission) => has.includes(permission)))
        expect(permissionsAsWished({ role, customerType }, has, without(role, customerType, allowed))).toBeNull()
    },
  )
})

describe('a wish', () => {
  const of = { role: 'Manager', customerType: 'Ontrade' } as const
  const has = permissionsOf(of.role, of.customerType)

  test('[PRM-30] takes and gives', () => {
    const wished = permissionsAsWished(of, has, without(of.role, of.customerType, 'Reporting')) ?? []
    expect(permissionChanges(has, wished)).toEqual({ given: [], taken: ['Reporting'] })
    expect(permissionChanges(wished, permissionsAsWished(of, wished, has) ?? [])).toEqual({
      given: ['Reporting'],
      taken: [],
    })
  })

  test('[PRM-05] takes Catalogue with the last of the three, and brings it back with the first', () => {
    const wished = permissionsAsWished(of, has, without(of.role, of.customerType, 'Catalogue POS Materials')) ?? []
    expect(wished).not.toContain('Catalogue')
    const again = permissionsAsWished(of, wished, [...wished, 'Catalogue POS Materials'])
    expect(again).toContain('Catalogue')
  })

  test('[PRM-30] for what the customer type cannot have is refused', () => {
    expect(permissionsAsWished(of, has, [...has, 'Catalogue Tank'])).toBeNull()
  })
})
