import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import type { TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { PRODUCTION, run } from '../../apps/server/src/test/processes.builders.ts'
import type { Pool } from './pool.ts'

const MAIN = path.resolve(import.meta.dirname, '../../apps/simulators/src/main.ts')
const READY = /^Simulators: (\S+)\/simulators\/ and (\S+)$/
// What a worker held when it lost the database is taken up again after its lease, and then the orders behind it.
const LEASE_MS = '5000'
const AT_LENGTH_MS = 10 * 60_000

export type HeldPayment = {
  id: string
  status: string
  description: string
  amountCents: number
  refundedCents: number
  refunds: { amountCents: number }[]
}

type ErpWish = { mode: 'normal' | 'down' } | { mode: 'refuse'; times: number; message: string }

/** The process that plays the ERP, the payment provider and the mail server. */
export type OutsideWorld = {
  erpUrl: string
  smtpUrl: string
  /** Mollie’s API, as it is played. */
  paymentUrl: string
  /** Pulls a lever of the payment provider, such as `/tr_…` with how the payment ends. */
  tellPayments: (lever: string, body: object) => Promise<void>
  /** What the payment provider holds of orders whose number has this in it. */
  heldPayments: (description: string) => Promise<HeldPayment[]>
  /** From now on the ERP behaves so; to refuse, it is told how often and in which words. */
  erpBehaves: (wish: ErpWish) => Promise<void>
  /** From now on the mail server takes so long over each mail. */
  mailTakes: (delayMs: number) => Promise<void>
  child: ChildProcess
  stop: () => Promise<void>
}

const SETTINGS = { SIMULATORS_PORT: '0', SMTP_PORT: '0', ERP_STATION_SECONDS: '0', SIMULATORS_ANONYMOUS: 'on' }

export async function startOutsideWorld(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<OutsideWorld> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url, smtpUrl } = await readyLine(child)
  child.stdout.resume()
  const behave = async (part: 'erp' | 'mail', wish: ErpWish | { mode: 'slow'; delayMs: number }) => {
    const headers = { 'content-type': 'application/json' }
    const told = await fetch(`${url}/simulators/${part}/behaviour`, {
      method: 'POST',
      headers,
      body: JSON.stringify(wish),
    })
    if (!told.ok) throw new Error(`The ${part} does not behave: ${told.status}`)
  }
  return {
    erpUrl: `${url}/sap/opu/odata/sap`,
    smtpUrl,
    paymentUrl: `${url}/mollie/v2`,
    tellPayments: async (lever, body) => {
      const headers = { 'content-type': 'application/json' }
      const told = await fetch(`${url}/simulators/payments${lever}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      if (!told.ok) throw new Error(`The payments do not take ${lever}: ${told.status}`)
    },
    heldPayments: async (description) => {
      const answer = await fetch(`${url}/simulators/payments.json?${new URLSearchParams({ description }).toString()}`)
      const told: unknown = await answer.json()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the simulators of this repository answer it
      return (told as { payments: HeldPayment[] }).payments
    },
    erpBehaves: (wish) => behave('erp', wish),
    mailTakes: (delayMs) => behave('mail', { mode: 'slow', delayMs }),
    child,
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function readyLine({ stdout }: ChildProcess): Promise<{ url: string; smtpUrl: string }> {
  if (!stdout) throw new Error('The simulators have no output.')
  for await (const line of createInterface({ input: stdout })) {
    const [, url, smtpUrl] = READY.exec(line) ?? []
    if (url && smtpUrl) return { url, smtpUrl }
  }
  throw new Error('The simulators ended without saying where they are.')
}

type Reached = { erpUrl: string; smtpUrl: string }

export function startWorker(databaseUrl: string, { erpUrl, smtpUrl }: Reached, settings: Record<string, string> = {}) {
  return run('worker', {
    ...PRODUCTION,
    ...settings,
    DATABASE_URL: databaseUrl,
    ERP_URL: erpUrl,
    SMTP_URL: smtpUrl,
    OUTBOX_LEASE_MS: LEASE_MS,
    LOG_LEVEL: 'error',
  })
}

/** Waits until no message is left; whoever is to try again later tries at once. */
export async function untilAllIsOut({ pool }: { pool: Pool }): Promise<void> {
  await expect
    .poll(
      async () => {
        await pool.query('update outbox set available_at = now() where done_at is null and available_at > now()')
        const { rows } = await pool.query<{ left: number }>(
          'select count(*)::int as left from outbox where done_at is null and dead_at is null',
        )
        return rows[0]?.left
      },
      { timeout: AT_LENGTH_MS, interval: 250 },
    )
    .toBe(0)
}

/** Lets a worker send out all that waits. */
export async function workUntilAllIsOut(database: TestDatabase, world: Reached): Promise<void> {
  const worker = startWorker(database.url, world)
  await untilAllIsOut(database)
  worker.child.kill('SIGTERM')
  await worker.ended
}
