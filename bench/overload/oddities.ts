import { CALLS } from './checkout-calls.ts'
import type { CrowdTold, Heard } from './crowd.ts'

const STARTED_THAT_END = 0.9

/** Answers that must not be, begun checkouts that came to nothing, and orders that were shed before reads. */
export function oddities({ checkouts, heard }: CrowdTold): string[] {
  const begun = checkouts.filter(({ hasBegun }) => hasBegun)
  const ordered = begun.filter(({ isOrdered }) => isOrdered)
  const [reads = 0, , ...others] = CALLS.map((name) => shed(heard, name))
  return [
    ...checkouts.flatMap(({ odd }) => odd ?? []).slice(0, 5),
    ...(ordered.length >= STARTED_THAT_END * begun.length ? [] : [`${begun.length} began, ${ordered.length} ordered`]),
    ...(reads > Math.max(...others) ? [] : [`reads are not shed first: ${[reads, ...others].map(percent).join(', ')}`]),
  ]
}

export const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** Of the calls of one name, how many were turned away. */
function shed(heard: readonly Heard[], name: Heard['call']): number {
  const own = heard.filter(({ call }) => call === name)
  return own.filter(({ status }) => status === 503).length / own.length
}
