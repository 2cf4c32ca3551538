import type { DrawnBrand } from './drawn-brand.ts'

/** Draws one thing of a brand; the id keeps the names inside the drawing apart from those of other drawings. */
export type Form = (brand: DrawnBrand, id: string) => string
