import type { FastifyInstance } from 'fastify'
import { createAdmission, type Admission, type Leave } from './admission.ts'
import type { CallLimit } from './call-limit.ts'
import type { Checkouts } from './checkouts.ts'
import type { Settings } from '#platform/env.ts'
import { claimOf } from './session-token.ts'
import { isCall } from '#platform/http/route-kinds.ts'
import { Shed } from '#platform/http/shed.ts'
import { routeWork } from './work-class.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifyRequest {
    /** Ends its turn before the answer: whoever only waits from now on holds nobody up. */
    leaveTurn: Leave
  }
}

const NOT_INSIDE: Leave = () => undefined

/** Turns away who calls too often, and what comes when there is too much to do. */
export function requestLimits(
  app: FastifyInstance,
  {
    settings,
    checkouts,
    callLimit,
    isSecure,
  }: { settings: Settings; checkouts: Checkouts; callLimit: CallLimit; isSecure: boolean },
): Admission {
  const limits = { atOnce: settings.REQUESTS_AT_ONCE, waiting: settings.REQUESTS_WAITING }
  const admission = createAdmission({ limits, checkouts })
  app.decorateRequest('leaveTurn', NOT_INSIDE)

  app.addHook('onRequest', async (request) => {
    // A page is some hundred files: what is counted is calls.
    const over = isCall(request.routeOptions) ? callLimit.over(claimOf(request, isSecure)) : null
    if (over?.isFirst) request.log.warn({ event: 'limit', limit: 'requests' }, 'somebody calls too often')
    if (over) throw new Shed(429, over.afterSeconds)
  })
  // By then its body is there: whoever sends slowly holds nobody up.
  app.addHook('preValidation', async (request, reply) => {
    const work = routeWork(request)
    if (!work) return undefined
    const leave = await admission.enter(work, claimOf(request, isSecure))
    if (leave instanceof Shed) throw leave
    // For whoever went away while waiting nothing is done.
    if (reply.raw.destroyed) {
      leave()
      return reply.hijack()
    }
    request.leaveTurn = leave
    return undefined
  })
  // Its work is done with that, also when the caller has gone: how long it takes to be read is another matter.
  app.addHook('onSend', async (request) => request.leaveTurn())
  return admission
}
