import type { FastifyInstance, FastifyReply } from 'fastify'
import { createAdmission, type Admission, type Leave } from './admission.ts'
import type { CallLimit } from './call-limit.ts'
import type { Checkouts } from './checkouts.ts'
import type { Settings } from '#platform/env.ts'
import { claimOf } from './session-token.ts'
import { isCall } from '#platform/route-kinds.ts'
import { Shed } from '#platform/shed.ts'
import { routeWork } from './work-class.ts'

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
  const leaving = new WeakMap<FastifyReply, Leave>()

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
    leaving.set(reply, leave)
    return undefined
  })
  // Its work is done with that, also when the caller has gone: how long it takes to be read is another matter.
  app.addHook('onSend', async (_request, reply) => leaving.get(reply)?.())
  return admission
}
