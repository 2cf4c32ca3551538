import type { SessionAnswer } from '@fust/contract/rest'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { endSession, forgetSession, selectedShipTo, sessionQuery, storedShipToId } from '../features/session/index.ts'
import { readSession } from '../lib/storage.ts'
import { routeAccess, type RouteAccess } from './route-access.ts'
import type { RouteMeta } from './route-meta.ts'

type GuardArguments = { context: { queryClient: QueryClient }; location: ParsedLocation }

/** Asks who is there before a route opens: lets in, sends away, or leaves it to the layout to say 401. */
export function guard(meta: RouteMeta) {
  return async ({ context: { queryClient }, location }: GuardArguments): Promise<{ access: RouteAccess }> => {
    const accessOf = ({ user }: SessionAnswer): RouteAccess => {
      const shipTo = user ? selectedShipTo(user, storedShipToId()) : undefined
      return routeAccess(meta, { user, shipTo, hadSession: readSession('uid') !== null })
    }
    // What was kept of the session may let in; to send somebody away is for the server.
    let access = accessOf(await queryClient.ensureQueryData(sessionQuery))
    if (access !== 'granted') access = accessOf(await queryClient.fetchQuery(sessionQuery))
    if (access === 'expired') {
      reloadPaymentReturn(location)
      forgetSession(queryClient)
      throw redirect({ to: '/login', search: { back: location.href, reason: 'expired' } })
    }
    if (access === 'not-validated') {
      await endSession(queryClient)
      throw redirect({ to: '/login' })
    }
    if (access === 'forbidden') throw redirect({ to: '/error403' })
    if (access === 'signed-out') reloadPaymentReturn(location)
    return { access }
  }
}

const RELOADED = 'paymentReturnReloaded'

// The bank's redirect may arrive before the browser sends our cookie again: a second load brings it along.
function reloadPaymentReturn(location: ParsedLocation): void {
  const token = new URLSearchParams(location.searchStr).get('payment_token')
  if (!token || sessionStorage.getItem(RELOADED) === token) return
  sessionStorage.setItem(RELOADED, token)
  window.location.reload()
}
