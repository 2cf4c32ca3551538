/** A 0/1 flag of a product (graphql §3). */
export function flag(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0
}

/** A moment as `YYYY-MM-DD HH:MM:SS` on the clocks of the market. */
export function wireDateTime(moment: Date, timeZone: string): string {
  // The Swedish form of a date and time is the wire's.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
}
