/** Public holidays of the markets, written down by hand from what the countries publish, for 2026 to 2031. */

// Weekdays alone would do, since nothing is delivered on weekends; Easter Sundays are written down to count from.
const EASTER_SUNDAYS: Readonly<Record<number, [month: number, day: number]>> = {
  2026: [4, 5],
  2027: [3, 28],
  2028: [4, 16],
  2029: [4, 1],
  2030: [4, 21],
  2031: [4, 13],
}

/** Days of a country: the same date each year, or so many days after Easter Sunday. */
const PUBLISHED = {
  // rijksoverheid.nl, "officiële feestdagen"; King's Day moves to Saturday when 27 April is a Sunday, as in 2031.
  NL: { dates: ['01-01', '12-25', '12-26'], afterEaster: [0, 1, 39, 49, 50] },
  // zákon č. 245/2000 Sb.
  CZ: {
    dates: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    afterEaster: [-2, 1],
  },
  // zákon č. 241/1993 Z. z.: 1 September and 17 November are working days for good, 8 May and 15 September in 2026 only.
  SK: {
    dates: ['01-01', '01-06', '05-01', '07-05', '08-29', '11-01', '12-24', '12-25', '12-26'],
    afterEaster: [-2, 1],
  },
  // legge 27 maggio 1949, n. 260; since 2026 also 4 October.
  IT: {
    dates: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [0, 1],
  },
} as const

export type Country = keyof typeof PUBLISHED

/** All public holidays of a country, as `2026-12-25`. */
export function publishedHolidays(country: Country): ReadonlySet<string> {
  const { dates, afterEaster } = PUBLISHED[country]
  return new Set(
    Object.entries(EASTER_SUNDAYS).flatMap(([year, [month, day]]) => [
      ...dates.map((date) => `${year}-${date}`),
      ...afterEaster.map((days) => dayText(Date.UTC(Number(year), month - 1, day + days))),
      ...ownOf(country, year),
    ]),
  )
}

function ownOf(country: Country, year: string): string[] {
  if (country === 'NL') return [year === '2031' ? '2031-04-26' : `${year}-04-27`]
  if (country === 'SK' && year !== '2026') return [`${year}-05-08`, `${year}-09-15`]
  return []
}

function dayText(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10)
}
