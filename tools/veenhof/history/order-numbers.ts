import type { Draft } from './drafts.ts'

/** What the counter of the year stood at; in between it grows with time, as other customers order too. */
const COUNTER: [moment: string, count: number][] = [
  ['2025-01-01T00:00:00Z', 0],
  ['2026-01-01T00:00:00Z', 11_640],
  ['2026-10-29T15:00:00Z', 11_290],
  ['2026-11-05T15:00:00Z', 11_525],
  ['2026-11-16T14:41:00Z', 11_790],
  ['2026-11-20T10:01:59Z', 11_819],
  ['2026-11-20T10:02:00Z', 11_824],
  ['2026-12-31T23:00:00Z', 12_900],
]

function countAt(placedAt: string): number {
  const time = Date.parse(placedAt)
  const next = COUNTER.findIndex(([moment]) => Date.parse(moment) > time)
  const [after, before] = [COUNTER[next], COUNTER[next - 1]]
  if (!after || !before) throw new Error(`${placedAt} lies outside the history`)
  // each year counts from one again
  const start = before[0].endsWith('-01-01T00:00:00Z') ? 0 : before[1]
  const share = (time - Date.parse(before[0])) / (Date.parse(after[0]) - Date.parse(before[0]))
  return Math.round(start + share * (after[1] - start))
}

/** A number for each order, growing with time within its year; numbers given by hand stay. */
export function numbersFor(drafts: readonly Draft[]): Map<Draft, string> {
  const taken = new Set(drafts.flatMap(({ number }) => number ?? []))
  const numbers = new Map<Draft, string>()
  for (const draft of drafts) {
    const year = draft.placedAt.slice(2, 4)
    let count = countAt(draft.placedAt)
    const asNumber = () => `${year}-${String(count).padStart(5, '0')}`
    if (!draft.number) while (taken.has(asNumber())) count += 1
    const number = draft.number ?? asNumber()
    taken.add(number)
    numbers.set(draft, number)
  }
  return numbers
}
