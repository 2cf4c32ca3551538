/** The orders that a list can stand in. */
export const SORTS = ['position', 'name', 'price', 'price-desc', 'brand', 'volume'] as const
export type Sort = (typeof SORTS)[number]
