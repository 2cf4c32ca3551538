/** Hectolitres as calls tell them, from millilitres. */
export const hectolitres = (ml: number): number => ml / 100_000
