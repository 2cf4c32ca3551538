import { describe, expect, test } from 'vitest'
import type { CustomerType } from './customer-type.ts'
import type { Permission } from './permission.ts'
import { permissionsOf } from './role.ts'
import { isAcademyOnly, permissionOfService, SERVICES, type Service } from './service.ts'

describe('[PRM-09] [PRM-20] whom a service is for', () => {
  test.each<[CustomerType, readonly Service[]]>([
    ['Distributor', ['eLearning']],
    ['Agreement', ['eLearning']],
    ['Trade', ['eLearning']],
    ['Retail', ['eLearning', 'pubMenu']],
    ['Ontrade', ['eLearning', 'pubMenu']],
    ['OntradeTank', ['eLearning', 'pubMenu']],
    ['PosWederverkoper', ['eLearning', 'pubMenu']],
    ['Shop', ['eLearning', 'pubMenu']],
    ['AccountManagerOntrade', []],
    ['InternalCustomer', []],
  ])('%s: %j', (customerType, services) => {
    const held = permissionsOf('Owner', customerType)
    expect(SERVICES.filter((service) => held.includes(permissionOfService(service)))).toEqual(services)
  })
})

describe('[IDN-14] who has the academy alone', () => {
  test.each<[readonly Permission[], boolean]>([
    [['Academy'], true],
    [['Academy', 'My Profile'], false],
    [['Pub Menu'], false],
    [[], false],
  ])('%j: %s', (permissions, expected) => {
    expect(isAcademyOnly(new Set(permissions))).toBe(expected)
  })
})
