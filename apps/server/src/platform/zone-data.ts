import { wallTime } from './clock.ts'

// Noon in Greenwich on a summer and a winter day, and what clocks show then from Amsterdam to Prague.
const KNOWN = [
  { instant: '2026-07-01T12:00:00Z', hour: 14 },
  { instant: '2026-12-01T12:00:00Z', hour: 13 },
]

/** What is wrong with the time zones that Node knows: a cut-off that is an hour off would promise days that cannot be kept. */
export function zoneFaults(timeZones: readonly string[]): string[] {
  return timeZones.flatMap((zone) => (knows(zone) ? [] : [`time zone ${zone}: Node's zone data is wrong or missing`]))
}

function knows(zone: string): boolean {
  try {
    return KNOWN.every(({ instant, hour }) => wallTime(new Date(instant), zone).hour === hour)
  } catch {
    return false
  }
}
