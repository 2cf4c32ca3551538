import type { SessionUser } from '@fust/contract/rest'
import { canOrder } from '../features/session/index.ts'
import type { RouteMeta } from './route-meta.ts'

/** In which form a page has the order bar; null where it has none, and for who may order nothing (BAR-04 to BAR-06). */
export function orderBarForm(meta: RouteMeta, user: SessionUser | null): 'whole' | 'compact' | null {
  if (!user || !canOrder(user)) return null
  if (meta.tabSelection) return 'compact'
  return meta.showOrderBar ? 'whole' : null
}
