/** Refused: somebody has to look at it; behind: an earlier one of the ship-to is refused; retried: tried again by itself. */
export type HeldBackState = 'refused' | 'behind' | 'retried'

/** What is still to be told to the ERP about an order. */
export type WaitingForErp = {
  readonly isRefused: boolean
  /** The order that is refused before it at the ship-to. */
  readonly behind: string | null
  /** What the last try came to. */
  readonly reason: string | null
}

export type HeldBack = { readonly state: HeldBackState; readonly behind: string | null; readonly reason: string | null }

/**
 * What to tell of an order that the ERP does not have, or of a cancelling that it does not know: its own words to the
 * brewery's people; to buyers that somebody looks at it, and nothing of what is tried again by itself.
 */
export function heldBack({ isRefused, behind, reason }: WaitingForErp, isStaff: boolean): HeldBack | null {
  const state = isRefused ? 'refused' : behind !== null ? 'behind' : reason !== null ? 'retried' : null
  if (state === null) return null
  if (isStaff) return { state, behind: state === 'behind' ? behind : null, reason }
  return state === 'retried' ? null : { state, behind: null, reason: null }
}
