import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES, customerTypeOf, firstCustomerType, type CustomerType } from './index.ts'

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

  test.each<[CustomerType[], CustomerType | null]>([
    [['Ontrade', 'OntradeTank'], 'OntradeTank'],
    [['Shop', 'Distributor'], 'Distributor'],
    [[], null],
  ])('[PRM-46] %o order as %s', (types, first) => {
    expect(firstCustomerType(types)).toBe(first)
  })
})
