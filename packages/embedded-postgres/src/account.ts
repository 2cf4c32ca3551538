import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The operating system's account that PostgreSQL runs under; undefined is our own. */
export type Account = { uid: number; gid: number } | undefined

const NOBODY = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root: root hands it to the account that owns the data already, or to nobody. */
export function serverAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const found = statSync(dataFolder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
}

/** Whether the account may read all these paths; asked of the kernel, since any parent folder can forbid it. */
export function canReach(account: Account, paths: readonly string[]): boolean {
  if (!account) return true
  const question = 'for path; do test -r "$path" && test -x "$path" || exit 1; done'
  return spawnSync('/bin/sh', ['-c', question, 'sh', ...paths], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}
