const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 15 * 60_000
// 2^20 seconds is past the longest delay by far; more would only overflow.
const MAX_DOUBLINGS = 20

/** How long to wait after so many failures before the last: doubling from one second to fifteen minutes, up to half shorter by chance. */
export function backoffMs(failures: number, random: () => number): number {
  const fullMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, MAX_DOUBLINGS))
  return Math.round(fullMs * (1 - random() / 2))
}
