import { businessMoment } from '../delivery/index.ts'

const OFFSETS = ['+01:00', '+02:00'] as const

/** The instant (ISO) of a moment that the server tells in the market's own time, as '2026-11-23 13:46:00'. */
export function instantOf(wallTime: string): string {
  const [date = '', time = ''] = wallTime.split(' ')
  const candidates = OFFSETS.map((offset) => new Date(`${date}T${time}${offset}`))
  const instant = candidates.find((candidate) => isAt(candidate, date, time)) ?? candidates[0]
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : ''
}

function isAt(instant: Date, date: string, time: string): boolean {
  if (Number.isNaN(instant.getTime())) return false
  const { today, hour } = businessMoment(instant)
  return today === date && hour === Number(time.slice(0, 2))
}
