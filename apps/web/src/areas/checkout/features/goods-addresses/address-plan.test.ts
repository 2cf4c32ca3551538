import { describe, expect, test } from 'vitest'
import { canGo, isIdle, piecesAt, withoutGoal, withPieces, type Goal } from './address-plan.ts'

const goalWith = (key: string, wishes: Partial<Goal> = {}): Goal => ({
  key,
  label: { name: key, place: '' },
  shipToId: null,
  pointId: null,
  written: null,
  note: null,
  pieces: new Map(),
  ...wishes,
})
const LINES = [
  { id: 1, pieces: 10 },
  { id: 2, pieces: 4 },
]
const OWN = goalWith('own', { shipToId: 'S1' })
const TERRACE = goalWith('terrace')

describe('a plan of where goods go', () => {
  test('[GQL-65] gives the first what no other gets', () => {
    const goals = withPieces(withPieces([OWN, TERRACE], 'terrace', 1, 4), 'terrace', 2, 4)
    expect(piecesAt(LINES, goals)).toEqual([
      new Map([[1, 6]]),
      new Map([
        [1, 4],
        [2, 4],
      ]),
    ])
  })

  test('[GQL-64] [GQL-65] gives it back when an address goes, also when that was the first', () => {
    const goals = withPieces([OWN, TERRACE], 'terrace', 1, 4)
    const all = new Map([
      [1, 10],
      [2, 4],
    ])
    expect(piecesAt(LINES, withoutGoal(goals, 'terrace'))).toEqual([all])
    expect(piecesAt(LINES, withoutGoal(goals, 'own'))).toEqual([all])
  })

  test.each([
    ['the only one', [OWN], OWN, false],
    ['its own ship-to beside an address of nobody', [OWN, TERRACE], OWN, true],
    ['its own ship-to beside another ship-to', [OWN, goalWith('other', { shipToId: 'S2' })], OWN, false],
    ['any other', [OWN, TERRACE], TERRACE, true],
  ])('lets go %s: %#', (_what, goals, goal, may) => {
    expect(canGo(goals, goal, 'S1')).toBe(may)
  })

  test('knows an address that gets nothing', () => {
    expect(isIdle(new Map())).toBe(true)
    expect(isIdle(new Map([[1, 0]]))).toBe(true)
    expect(isIdle(new Map([[1, 2]]))).toBe(false)
  })
})
