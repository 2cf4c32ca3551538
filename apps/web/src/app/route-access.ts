import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { accountState, may } from '../features/session/index.ts'
import type { RouteMeta } from './route-meta.ts'

export type Visitor = {
  user: SessionUser | null
  shipTo: ShipToPermission | undefined
  /** Somebody was signed in on this tab before. */
  hadSession: boolean
}

export type RouteAccess = 'granted' | 'signed-out' | 'expired' | 'not-validated' | 'forbidden'

/** May this visitor open a route with this meta, and if not, why? */
export function routeAccess(meta: RouteMeta, { user, shipTo, hadSession }: Visitor): RouteAccess {
  if (user && accountState(user) === 'not-validated' && !meta.isUserVerification) return 'not-validated'
  if (!meta.requireAuthentication && !meta.permissions) return 'granted'
  if (!user) return hadSession ? 'expired' : 'signed-out'
  const wanted = meta.permissions ?? []
  const held = wanted.filter((permission) => may(permission, user, shipTo)).length
  const needed = wanted.length === 0 ? 0 : (meta.permissionsNeeded ?? 1)
  return held >= needed ? 'granted' : 'forbidden'
}
