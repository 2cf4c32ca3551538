import { addDays, type CalendarDate } from '@fust/domain/calendar'
import { instantOf } from './market-time.ts'

/** What stands in a calendar: on a day of the market, all of it or between two of its hours. */
export type CalendarEntry = {
  /** The same for the same thing, so that a calendar that has it already replaces it. */
  id: string
  title: string
  place: string
  notes: string
  day: CalendarDate
  hours: { from: string; to: string } | null
}

/** An entry as the file that calendars take (RFC 5545). */
export function calendarFile({ id, title, place, notes, day, hours }: CalendarEntry, writtenAt: Date): string {
  const when = hours
    ? [`DTSTART:${utc(instantOf(`${day} ${hours.from}:00`))}`, `DTEND:${utc(instantOf(`${day} ${hours.to}:00`))}`]
    : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fust//Deliveries//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(writtenAt.toISOString())}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    // Nobody is busy because a truck comes.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

const compact = (day: string): string => day.replaceAll('-', '')
const utc = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Text as a property holds it: what has a meaning of its own there is escaped. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll('\n', String.raw`\n`)

const MOST_OCTETS = 75

/** A line has 75 octets at the most; what is longer goes on in the next one behind a space. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const own = new TextEncoder().encode(character).length
    if (octets + own > MOST_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += own
  }
  return [...parts, part]
}
