import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const FIRST_SCREEN_BYTES = 150 * 1024
export const FURTHER_SCREEN_BYTES = 40 * 1024

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
export type Manifest = Readonly<Record<string, Chunk>>

/** What a place of the web app loads as script: when it is opened first, and when one comes from another screen. */
export type ScreenScripts = { screen: string; firstBytes: number; furtherBytes: number }

const TEXTS = 'src/i18n/nl.json'
const VISITOR_SCREENS = ['src/features/session/login-page.tsx']
// The header's cart stands on the screens of whoever is signed in; over the products stands the order bar.
const AROUND_SCREENS = 'src/app/around-screens.ts'
const ORDER_BAR = 'src/features/delivery/order-bar.tsx'
const WITH_ORDER_BAR = /^src\/features\/(catalogue|brands)\//
const SCREEN = /^src\/features\/.*-page\.tsx$/

/** Sizes of every screen that is loaded by itself, beside the files that `index.html` loads; `sizeOf` tells what a file weighs on the wire. */
export function screenScripts(
  manifest: Manifest,
  shellFiles: readonly string[],
  sizeOf: (file: string) => number,
): ScreenScripts[] {
  const weigh = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)
  const shellKeys = Object.keys(manifest).filter((key) => shellFiles.includes(manifest[key]?.file ?? ''))
  const shell = closureOf(manifest, [...shellKeys, TEXTS])
  const signedIn = shell.union(closureOf(manifest, [AROUND_SCREENS]))
  return screensOf(manifest).map((screen) => {
    const around = VISITOR_SCREENS.includes(screen) ? shell : signedIn
    // Where a screen's data is asked for before it is drawn, that is a file beside it.
    const start = screen.replace(/([\w-]+)-page\.tsx$/, 'start-$1.ts')
    const bar = WITH_ORDER_BAR.test(screen) ? [ORDER_BAR] : []
    const all = around.union(closureOf(manifest, [screen, start, ...bar]))
    return { screen, firstBytes: weigh(all), furtherBytes: weigh(all.difference(around)) }
  })
}

/** The screens of the built web app that load more than their budget. */
export function scriptBudgetProblems(screens: readonly ScreenScripts[]): string[] {
  return screens.flatMap(({ screen, firstBytes, furtherBytes }) => [
    ...(firstBytes > FIRST_SCREEN_BYTES ? [`${screen} opens with ${kilobytes(firstBytes)} of script`] : []),
    ...(furtherBytes > FURTHER_SCREEN_BYTES ? [`${screen} adds ${kilobytes(furtherBytes)} of script`] : []),
  ])
}

/** The screens as they were last built, by the brotli files that the server sends. */
export function builtScreens(root: string): ScreenScripts[] {
  const dist = path.join(root, 'apps/web/dist')
  const manifest: unknown = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('The build left no manifest')
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const shellFiles = Array.from(page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g), ([, file = '']) => file)
  if (shellFiles.length === 0) throw new Error('The built page loads no script')
  return screenScripts(manifest, shellFiles, (file) =>
    file.endsWith('.js') ? statSync(path.join(dist, `${file}.br`)).size : 0,
  )
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

// Vite writes it; that it is one is all there is to ask.
const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

function screensOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => SCREEN.test(key) && manifest[key]?.isDynamicEntry)
}

function closureOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || reached.has(key)) continue
    reached.add(key)
    waiting.push(...(chunk.imports ?? []))
  }
  return reached
}
