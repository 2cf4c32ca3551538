/** Monday to Sunday, as they are told. */
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export type OpenDay = { day: string; from: string; to: string }

/** Days of the week, from 0 for Monday, that follow each other with the same times. */
export type OpenDays = { first: number; last: number; times: string }

/** When something is open, from Monday on; days on which it is closed are left out. */
export function openDays(hours: readonly OpenDay[]): OpenDays[] {
  const days: OpenDays[] = []
  for (const [day, name] of WEEK.entries()) {
    const times = hours
      .filter((own) => own.day === name)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ')
    const before = days.at(-1)
    if (times === '') continue
    if (before?.last === day - 1 && before.times === times) before.last = day
    else days.push({ first: day, last: day, times })
  }
  return days
}
