// JavaScript, as `main.js` reads it before anything of TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CHECKOUT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = ['apps/server/src', 'packages/contract/src', 'packages/domain/src']
const INSTALLED = 'package-lock.json'
const ONLY_TESTED = /\.(test|builders)\.ts$/

/** Each bundle lies here in a folder named by the fingerprint of what it was made from. */
export const BUNDLES = path.join(CHECKOUT, 'apps/server/dist')
export const BUNDLE_ENTRY = 'cli.js'

/** Where to enter the bundle of exactly what lies here; undefined when there is none: an older one never runs. */
export function currentBundle() {
  const entry = path.join(BUNDLES, fingerprint(), BUNDLE_ENTRY)
  return existsSync(entry) ? entry : undefined
}

/** One word for all that goes into the bundle, or is read beside it by what does. */
export function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => hash.update(file).update(readFileSync(path.join(CHECKOUT, file)))
  add(INSTALLED)
  for (const file of SOURCES.flatMap(filesIn)) if (!ONLY_TESTED.test(file)) add(file)
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(path.join(CHECKOUT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(CHECKOUT, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
