import type { Sort } from './listing-question.ts'

export type SortKey = string | number | null

/** Puts ids in the order asked for by their keys, one for each sort; where these are the same, they stay as they are. */
export function inOrderOf(sorts: readonly Sort[], ids: readonly number[], keys: readonly SortKey[][]): number[] {
  const compare = (one: number, other: number): number => {
    for (const [place, { direction }] of sorts.entries()) {
      const compared = compareKeys(keys[one]?.[place] ?? null, keys[other]?.[place] ?? null, direction)
      if (compared !== 0) return compared
    }
    return one - other
  }
  return [...ids.keys()].toSorted(compare).flatMap((place) => ids[place] ?? [])
}

/** Where habits are the first sort, the ones in the list come before all else, the first of them first; `ASC` turns that round. */
export function withHabits([first]: readonly Sort[], ids: readonly number[], habits: readonly number[]): number[] {
  if (first?.field !== 'habit') return [...ids]
  const listed = new Set(ids)
  const taken = new Set(habits.filter((id) => listed.has(id)))
  const others = ids.filter((id) => !taken.has(id))
  return first.direction === 'DESC' ? [...taken, ...others] : [...others, ...[...taken].toReversed()]
}

/** What has no key comes last in both directions. */
function compareKeys(one: SortKey, other: SortKey, direction: Sort['direction']): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other === (direction === 'ASC') ? -1 : 1
}
