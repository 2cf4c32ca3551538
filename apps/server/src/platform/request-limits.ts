import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from './address-limit.ts'
import { createAdmission, type Admission, type Pressure } from './admission.ts'
import type { Database } from './database.ts'
import type { Settings } from './env.ts'
import { Shed } from './shed.ts'
import { routeWork } from './work-class.ts'

const GRAPHQL = '/graphql'
const SAMPLE_MS = 3_000

/** Turns away who calls too often, and what comes when there is too much to do; files and health are let through. */
export async function requestLimits(
  app: FastifyInstance,
  { db, settings, pressure }: { db: Database; settings: Settings; pressure?: () => Pressure },
): Promise<Admission> {
  // Without limits of its own it only measures: the mean of some seconds, in which one stall does not count.
  await app.register(underPressure, { exposeStatusRoute: false, sampleInterval: SAMPLE_MS })
  const admission = createAdmission({
    limits: { eventLoopDelayMs: settings.EVENT_LOOP_DELAY_MS, poolWaiting: settings.DATABASE_WAITING },
    pressure:
      pressure ??
      (() => ({
        eventLoopDelayMs: finite(app.memoryUsage().eventLoopDelay, 0),
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

/** A stall longer than the time that is measured is reported as endless; it is over by now. */
function finite(delayMs: number, otherwiseMs: number): number {
  return Number.isFinite(delayMs) ? delayMs : otherwiseMs
}
