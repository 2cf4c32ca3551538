import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Patch } from './patches.ts'

/** The guards that were seen to be missed, each with the hash of what was seen: committed, read in a clean clone. */
export const PROVEN_FILE = 'proof/guards/proven.json'

/** The guards whose patch, patched files or proof differ from what was last seen to turn red. */
export function unprovenGuards(patches: readonly Patch[], root: string): Patch[] {
  const proven = readProven(root)
  return patches.filter((patch) => proven[nameOf(patch)] !== hashOfGuard(patch, root))
}

/** Notes that these guards were just seen to be missed; those whose patch is gone are forgotten. */
export function noteProven(
  seen: readonly { patch: Patch; hash: string }[],
  patches: readonly Patch[],
  root: string,
): void {
  const now = { ...readProven(root), ...Object.fromEntries(seen.map(({ patch, hash }) => [nameOf(patch), hash])) }
  const existing = patches.map(nameOf).filter((name) => name in now)
  const sorted = Object.fromEntries(existing.toSorted().map((name) => [name, now[name]]))
  writeFileSync(path.join(root, PROVEN_FILE), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** One hash of the patch, the files that it changes and the proof, as they stand in `root`. */
export function hashOfGuard(patch: Patch, root: string): string {
  const hash = createHash('sha256')
  for (const file of [path.join('proof/guards', path.basename(patch.file)), patch.proof, ...patchedFiles(patch)]) {
    const at = path.join(root, file)
    hash.update(`${file}\n${existsSync(at) ? readFileSync(at, 'utf8') : ''}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** The files that a patch changes. */
export function patchedFiles({ file }: Patch): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].flatMap(([, name]) => name ?? [])
}

const nameOf = ({ file }: Patch) => path.basename(file, '.patch')

function readProven(root: string): Record<string, unknown> {
  const file = path.join(root, PROVEN_FILE)
  const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return typeof read === 'object' && read !== null ? { ...read } : {}
}
