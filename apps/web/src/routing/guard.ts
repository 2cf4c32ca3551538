import type { SessionAnswer, SessionUser, ShipToPermission } from '@fust/contract/rest'
import type { Permission } from '@fust/domain/access'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loginSearch, type LoginSearch } from '../lib/page/login-search.ts'
import { isOfServer } from '../lib/server/services.ts'
import { noteOnce, readSession } from '../lib/storage/storage.ts'
import { PATHS } from '../paths.ts'
import {
  askSession,
  accountState,
  administers,
  endSession,
  forgetSession,
  may,
  selectedShipTo,
  sessionQuery,
  storedShipToId,
} from '../session/index.ts'

/** Who may open a page; without any of these it is everybody. */
export type Admission = {
  requireAuthentication?: boolean
  /** Which permissions open it; one of them is enough, unless said otherwise. */
  permissions?: readonly Permission[]
  /** How many of them are needed. */
  permissionsNeeded?: number
  /** Only for who manages the people of a company. */
  managesUsers?: true
  /** Only for the brewery's administrator. */
  administers?: true
  /** Only for staff of the brewery who may order for customers. */
  hasCustomers?: true
  /** Who is signed in goes on to where the address leads back to. */
  isForVisitors?: boolean
  /** Where somebody who is signed in does what is still to be done before they may go on. */
  isUserVerification?: true
}

export type Visitor = {
  user: SessionUser | null
  shipTo: ShipToPermission | undefined
  /** Somebody was signed in on this tab before. */
  hadSession: boolean
}

const UNDONE = ['not-validated', 'phone-open', 'terms-open', 'factor-open', 'invitations-open'] as const
const WHERE_DONE = {
  'phone-open': PATHS.verificationPhone,
  'terms-open': PATHS.verification,
  'factor-open': PATHS.secondFactor,
  'invitations-open': PATHS.invitations,
} as const

const isUndone = (access: RouteAccess): access is keyof typeof WHERE_DONE => access in WHERE_DONE

export type RouteAccess = 'granted' | 'signed-in' | 'signed-out' | 'expired' | (typeof UNDONE)[number] | 'forbidden'

/** May this visitor open such a page, and if not, why? */
export function routeAccess(page: Admission, { user, shipTo, hadSession }: Visitor): RouteAccess {
  const undone = user && UNDONE.find((state) => state === accountState(user))
  if (undone) return page.isUserVerification ? 'granted' : undone
  if (user && page.isForVisitors) return 'signed-in'
  if (!page.requireAuthentication && !page.permissions) return 'granted'
  if (!user) return hadSession ? 'expired' : 'signed-out'
  if (page.managesUsers && !user.managesUsers) return 'forbidden'
  if (page.administers && !administers(user)) return 'forbidden'
  if (page.hasCustomers && !user.hasCustomers) return 'forbidden'
  const { permissions = [], permissionsNeeded = Math.min(permissions.length, 1) } = page
  const held = permissions.filter((permission) => may(permission, user, shipTo))
  return held.length >= permissionsNeeded ? 'granted' : 'forbidden'
}

type GuardArguments = { context: { queryClient: QueryClient }; location: ParsedLocation }

/** Who was let in, or is told that they are not, and for which ship-to. */
export type Entry = { access: RouteAccess; user: SessionUser | null; shipToId: string | undefined }

/** Asks who is there before a route opens: lets in, sends away, or leaves it to the layout to say 401. */
export function guard(page: Admission) {
  return async ({ context: { queryClient }, location }: GuardArguments): Promise<Entry> => {
    const entryOf = ({ user }: SessionAnswer): Entry => {
      const shipTo = user ? selectedShipTo(user, storedShipToId()) : undefined
      const access = routeAccess(page, { user, shipTo, hadSession: readSession('uid') !== null })
      return { access, user, shipToId: shipTo?.shipToId }
    }
    // Who was here last may come in while the server is asked; to send somebody away is for the server.
    let entry = entryOf(await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true }))
    if (entry.access !== 'granted') {
      await askSession(queryClient)
      // As the cache holds it: whom the screens see is who was let in.
      entry = entryOf(await queryClient.ensureQueryData(sessionQuery))
    }
    if (entry.access === 'expired') {
      reloadPaymentReturn(location)
      forgetSession(queryClient)
      const search: LoginSearch = { back: location.href, reason: 'expired' }
      throw redirect({ to: PATHS.login, search })
    }
    if (entry.access === 'not-validated') {
      await endSession(queryClient)
      throw redirect({ to: PATHS.login })
    }
    const path = isUndone(entry.access) ? WHERE_DONE[entry.access] : undefined
    if (path !== undefined) {
      const back = loginSearch(location.search).back ?? location.href
      throw redirect({ href: `${path}?back=${encodeURIComponent(back)}`, replace: true })
    }
    if (entry.access === 'signed-in') {
      const href = loginSearch(location.search).back ?? PATHS.home
      throw redirect({ href, replace: true, reloadDocument: isOfServer(href) })
    }
    if (entry.access === 'forbidden') throw redirect({ to: PATHS.forbidden })
    if (entry.access === 'signed-out') reloadPaymentReturn(location)
    return entry
  }
}

// The bank's redirect may arrive before the browser sends our cookie again: a second load brings it along.
function reloadPaymentReturn(location: ParsedLocation): void {
  const token = new URLSearchParams(location.searchStr).get('payment_token')
  if (token && noteOnce('paymentReturnReloaded', token)) window.location.reload()
}
