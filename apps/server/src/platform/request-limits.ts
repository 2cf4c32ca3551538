import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from './address-limit.ts'
import { createAdmission, type Admission } from './admission.ts'
import type { Database } from './database.ts'
import type { Settings } from './env.ts'
import type { Checkouts } from './checkouts.ts'
import { watchPressure, type Pressure } from './pressure.ts'
import { claimedSession } from './session-token.ts'
import { Shed } from './shed.ts'
import { isCall, routeWork } from './work-class.ts'

/** Turns away who calls too often, and what comes when there is too much to do. */
export function requestLimits(
  app: FastifyInstance,
  {
    db,
    settings,
    checkouts,
    isSecure,
    pressure,
  }: { db: Database; settings: Settings; checkouts: Checkouts; isSecure: boolean; pressure?: () => Pressure },
): Admission {
  const watched = watchPressure(db.pool)
  app.addHook('onListen', async () => watched.start())
  app.addHook('onClose', async () => watched.stop())
  const admission = createAdmission({
    limits: { eventLoopDelayMs: settings.EVENT_LOOP_DELAY_MS, databaseWaitMs: settings.DATABASE_WAIT_MS },
    pressure: pressure ?? watched.now,
    checkouts,
  })
  const overLimit = createAddressLimit({ perMinute: settings.RATE_PER_MINUTE })

  app.addHook('onRequest', async (request) => {
    // A page is some hundred files: what is counted is calls.
    const over = isCall(request.routeOptions) ? overLimit(request.ip) : null
    if (over?.isFirst) request.log.warn({ event: 'limit', limit: 'requests' }, 'an address calls too often')
    if (over) throw new Shed(429, over.afterSeconds)
    const work = routeWork(request)
    if (work) admission.admit(work, { session: claimedSession(request, isSecure), address: request.ip })
  })
  return admission
}
