import { startPostgres } from '@fust/embedded-postgres'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, runCommand } from './gate/run-command.ts'
import { endAllOnSignals, tellWatchman } from './gate/watchman.ts'

/**
 * `npm run dev`: the demo brewery. The server begins anew at each change of what it is made of, and the web app comes
 * straight from its sources, where a change shows at once. What is generated follows.
 */
const WEB_PORT = Number(process.env['PORT'] ?? 3000)
const SERVER_PORT = WEB_PORT + 1
const WEB = `http://localhost:${WEB_PORT}`
const SERVER = `http://127.0.0.1:${SERVER_PORT}`
const SETTLED_MS = 100
const ASKS_EVERY_MS = 50
const GENERATED_OR_TEST =
  /node_modules|(^|\/)dist\/|\.generated\.|\/gql\/|contract\/schema\.graphql$|\.(test|builders)\.tsx?$/

const startedMs = performance.now()
// It outlives the beginnings of the server.
const database = await startPostgres({ log: { info: console.log } })
endAllOnSignals(database.stop)
const web = launch('vite', ['apps/web', '--port', String(WEB_PORT), '--strictPort', '--logLevel', 'warn'], {
  FUST_SERVER: SERVER,
})
void once(web, 'exit').then(() => process.kill(process.pid, 'SIGTERM'))
let server = launchServer('aloud')

const whenServerChanged = settled(async (files) => {
  if (files.some((file) => file.endsWith('.graphql'))) await generate()
  server.kill('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  server = launchServer('quietly')
})
for (const folder of ['apps/server', 'apps/simulators', 'packages', 'breweries']) onChange(folder, whenServerChanged)
const whenWebChanged = settled(async (files) => {
  if (files.some(hasDocument)) await generate()
})
onChange('apps/web/src', whenWebChanged)

while (!(await answers(`${SERVER}/ready`)) || !(await answers(WEB))) await sleep(ASKS_EVERY_MS)
console.log(`ready in ${((performance.now() - startedMs) / 1000).toFixed(1)} s; changes show by themselves`)

function launchServer(how: 'aloud' | 'quietly'): ChildProcess {
  return launch('node', ['tools/dev/server.ts', how], {
    PORT: String(SERVER_PORT),
    PUBLIC_URL: WEB,
    DATABASE_URL: database.url,
  })
}

function launch(program: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  tellWatchman(child.pid)
  return child
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  return answer?.ok === true
}

async function generate(): Promise<void> {
  const { code, output } = await runCommand('node', ['tools/codegen.ts'])
  if (code !== 0) console.log(output)
}

function onChange(folder: string, changed: (file: string) => void): void {
  watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
    const file = path.posix.join(folder, (name ?? '').replaceAll(path.sep, '/'))
    if (!GENERATED_OR_TEST.test(file)) changed(file)
  })
}

/** Hears of changes until it is quiet for a moment, and does the work for all of them, never twice at a time. */
function settled(work: (files: string[]) => Promise<void>): (file: string) => void {
  let files: string[] = []
  let working = Promise.resolve()
  const quiet = () => {
    const changed = files.splice(0)
    working = working.then(() => work(changed))
  }
  let timer: NodeJS.Timeout | undefined
  return (file) => {
    files.push(file)
    clearTimeout(timer)
    timer = setTimeout(quiet, SETTLED_MS)
  }
}

function hasDocument(file: string): boolean {
  try {
    return /\bgraphql\(\s*`/.test(readFileSync(path.join(ROOT, file), 'utf8'))
  } catch {
    return false // it has gone
  }
}
