// The server in a dozen files instead of two thousand, for `serve` and `worker`: `npm run build`.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { BUNDLE_FOLDER, fingerprint, MADE_FROM } from '../apps/server/src/bundle.js'

const CLI = path.resolve(import.meta.dirname, '../apps/server/src/cli.ts')

/** Bundles the server beside its sources; `main.js` takes it for as long as they are the same. */
export async function bundleServer(folder = BUNDLE_FOLDER): Promise<void> {
  const madeFrom = fingerprint()
  rmSync(folder, { recursive: true, force: true })
  await build({
    input: { cli: CLI },
    platform: 'node',
    // Only for who installs it beside `pg`.
    external: ['pg-native'],
    output: { dir: folder, format: 'esm', sourcemap: true, sourcemapExcludeSources: true },
    logLevel: 'warn',
  })
  writeFileSync(path.join(folder, MADE_FROM), madeFrom)
}

if (import.meta.main) await bundleServer()
