import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from './address-limit.ts'
import { createAdmission, type Admission, type Pressure } from './admission.ts'
import type { Database } from './database.ts'
import type { Settings } from './env.ts'
import { Shed } from './shed.ts'
import { routeWork } from './work-class.ts'

const GRAPHQL = '/graphql'

/** Turns away who calls too often, and what comes when there is too much to do; files and health are let through. */
export async function requestLimits(
  app: FastifyInstance,
  { db, settings, pressure }: { db: Database; settings: Settings; pressure?: () => Pressure },
): Promise<Admission> {
  // Without limits of its own it only measures.
  await app.register(underPressure, { exposeStatusRoute: false })
  const admission = createAdmission({
    limits: { eventLoopDelayMs: settings.EVENT_LOOP_DELAY_MS, poolWaiting: settings.DATABASE_WAITING },
    pressure:
      pressure ??
      (() => ({
        eventLoopDelayMs: finite(app.memoryUsage().eventLoopDelay, settings.EVENT_LOOP_DELAY_MS * 2),
        poolWaiting: db.pool.waitingCount,
      })),
  })
  const overLimit = createAddressLimit({ perMinute: settings.RATE_PER_MINUTE })

  app.addHook('onRequest', async (request) => {
    const work = routeWork(request)
    if (work === undefined && request.routeOptions.url !== GRAPHQL) return
    const over = overLimit(request.ip)
    if (over?.isFirst) request.log.warn({ event: 'limit', limit: 'requests' }, 'an address calls too often')
    if (over) throw new Shed(429, over.afterSeconds)
    // What a GraphQL call asks is in its body: its door asks for admission.
    if (work) admission.admit(work)
  })
  return admission
}

/** One long stall is reported as endless: enough to shed reads, and no reason to refuse orders. */
function finite(delayMs: number, otherwiseMs: number): number {
  return Number.isFinite(delayMs) ? delayMs : otherwiseMs
}
