import { calendarDate } from '@fust/domain/calendar'
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-entry.ts'

const WRITTEN = new Date('2026-11-23T12:46:00Z')

const entryWith = (wishes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '26-11790@veenhof.example',
  title: 'Veenhof: order 26-11790',
  place: 'Depot 1, Windmolenweg 14',
  notes: 'Full Truck',
  day: calendarDate('2026-11-24'),
  hours: { from: '07:00', to: '09:00' },
  ...wishes,
})

const linesOf = (wishes?: Partial<CalendarEntry>) => calendarFile(entryWith(wishes), WRITTEN).split('\r\n')

describe('an entry for a calendar', () => {
  test('stands between the hours of the market, told in UTC', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fust//Deliveries//EN',
      'BEGIN:VEVENT',
      'UID:26-11790@veenhof.example',
      'DTSTAMP:20261123T124600Z',
      'DTSTART:20261124T060000Z',
      'DTEND:20261124T080000Z',
      'SUMMARY:Veenhof: order 26-11790',
      String.raw`LOCATION:Depot 1\, Windmolenweg 14`,
      'DESCRIPTION:Full Truck',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('in summer is an hour further from UTC', () => {
    expect(linesOf({ day: calendarDate('2027-07-06') })).toContain('DTSTART:20270706T050000Z')
  })

  test('without hours is the whole day', () => {
    expect(linesOf({ hours: null })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125']),
    )
  })

  test('has no line of its own in what people wrote', () => {
    expect(linesOf({ notes: 'Ring twice;\nBEGIN:VALARM' })).toContain(
      String.raw`DESCRIPTION:Ring twice\;\nBEGIN:VALARM`,
    )
  })

  test('folds what is longer than 75 octets, and no letter in two', () => {
    const place = 'ř'.repeat(60)
    const lines = linesOf({ place })
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
  })
})
