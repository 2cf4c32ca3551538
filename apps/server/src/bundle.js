// JavaScript, as `main.js` reads it before anything of TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CHECKOUT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = ['apps/server/src', 'packages/contract/src', 'packages/domain/src']
const INSTALLED = 'package-lock.json'

export const BUNDLE_FOLDER = path.join(CHECKOUT, 'apps/server/dist')
/** In the bundle's folder: what it was made from. */
export const MADE_FROM = 'made-from'

/** Whether there is a bundle that was made from exactly what lies here: an older one never runs. */
export function isBundleCurrent() {
  const note = path.join(BUNDLE_FOLDER, MADE_FROM)
  return existsSync(note) && readFileSync(note, 'utf8') === fingerprint()
}

/** One word for all that goes into the bundle. */
export function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => hash.update(file).update(readFileSync(path.join(CHECKOUT, file)))
  add(INSTALLED)
  for (const folder of SOURCES)
    for (const file of readdirSync(path.join(CHECKOUT, folder), { recursive: true }).toSorted())
      if (/(?<!\.(test|builders))\.(ts|js)$/.test(file)) add(path.join(folder, file))
  return hash.digest('hex')
}
