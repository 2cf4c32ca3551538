// The server in a dozen files instead of two thousand, for `serve` and `worker`: `npm run build`.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { BUNDLE_ENTRY, BUNDLES, fingerprint } from '../apps/server/src/bundle.js'

const CLI = path.resolve(import.meta.dirname, '../apps/server/src/cli.ts')
/** Bundles the server beside its sources; `main.js` takes it for as long as they are the same. */
export async function bundleServer(bundles = BUNDLES): Promise<void> {
  const bundle = path.join(bundles, fingerprint())
  if (!existsSync(path.join(bundle, BUNDLE_ENTRY))) await makeWhole(bundle)
  const others = newestFirst(bundles).filter((other) => other !== bundle)
  // The one before may still be running, and load a piece of itself later.
  for (const old of others.slice(1)) rmSync(old, { recursive: true, force: true })
}

/** Where a start may look for it, it stands whole or not at all. */
async function makeWhole(bundle: string): Promise<void> {
  const underWay = `${bundle}-${process.pid}`
  mkdirSync(underWay, { recursive: true })
  try {
    await build({
      input: { [path.parse(BUNDLE_ENTRY).name]: CLI },
      platform: 'node',
      // Only for who installs it beside `pg`; and what production leaves out.
      external: ['pg-native', '@fust/embedded-postgres'],
      output: { dir: underWay, format: 'esm', sourcemap: true, sourcemapExcludeSources: true },
      logLevel: 'warn',
    })
    renameSync(underWay, bundle)
  } catch (error) {
    rmSync(underWay, { recursive: true, force: true })
    // Somebody else has made the same one meanwhile.
    if (!existsSync(path.join(bundle, BUNDLE_ENTRY))) throw error
  }
}

function newestFirst(bundles: string): string[] {
  return readdirSync(bundles)
    .map((name) => path.join(bundles, name))
    .map((entry) => ({ entry, madeMs: statSync(entry).mtimeMs }))
    .toSorted((a, b) => b.madeMs - a.madeMs)
    .map(({ entry }) => entry)
}

if (import.meta.main) await bundleServer()
