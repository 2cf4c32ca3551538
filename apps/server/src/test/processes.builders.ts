import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const MAIN = path.resolve(import.meta.dirname, '../main.js')

/** What production asks for; the counterparts are there in name only. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PORT: '0',
  ERP_URL: 'http://127.0.0.1:9/sap',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://bestellen.brewery.example',
  MAIL_FROM: 'Orders <orders@brewery.example>',
  WORKER: 'off',
}

/** However busy the machine is, callers are answered and waits for locks end well. */
export const UNHURRIED = { REQUESTS_AT_ONCE: '10000', LOCK_TIMEOUT_MS: '30000', STATEMENT_TIMEOUT_MS: '60000' }

export type Process = {
  child: ChildProcess
  output: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

type Command = 'serve' | 'worker' | 'start' | 'doctor' | 'doctor --watch' | 'lost-orders'

/** Starts the product with exactly these settings, and with so many files at most where that is said. */
export function run(command: Command, settings: Record<string, string>, files?: number): Process {
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  const limited = files === undefined ? [] : ['sh', '-c', `ulimit -n ${files} && exec "$@"`, 'sh']
  const [program, ...args] = [...limited, process.execPath, MAIN]
  const child = spawn(program, [...args, ...command.split(' ')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  return { child, output: () => output, ended }
}

export type Server = Process & { url: string }

/** Starts a server and answers once it listens. */
export async function serve(settings: Record<string, string>, files?: number): Promise<Server> {
  const server = run('serve', { ...PRODUCTION, ...settings }, files)
  const url = await Promise.race([addressOf(server), server.ended.then(() => undefined)])
  if (url === undefined) throw new Error(`The server did not start:\n${server.output()}`)
  return { ...server, url }
}

function addressOf({ child, output }: Process): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const [, url] = /(?:open|listens) at (http:\S+)\n/.exec(output()) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}

/** Asks GraphQL of a server, with a bearer. */
export async function askServer(server: Server, query: string, variables: object = {}, token?: string) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, body: await answer.json() }
}
