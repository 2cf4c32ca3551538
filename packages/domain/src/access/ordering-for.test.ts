import { describe, expect, test } from 'vitest'
import { looksAfter, permissionsOrderingFor, type CustomerType, type Permission } from './index.ts'

test.each<[CustomerType, CustomerType, boolean]>([
  ['AccountManagerOntrade', 'Ontrade', true],
  ['AccountManagerOfftrade', 'Retail', true],
  ['InternalCustomer', 'OntradeTank', true],
  ['AccountManagerOntrade', 'AccountManagerOntrade', false],
  ['InternalCustomer', 'AccountManagerOfftrade', false],
  ['Ontrade', 'Ontrade', false],
  ['Shop', 'Ontrade', false],
])('[IDN-25] %s at a ship-to of type %s looks after a customer: %s', (role, shipTo, looks) => {
  expect(looksAfter(role, shipTo)).toBe(looks)
})

describe('whoever orders for a customer', () => {
  const own: Permission[] = ['Catalogue POS Materials', 'My Profile', 'Support', 'Reporting']

  test('[IDN-25] may order what its buyers may, and nothing besides', () => {
    expect(permissionsOrderingFor('OntradeTank', { own, withheld: [] }).toSorted()).toEqual([
      'Catalogue',
      'Catalogue POS Materials',
      'Catalogue Tank',
      'Home Page',
      'My Orders',
      'News & Events',
      'Product Recommendation',
    ])
    expect(permissionsOrderingFor('Trade', { own, withheld: [] })).toContain('Catalogue Beer')
  })

  test('[IDN-25] may nothing without a catalogue of their own, and nothing that is withheld from them', () => {
    expect(permissionsOrderingFor('Trade', { own: ['Support'], withheld: [] })).toEqual([])
    expect(permissionsOrderingFor('Trade', { own, withheld: ['Catalogue Beer'] })).not.toContain('Catalogue Beer')
  })
})
