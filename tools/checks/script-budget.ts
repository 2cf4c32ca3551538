import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const FIRST_SCREEN_BYTES = 150 * 1024
export const FURTHER_SCREEN_BYTES = 40 * 1024

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
export type Manifest = Readonly<Record<string, Chunk>>

/** What a place of the web app loads as script: when it is opened first, and when one comes from another screen. */
export type ScreenScripts = { screen: string; firstBytes: number; furtherBytes: number }

const ENTRY = 'index.html'
const TEXTS = 'src/i18n/nl.json'
const VISITOR_SCREENS = ['src/features/session/login-page.tsx']
// The header's cart and the order bar stand on the screens of whoever is signed in.
const AROUND_SCREENS = [
  'src/features/cart/mini-cart.tsx',
  'src/features/cart/cart-count.tsx',
  'src/features/delivery/order-bar.tsx',
]
const SCREEN = /-page\.tsx$/

/** Sizes of every screen that is loaded by itself; `sizeOf` tells what a file weighs on the wire. */
export function screenScripts(manifest: Manifest, sizeOf: (file: string) => number): ScreenScripts[] {
  const weigh = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)
  const shell = closureOf(manifest, [ENTRY, TEXTS])
  const signedIn = closureOf(manifest, [ENTRY, TEXTS, ...AROUND_SCREENS])
  return screensOf(manifest).map((screen) => {
    const around = VISITOR_SCREENS.includes(screen) ? shell : signedIn
    const all = around.union(closureOf(manifest, [screen]))
    return { screen, firstBytes: weigh(all), furtherBytes: weigh(all.difference(around)) }
  })
}

/** The screens of the built web app that load more than ux.md allows. */
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
  return screenScripts(manifest, (file) => (file.endsWith('.js') ? statSync(path.join(dist, `${file}.br`)).size : 0))
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

// Vite writes it; that it is one is all there is to ask.
const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

function screensOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter(
    (key) => key.startsWith('src/features/') && manifest[key]?.isDynamicEntry && SCREEN.test(key),
  )
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
