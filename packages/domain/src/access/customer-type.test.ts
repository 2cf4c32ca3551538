import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES, customerTypeOf, firstCustomerType, isStaffType, type CustomerType } from './index.ts'

describe('customer types', () => {
  test.each([
    ['ontradetank', 'OntradeTank'],
    ['OntradeTank', 'OntradeTank'],
    ['Ontrade Tank', 'OntradeTank'],
    ['on-trade', 'Ontrade'],
    ['account manager offtrade', 'AccountManagerOfftrade'],
    ['POS wederverkoper', 'PosWederverkoper'],
    ['POS Wedervekoper', 'PosWederverkoper'],
    ['INTERNALCUSTOMER', 'InternalCustomer'],
    ['Public', null],
    ['constructor', null],
    ['', null],
  ])('[PRM-45] "%s" means %s', (spelling, type) => {
    expect(customerTypeOf(spelling)).toBe(type)
  })

  test.each(CUSTOMER_TYPES)('[PRM-40] %s is read as itself', (type) => {
    expect(customerTypeOf(type)).toBe(type)
  })

  test('[PRM-41] are those of trade customers and those of the brewery’s own people', () => {
    expect(CUSTOMER_TYPES.filter(isStaffType)).toEqual([
      'InternalCustomer',
      'AccountManagerOntrade',
      'AccountManagerOfftrade',
    ])
    expect(CUSTOMER_TYPES.filter((type) => !isStaffType(type))).toEqual([
      'Distributor',
      'Trade',
      'Retail',
      'Agreement',
      'OntradeTank',
      'Ontrade',
      'Shop',
      'PosWederverkoper',
    ])
  })

  test.each<[CustomerType[], CustomerType | null]>([
    [['Ontrade', 'OntradeTank'], 'OntradeTank'],
    [['Shop', 'Distributor'], 'Distributor'],
    [[], null],
  ])('[PRM-46] %o order as %s', (types, first) => {
    expect(firstCustomerType(types)).toBe(first)
  })
})
