import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { trackedFiles } from '../checks/tracked-files.ts'
import type { Check } from './check.ts'
import { ROOT } from './run-command.ts'

const CACHE_FILE = '.fust/passed-checks.json'
/** What decides what the tools do, for every check: their settings, versions and own code. */
const SETTINGS =
  /^(?:[^/]+(?<!\.md)|tools\/(?:[^/]+|(?:checks|codegen|gate)\/.+)|(?:.+\/)?(?:package|tsconfig[^/]*)\.json)$/
/** It names the installed packages; git does not list it. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Skips a check while the files that it reads are those with which it passed last. */
export function skipUnchanged(checks: readonly Check[], root = ROOT): Check[] {
  let contents: ReadonlyMap<string, string> | undefined
  return checks.map((check) => {
    const { name, reads } = check
    if (!reads) return check
    const run: Check['run'] = async () => {
      contents ??= hashFiles(root)
      const inputs = hashInputs(contents, reads)
      if (readCache(root)[name] === inputs) return { passed: 1, failed: 0, output: '', isUnchanged: true }
      const verdict = await check.run(root)
      if (verdict.failed === 0) writeCache(root, { ...readCache(root), [name]: inputs })
      return verdict
    }
    return { ...check, run }
  })
}

/** Whether a check that says that it reads these files runs again when this one changed. */
export const isInput = (file: string, reads: RegExp): boolean =>
  file === INSTALLED || SETTINGS.test(file) || reads.test(file)

function hashFiles(root: string): ReadonlyMap<string, string> {
  const files = [...trackedFiles(root), INSTALLED].filter((file) => existsSync(path.join(root, file)))
  return new Map(files.toSorted().map((file) => [file, hash('sha256', readFileSync(path.join(root, file)))]))
}

function hashInputs(contents: ReadonlyMap<string, string>, reads: RegExp): string {
  const inputs = [...contents].filter(([file]) => isInput(file, reads))
  return hash('sha256', JSON.stringify([process.version, String(reads), inputs]))
}

function readCache(root: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(path.join(root, CACHE_FILE), 'utf8')))
  } catch {
    return {} // there is none, or it was cut off: everything runs
  }
}

function writeCache(root: string, passed: Readonly<Record<string, unknown>>): void {
  const file = path.join(root, CACHE_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(passed, null, 2))
  renameSync(`${file}.${process.pid}`, file)
}
