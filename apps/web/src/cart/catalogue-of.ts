import type { OrderKind } from '@fust/domain/order'
import { PATHS } from '../paths.ts'

/** The catalogue in which one orders this kind of goods. */
export const catalogueOf = (kind: OrderKind | null) => (kind === 'posm' ? PATHS.posm : PATHS.beer)
