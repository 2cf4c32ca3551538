import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 120_000

export type StartedServer = { url: string; child: ChildProcess; stop: () => Promise<void> }

/** Where the ERP and the mail server of a brewery are. */
export type Counterparts = { erpUrl: string; smtpUrl: string }

/** The product as it was built for production, its worker with it. */
export function startProduct(
  databaseUrl: string,
  { erpUrl, smtpUrl }: Counterparts,
  settings: Record<string, string> = {},
): Promise<StartedServer> {
  return startServer(
    ['--max-semi-space-size=8', '--heap-growing-percent=100', 'apps/server/dist/main.js', 'serve'],
    /(?:open|listens) at (http:\S+)/,
    {
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ERP_URL: erpUrl,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: 'https://bench.example',
      MAIL_FROM: 'bestellen@bench.example',
      WORKER: 'on',
      // All clients come from one address.
      RATE_PER_MINUTE: '1000000',
      ...settings,
    },
  )
}

/** The demo brewery with its pictures and accounts, as `npm start` shows it. */
export function startDemo(databaseUrl: string): Promise<StartedServer> {
  return startServer(['apps/server/src/main.js', 'start'], /(?:open|listens) at (http:\S+)/, {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    RATE_PER_MINUTE: '1000000',
  })
}

/** An ERP and a mail server, in a process and with a database of their own. */
export async function startCounterparts(databaseUrl: string): Promise<StartedServer & Counterparts> {
  const ready = /Simulators: (\S+)\/simulators\/ and (smtp:\S+)/
  const settings = { DATABASE_URL: databaseUrl, SIMULATORS_PORT: '0', SMTP_PORT: '0', SIMULATORS_ANONYMOUS: 'on' }
  const server = await startServer(['apps/simulators/src/main.ts'], ready, settings)
  return { ...server, erpUrl: `${server.url}/sap/opu/odata/sap`, smtpUrl: server.more[0] ?? '' }
}

/** The bare limit: Fastify and a prepared statement, nothing else. */
export function startBare(databaseUrl: string): Promise<StartedServer> {
  return startServer(['bench/bare/bare-server.bench.ts'], /listening at (http:\S+)/, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
  })
}

async function startServer(
  args: readonly string[],
  ready: RegExp,
  settings: Record<string, string>,
): Promise<StartedServer & { more: string[] }> {
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [url = '', ...more] = await addressesIn(child, ready)
  return {
    url,
    more,
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The addresses that a server prints; what it prints afterwards is thrown away. */
function addressesIn(child: ChildProcess, ready: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let output = ''
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`A server ${why}:\n${output}`))
    }
    const patience = setTimeout(() => giveUp('did not start in time'), START_WITHIN_MS)
    child.once('exit', () => giveUp('ended'))
    const read = (chunk: unknown) => {
      if (child.stdout?.listenerCount('data') === 0) return
      output += String(chunk)
      const found = ready.exec(output)
      if (!found) return
      clearTimeout(patience)
      child.removeAllListeners('exit')
      child.stdout?.off('data', read).resume()
      resolve(found.slice(1))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
  })
}

/** What a process holds of memory now, and held at most; from Linux. */
export async function memoryOf(child: ChildProcess): Promise<{ nowMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const mb = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { nowMb: mb('VmRSS'), peakMb: mb('VmHWM') }
}
