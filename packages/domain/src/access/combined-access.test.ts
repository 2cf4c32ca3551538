import { describe, expect, test } from 'vitest'
import { combinedAccess, type RoleEntry } from './index.ts'

const buyer: RoleEntry = {
  role: 'SalesAssociate',
  customerType: 'Ontrade',
  permissions: ['Catalogue POS Materials', 'Product Recommendation'],
}
const tankOwner: RoleEntry = { role: 'Owner', customerType: 'OntradeTank', permissions: ['Catalogue Tank'] }

describe('several roles at one ship-to', () => {
  test('[PRM-26] [PRM-46] permissions are the union, the type is the first in order', () => {
    const access = combinedAccess([buyer, tankOwner])
    expect([...access.permissions].toSorted()).toEqual([
      'Catalogue POS Materials',
      'Catalogue Tank',
      'Product Recommendation',
    ])
    expect(access).toMatchObject({ customerType: 'OntradeTank', isBasicUser: false, canManageUsers: true })
  })

  test('[PRM-42] one on-trade tank role makes a tank customer', () => {
    expect(combinedAccess([buyer, tankOwner]).isTankCustomer).toBe(true)
    expect(combinedAccess([buyer]).isTankCustomer).toBe(false)
  })

  test('[PRM-28] [PRM-29] recommendations need the permission in every role', () => {
    expect(combinedAccess([buyer]).hasRecommendations).toBe(true)
    expect(combinedAccess([buyer, tankOwner]).hasRecommendations).toBe(false)
    expect(combinedAccess([]).hasRecommendations).toBe(false)
  })

  test('[PRM-27] without a catalogue a person is a basic user', () => {
    expect(combinedAccess([{ ...buyer, permissions: ['My Profile'] }]).isBasicUser).toBe(true)
  })
})
