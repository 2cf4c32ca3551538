import { createHash } from 'node:crypto'
import { mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { type Account, canReach, serverAccount } from './account.ts'
import { binary, type Binaries, copyBinaries, packagedBinaries } from './binaries.ts'
import { NotStarted } from './not-started.ts'

export type StartLog = { info: (message: string) => void }

/** Where a server keeps its things, what runs it and as whom. */
export type Place = { home: string; binaries: Binaries; account: Account }

const CHECKOUT = path.resolve(import.meta.dirname, '../../..')
/** Where a checkout keeps what it can make again or what belongs to this machine only. */
export const LOCAL_FOLDER = path.join(CHECKOUT, '.fust')
const SYSTEM_FOLDER = `/var/lib/fust/${createHash('sha256').update(CHECKOUT).digest('hex').slice(0, 12)}`

/**
 * The checkout's `.fust/postgres`, or the folder asked for. Where root has to hand PostgreSQL to an account that cannot
 * get into the checkout, binaries and the data in `.fust` move under /var/lib/fust.
 */
export function choosePlace(dataDir: string | undefined, installed: Binaries | undefined, log: StartLog): Place {
  const asked = path.resolve(dataDir ?? path.join(LOCAL_FOLDER, 'postgres'))
  const account = serverAccount(path.join(asked, 'cluster'))
  const binaries = installed ?? reachablePackage(account)
  if (makeHome(asked, account)) return { home: asked, binaries, account }
  if (!asked.startsWith(LOCAL_FOLDER)) throw new NotStarted(cannotReach(asked, account))
  const home = path.join(SYSTEM_FOLDER, path.relative(LOCAL_FOLDER, asked))
  if (!makeHome(home, account)) throw new NotStarted(cannotReach(home, account))
  log.info(`PostgreSQL does not run as root and no other account can read ${CHECKOUT}: its data is in ${home}`)
  return { home, binaries, account }
}

function reachablePackage(account: Account): Binaries {
  const packaged = packagedBinaries()
  return canReach(account, readBy(packaged)) ? packaged : copyBinaries(packaged, SYSTEM_FOLDER)
}

function makeHome(home: string, account: Account): boolean {
  const created = mkdirSync(home, { recursive: true })
  if (canReach(account, [home])) return true
  if (created) rmdirSync(home)
  return false
}

function readBy(binaries: Binaries): string[] {
  return [binary(binaries, 'postgres'), binary(binaries, 'initdb'), path.join(binaries.folder, 'share/postgresql')]
}

function cannotReach(folder: string, account: Account): string {
  return `PostgreSQL does not run as root, and account ${account?.uid} cannot read ${folder}: open its parent folders, choose another data folder, or set DATABASE_URL`
}
