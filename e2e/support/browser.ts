import { chromium, type LaunchOptions } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** A browser that journeys can run in, and which one it is. */
export type Browser = { said: string; program: string; launch: Pick<LaunchOptions, 'executablePath' | 'env'> }

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name))

// What draws for no window takes a third less time.
const WITHOUT_WINDOWS = onPath('chromium-headless-shell')
const WITH_WINDOWS = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'].flatMap(onPath),
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((file) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => path.join(process.env[name] ?? '', file)),
  ),
}

const NONE =
  'There is no browser for the journeys: install Chromium, Chrome or Edge, or run npx playwright install chromium'

let found: Browser | undefined

/** One that is installed, else Playwright's own, else the one that comes along as a package. */
export function findBrowser(): Browser {
  found ??= installedBrowser(WITHOUT_WINDOWS) ?? browserWithWindows() ?? playwrightsOwn() ?? packagedBrowser()
  if (!found) throw new Error(NONE)
  return found
}

/** An installed one that can show notifications, which those without windows cannot. */
export function browserWithWindows(): Browser | undefined {
  const { platform } = process
  return platform === 'linux' || platform === 'darwin' || platform === 'win32'
    ? installedBrowser(WITH_WINDOWS[platform])
    : undefined
}

function installedBrowser(places: readonly string[]): Browser | undefined {
  for (const program of places.filter((file) => existsSync(file))) {
    const version = versionOf(program)
    if (version) return { said: `${version}, installed at ${program}`, program, launch: { executablePath: program } }
  }
  return undefined
}

function playwrightsOwn(): Browser | undefined {
  const program = chromium.executablePath()
  const version = existsSync(program) && versionOf(program)
  return version ? { said: `${version}, Playwright's own`, program, launch: {} } : undefined
}

const PACKAGE = '@sparticuz/chromium'
const CHECKOUT = path.resolve(import.meta.dirname, '../..')

/** A headless Chromium for Linux on x64 with the libraries that a machine without a desktop lacks, unpacked once. */
function packagedBrowser(): Browser | undefined {
  const description = findPackageJSON(PACKAGE, import.meta.url)
  if (process.platform !== 'linux' || process.arch !== 'x64' || !description) return undefined
  const folder = path.join(CHECKOUT, '.fust', `chromium-${versionIn(description)}`)
  if (!existsSync(folder)) unpack(path.join(path.dirname(description), 'bin'), folder)
  const program = path.join(folder, 'chromium')
  const env = { FONTCONFIG_PATH: path.join(folder, 'fonts'), LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }
  const version = versionOf(program, env)
  if (!version) return undefined
  return {
    said: `${version}, of the package ${PACKAGE}`,
    program,
    launch: { executablePath: program, env: { ...definedEnvironment(), ...env } },
  }
}

// The package unpacks into the folder for temporary files and takes what lies there for whole: it gets one of its own.
function unpack(packed: string, folder: string): void {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
    path.join(packed, name),
  )
  const script = `import { inflate } from '${PACKAGE}'\nfor (const file of ${JSON.stringify(files)}) await inflate(file)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: CHECKOUT,
    env: { ...process.env, TMPDIR: unfinished },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${PACKAGE} could not be unpacked:\n${stderr}`)
  if (!existsSync(folder)) renameSync(unfinished, folder)
  rmSync(unfinished, { recursive: true, force: true })
}

/** What the program calls itself; undefined for one that does not start. */
function versionOf(program: string, env: Record<string, string> = {}): string | undefined {
  // Chrome on Windows opens a window instead of an answer.
  if (process.platform === 'win32') return path.basename(program, '.exe')
  const { status, stdout } = spawnSync(program, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function versionIn(description: string): string {
  const told: unknown = JSON.parse(readFileSync(description, 'utf8'))
  return typeof told === 'object' && told !== null ? String(Reflect.get(told, 'version')) : ''
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
