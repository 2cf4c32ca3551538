import { onTheWall } from './zone-time.ts'

/** A 0/1 flag of a product (graphql.md §3). */
export function flag(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0
}

/** A moment as `YYYY-MM-DD HH:MM:SS` on the clocks of the market (graphql.md §3). */
export function wireDateTime(moment: Date, timeZone: string): string {
  return onTheWall(moment, timeZone).toISOString().slice(0, 19).replace('T', ' ')
}
