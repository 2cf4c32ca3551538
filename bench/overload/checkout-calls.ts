/** What a checkout asks, one after the other. */
export const CALLS = ['cart', 'first day', 'confirm', 'place'] as const
export type CallName = (typeof CALLS)[number]
