import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { trackedFiles } from '../checks/tracked-files.ts'
import { ROOT } from '../gate/run-command.ts'

/** A copy of the sources to spoil, with the same packages. */
export type Copy = {
  root: string
  /** Writes a file that is not there, or the changed text of one that is; `restore` undoes all of it. */
  plant: (file: string, change: string | ((text: string) => string)) => void
  restore: () => void
  remove: () => void
}

// What the static checks can do without.
const NOT_NEEDED = /^(docs\/(?!requirements\/)|breweries\/)|\.test\.tsx?$|\.(png|jpe?g|webp|woff2|pdf)$/

/** Copies what static checks need, or, for tests to run in it, everything. */
export function copyOfCheckout({ isWhole = false } = {}): Copy {
  const root = mkdtempSync(path.join(tmpdir(), 'fust-planted-'))
  const files = trackedFiles(ROOT).filter((file) => isWhole || !NOT_NEEDED.test(file))
  for (const file of files) cpSync(path.join(ROOT, file), path.join(root, file))
  linkPackages(root)
  const planted = new Map<string, string | undefined>()
  return {
    root,
    plant: (file, change) => {
      const target = path.join(root, file)
      const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined
      if (!planted.has(file)) planted.set(file, before)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, typeof change === 'string' ? change : change(before ?? ''))
    },
    restore: () => {
      for (const [file, before] of planted) {
        if (before === undefined) rmSync(path.join(root, file))
        else writeFileSync(path.join(root, file), before)
      }
      planted.clear()
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** Gives a copy the packages of this checkout; our own workspaces come from the copy. */
export function linkPackages(root: string): void {
  const modules = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(root, 'node_modules/@fust'), { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@fust') symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name))
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(path.join(root, folder))) {
      symlinkSync(path.join(root, folder, name), path.join(root, 'node_modules/@fust', name))
      const nested = path.join(ROOT, folder, name, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, path.join(root, folder, name, 'node_modules'))
    }
  }
}
