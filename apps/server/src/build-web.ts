import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

const SOURCES = ['apps/web/{src,public}/**/*', 'apps/web/*.{html,ts,json}', 'packages/*/src/**/*']
/** What a demo shows, and which script of the web app makes it. */
const BUILDS = [
  { name: 'the web app', script: 'build', page: 'apps/web/dist/index.html' },
  { name: 'its style guide', script: 'build:styleguide', page: 'apps/web/dist-styleguide/styleguide.html' },
  { name: 'the pages of its interface', script: 'build:api', page: 'apps/web/dist-api/api.html' },
] as const

type Building = { productFolder: string; print: (line: string) => void }

/** Builds the web app and what a demo shows beside it, when there is none, or an older one than its sources. */
export async function buildWeb({ productFolder, print }: Building): Promise<void> {
  const changedMs = newest(productFolder)
  for (const { name, script, page } of BUILDS) {
    const built = path.join(productFolder, page)
    if (existsSync(built) && statSync(built).mtimeMs >= changedMs) continue
    print(`Building ${name} …`)
    await runScript(script, productFolder)
  }
}

async function runScript(script: string, productFolder: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script, '-w', 'apps/web'], {
    cwd: productFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`npm run ${script} failed in apps/web:\n${output}`)
}

function newest(productFolder: string): number {
  const times = globSync(SOURCES, { cwd: productFolder }).map(
    (file) => statSync(path.join(productFolder, file)).mtimeMs,
  )
  return Math.max(0, ...times)
}
