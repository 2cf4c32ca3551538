import type { Goods } from '@fust/domain/order'
import { PATHS } from '../../paths.ts'

/** The catalogue in which one orders these goods. */
export const catalogueOf = (goods: Goods | null) => (goods === null ? PATHS.beer : CATALOGUES[goods])

const CATALOGUES = {
  beer: PATHS.beer,
  tank: PATHS.beer,
  posm: PATHS.posm,
  empties: PATHS.empties,
} as const satisfies Record<Goods, string>
