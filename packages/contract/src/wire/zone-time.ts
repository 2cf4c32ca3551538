const QUARTER_MS = 15 * 60_000
const MOST_KEPT = 20_000

type Zone = { format: Intl.DateTimeFormat; shiftsMs: Map<number, number> }
const zones = new Map<string, Zone>()

/** A date whose UTC fields are what the clocks of the zone show at that moment. */
export function onTheWall(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + shiftMs(moment, timeZone))
}

/** Clocks are put forward and back on a quarter of an hour only, and asking what they show is dear. */
function shiftMs(moment: Date, timeZone: string): number {
  const { format, shiftsMs } = zoneOf(timeZone)
  const quarter = Math.floor(moment.getTime() / QUARTER_MS)
  const known = shiftsMs.get(quarter)
  if (known !== undefined) return known
  const from = quarter * QUARTER_MS
  const shift = Date.parse(`${format.format(from).replace(' ', 'T')}Z`) - from
  if (shiftsMs.size >= MOST_KEPT) shiftsMs.clear()
  shiftsMs.set(quarter, shift)
  return shift
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  // The Swedish form of a date and time can be read back.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const zone = { format, shiftsMs: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}
