import fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import { SettingsFault, type Settings } from '#platform/env.ts'
import { listening } from '#platform/http/connections.ts'
import { metricsPage } from '#platform/log/metrics.ts'
import { isBroken, linesOf } from './doctor.cli.ts'
import { createDoctor, type Doctor, type DoctorParts } from './doctor.service.ts'

const MINUTE_MS = 60_000

type WatchParts = Omit<DoctorParts, 'settings'> & {
  settings: DoctorParts['settings'] &
    Pick<Settings, 'DOCTOR_EVERY_MINUTES' | 'DOCTOR_HOST' | 'DOCTOR_PORT' | 'METRICS_TOKEN'>
  print: (line: string) => void
  /** Ends it. */
  signal: AbortSignal
}

/** `fust doctor --watch`: examines every so often and serves what it found as metrics, until it is told to end. */
export async function watchCommand({ print, signal, ...parts }: WatchParts): Promise<number> {
  const { settings, clock } = parts
  const doctor = createDoctor(parts)
  const figures = createFigures()
  const app = fastify({ http: listening })
  metricsPage(app, { token: settings.METRICS_TOKEN, registry: figures.registry })
  const address = await app.listen({ port: settings.DOCTOR_PORT, host: settings.DOCTOR_HOST }).catch(refusedPort)
  print(`What is found is told at ${address}/metrics, every ${settings.DOCTOR_EVERY_MINUTES} minutes anew.`)
  if (settings.METRICS_TOKEN === '') print('METRICS_TOKEN is not set: nobody can read it.')
  signal.addEventListener('abort', () => void doctor.interrupt().catch(() => {}))

  while (!signal.aborted) {
    const examination = await examine(doctor, print, signal)
    if (!signal.aborted) figures.tell(examination, clock.now())
    await sleep(settings.DOCTOR_EVERY_MINUTES * MINUTE_MS, undefined, { signal }).catch(() => {})
  }
  await app.close()
  return 0
}

type Examination = { seconds: number; hasFailed: boolean; counts: ReadonlyMap<string, number> }

/** Prints only what is broken, or cannot be looked at. */
async function examine(doctor: Doctor, print: (line: string) => void, signal: AbortSignal): Promise<Examination> {
  const start = performance.now()
  const counts = new Map<string, number>()
  const hindrance = await doctor.hindrance()
  if (hindrance !== null) print(`The database cannot be examined: ${hindrance}`)
  let hasFailed = hindrance !== null
  for await (const finding of hindrance === null ? doctor.examine(signal) : []) {
    if (signal.aborted) break
    if ('count' in finding) counts.set(finding.check, finding.count)
    else hasFailed = true
    if ('failure' in finding || isBroken(finding)) for (const line of linesOf(finding)) print(line)
  }
  return { seconds: (performance.now() - start) / 1_000, hasFailed, counts }
}

/** What an alert hangs on; until it has looked there is nothing. */
function createFigures() {
  const registry = new Registry()
  let finishedAt: Date | undefined
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `fust_doctor_${name}`, help, labelNames, registers: [registry] })

  return {
    registry,
    tell: ({ counts, seconds, hasFailed }: Examination, at: Date) => {
      if (!hasFailed) finishedAt = at
      registry.clear()
      const breaches = gauge('breaches', 'What the last examination found broken of each rule.', ['check'])
      for (const [check, count] of counts) breaches.set({ check }, count)
      gauge('seconds', 'How long the last examination took.').set(seconds)
      gauge('failed', '1 when the last examination could not look at everything.').set(hasFailed ? 1 : 0)
      if (finishedAt)
        gauge('finished_timestamp_seconds', 'When everything was last looked at.').set(finishedAt.getTime() / 1_000)
    },
  }
}

function refusedPort(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  throw isTaken ? new SettingsFault('DOCTOR_PORT: another program listens there; choose another one') : error
}
