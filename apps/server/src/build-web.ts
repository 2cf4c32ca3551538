import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

const SOURCES = ['apps/web/{src,public}/**/*', 'apps/web/*.{html,ts,json}', 'packages/*/src/**/*']

/** Builds the web app when there is none, or an older one than its sources. */
export async function buildWeb({
  checkout,
  print,
}: {
  checkout: string
  print: (line: string) => void
}): Promise<void> {
  const index = path.join(checkout, 'apps/web/dist/index.html')
  if (existsSync(index) && statSync(index).mtimeMs >= newest(checkout)) return
  print('Building the web app …')
  const child = spawn('npm', ['run', '--silent', 'build', '-w', 'apps/web'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`)
}

function newest(checkout: string): number {
  const times = globSync(SOURCES, { cwd: checkout }).map((file) => statSync(path.join(checkout, file)).mtimeMs)
  return Math.max(0, ...times)
}
