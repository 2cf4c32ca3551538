/** The letters that go out by mail, by the names under which a demo shows them. */
export const LETTERS = ['order-placed', 'order-renumbered', 'order-canceled', 'account-locked'] as const
export type LetterName = (typeof LETTERS)[number]
