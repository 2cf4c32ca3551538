import { describe, expect, test } from 'vitest'
import { roleChanges, takesLastKeyUser, type ShipToRole, type Role } from './index.ts'

const at = (shipToId: string, role: Role, customerType: ShipToRole['customerType'] = 'Ontrade'): ShipToRole => ({
  shipToId,
  role,
  customerType,
})

describe('roles that become others', () => {
  const buyer = at('S1', 'SalesAssociate')
  const manager = at('S1', 'Manager')
  const basic = at('S2', 'Basic')
  const ofTanks = at('S1', 'SalesAssociate', 'OntradeTank')

  test.each<[string, ShipToRole[], ShipToRole[], ReturnType<typeof roleChanges>]>([
    ['stay as they are', [buyer, basic], [basic, buyer], []],
    ['are given', [], [buyer], [{ shipToId: 'S1', was: null, is: buyer }]],
    ['are taken', [buyer, basic], [buyer], [{ shipToId: 'S2', was: basic, is: null }]],
    ['are exchanged at a ship-to', [buyer], [manager], [{ shipToId: 'S1', was: buyer, is: manager }]],
    [
      'of another customer type are others',
      [buyer],
      [ofTanks],
      [
        { shipToId: 'S1', was: buyer, is: null },
        { shipToId: 'S1', was: null, is: ofTanks },
      ],
    ],
  ])('%s', (_title, before, after, changes) => {
    expect(roleChanges(before, after)).toEqual(changes)
  })
})

test.each([
  // was    is     others  taken  because
  [true, false, 0, true, 'nobody is left'],
  [true, false, 1, false, 'a colleague is'],
  [true, true, 0, false, 'they stay what they are'],
  [false, false, 0, false, 'there was none before either'],
])('a Key user who was %s and is %s, of %i others, is the last one taken: %s, as %s', (was, is, others, isTaken) => {
  expect(takesLastKeyUser({ wasKeyUser: was, isKeyUser: is, otherKeyUsers: others })).toBe(isTaken)
})
