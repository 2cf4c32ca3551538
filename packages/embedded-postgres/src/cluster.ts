import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { binary } from './binaries.ts'
import type { Place } from './place.ts'

/** An initialised data folder and the password of its only role. */
export type Cluster = Place & { data: string; password: string }

export const ROLE = 'fust'

/** PostgreSQL's tools and server read little from the environment; none of ours is handed on. */
export const SERVER_ENVIRONMENT = {
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
  SystemRoot: process.env['SystemRoot'],
}

/** The cluster of this place, made on first use. Half-made clusters never count: the folder appears by one rename. */
export async function ensureCluster(place: Place): Promise<Cluster> {
  const folder = path.join(place.home, 'cluster')
  if (!existsSync(folder)) await createCluster(place, folder)
  const password = readFileSync(path.join(folder, 'password'), 'utf8')
  return { ...place, data: path.join(folder, 'data'), password }
}

async function createCluster(place: Place, folder: string): Promise<void> {
  const unfinished = `${folder}.new-${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = path.join(unfinished, 'password')
  writeFileSync(passwordFile, randomBytes(32).toString('hex'), { mode: 0o600 })
  if (place.account) {
    for (const owned of [unfinished, passwordFile]) chownSync(owned, place.account.uid, place.account.gid)
  }
  try {
    await initialise(place, path.join(unfinished, 'data'), passwordFile)
    renameSync(unfinished, folder)
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw fault // another process may have been faster
  }
}

async function initialise(place: Place, data: string, passwordFile: string): Promise<void> {
  // The builtin C.UTF-8, since 17, folds every letter's case the same way on every platform.
  const builtin = Number.parseInt(place.binaries.version) >= 17
  const locale = builtin
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']
  const access = [`--username=${ROLE}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await promisify(execFile)(
    binary(place.binaries, 'initdb'),
    ['-D', data, ...access, ...locale, '--encoding=UTF8', '--no-instructions'],
    {
      ...place.account,
      env: SERVER_ENVIRONMENT,
      cwd: place.home,
    },
  )
}
