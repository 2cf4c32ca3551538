import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.fust/**', '.git/**']

/** The files of the checkout, relative to its root: as git lists them, or all of them where there is no git. */
export function trackedFiles(root: string): string[] {
  return listByGit(root).filter((file) => existsSync(path.join(root, file)))
}

function listByGit(root: string): string[] {
  if (!existsSync(path.join(root, '.git'))) return listByName(root)
  // A checkout may belong to another account than the one that tests it.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '-z']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listed.split('\0').filter((file) => file !== '' && !/(^|\/)node_modules$/.test(file))
}

function listByName(root: string): string[] {
  return globSync('{*,.*,**/*,.ci/*}', { cwd: root, exclude: NOT_OURS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
