import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Clock } from '#platform/clock.ts'
import { withImportedBudgets, writeImportedStock } from '#features/ledgers/index.ts'
import { TABLES, OTHER_TABLES, type Table } from './format/index.ts'
import type { BreweryFile } from './format/settings.ts'
import { loadFolder, type ImportProgress, type Loaded } from './load-folder.ts'
import { Faults, type ImportFault } from './read/faults.ts'
import { checkStaged } from './store/checks.store.ts'
import { mergeStaged, removeOmitted, type Changes } from './store/merge.store.ts'
import { noteSearchChanges, rebuildNotedSearch } from './store/product-search.store.ts'
import { checkSpecialRules } from './store/special-checks.store.ts'
import { folderDigest } from './read/folder-digest.ts'
import { lastDigest, writeAudit } from './store/audit.store.ts'
import { advanceOrderNumber, mergeOrderEvents } from './store/orders.store.ts'
import { setDemoPassword, usersWithoutPassword, withdrawDemoPasswords } from './store/passwords.store.ts'
import { mergeProductCategories } from './store/product-categories.store.ts'

export type ImportRequest = {
  pool: Pool
  folder: string
  clock: Clock
  /** Where `media/` and `documents/` are, when not in the folder itself. */
  filesFolder?: string
  onProgress?: (progress: ImportProgress) => void
  /** Give people without a password the demo password of a demo brewery. */
  demoPasswords?: boolean
  hashPassword: (password: string) => Promise<string>
}

export type ImportSummary = {
  brewery: string
  /** Per table of the database: rows in the folder, and what they changed. */
  tables: Record<string, Changes & { rows: number }>
  changes: number
  /** People whose demo password was taken away, as the brewery is no demo any more. */
  withdrawnPasswords: number
}

export type FolderRefused = { code: 'brewery-folder-refused'; faults: ImportFault[]; more: number }

/** Whether this folder, as it is now, is the one that was imported last. */
export async function isImported({ pool, folder }: { pool: Pool; folder: string }): Promise<boolean> {
  return (await folderDigest(folder)) === (await lastDigest(pool))
}

/** Brings a brewery folder into the tables: everything or nothing, and nothing twice. */
export async function importBrewery(request: ImportRequest): Promise<Outcome<ImportSummary, FolderRefused>> {
  const faults = new Faults()
  const client = await request.pool.connect()
  try {
    await client.query('begin')
    // One import at a time; reading a large folder takes longer than a page may.
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local idle_in_transaction_session_timeout = 0`)
    await client.query(`set local lock_timeout = 0`)
    await client.query(`select pg_advisory_xact_lock(hashtext('import-brewery'))`)
    await client.query(`set local lock_timeout = '30s'`)
    const summary = await importInto(client, request, faults)
    await client.query(summary ? 'commit' : 'rollback')
    return summary ? accept(summary) : refused(faults)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const fault = constraintFault(error)
    if (!fault) throw error
    faults.add(fault)
    return refused(faults)
  } finally {
    client.release()
  }
}

const refused = (faults: Faults) =>
  refuse({ code: 'brewery-folder-refused' as const, faults: faults.list(), more: faults.more })

async function importInto(
  client: PoolClient,
  request: ImportRequest,
  faults: Faults,
): Promise<ImportSummary | undefined> {
  const onProgress = request.onProgress ?? (() => {})
  const loaded = await loadFolder(client, request.folder, request.filesFolder ?? request.folder, faults, onProgress)
  await checkLoaded(client, loaded, faults, onProgress)
  const { brewery } = loaded
  if (!brewery || faults.count > 0) return undefined
  const demo = await demoPassword(client, request, loaded, brewery)
  const now = request.clock.now()
  const merged = await mergeLoaded(client, loaded, brewery.name, now, onProgress)
  const withdrawnPasswords = brewery.demo === true ? 0 : await withdrawDemoPasswords(client)
  const digest = await folderDigest(request.folder)
  if (merged.changes + withdrawnPasswords > 0 || digest !== (await lastDigest(client)))
    await writeAudit(client, now, brewery.name, { digest, changes: merged.tables, withdrawnPasswords })
  if (demo) await setDemoPassword(client, demo)
  return { ...merged, withdrawnPasswords }
}

async function checkLoaded(
  client: PoolClient,
  { tables, incomplete }: Loaded,
  faults: Faults,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  const byTable = new Map(tables.map((table) => [table.table, table]))
  const files = new Map([...OTHER_TABLES, ...TABLES].map(({ table, file }) => [table, file]))
  for (const table of tables) {
    onProgress({ step: 'checking', file: table.file, rows: 0 })
    await checkStaged(client, table, { loaded: byTable, incomplete, files }, faults)
  }
  await checkSpecialRules(client, new Set(byTable.keys()), faults)
}

async function mergeLoaded(
  client: PoolClient,
  { tables, rows }: Loaded,
  brewery: string,
  now: Date,
  onProgress: (progress: ImportProgress) => void,
): Promise<Omit<ImportSummary, 'withdrawnPasswords'>> {
  const staged = new Set(tables.map(({ table }) => table))
  const changes: ImportSummary['tables'] = {}
  await noteSearchChanges(client, staged)
  for (const table of tables) {
    onProgress({ step: 'writing', file: table.file, rows: rows.get(table.table) ?? 0 })
    changes[table.table] = { rows: rows.get(table.table) ?? 0, removed: 0, ...(await mergeOne(client, table, now)) }
    if (table.table === 'product') changes['product_category'] = { rows: 0, ...(await mergeProductCategories(client)) }
  }
  for (const table of tables.toReversed()) {
    const removed = await removeOmitted(client, table, now)
    changes[table.table] = { rows: 0, added: 0, changed: 0, ...changes[table.table], removed }
  }
  onProgress({ step: 'writing', file: 'search', rows: 0 })
  await rebuildNotedSearch(client)
  const total = Object.values(changes).reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
  return { brewery, tables: changes, changes: total }
}

/** Some files do more than fill one table. */
async function mergeOne(client: PoolClient, table: Table, now: Date): Promise<Omit<Changes, 'removed'>> {
  if (table.table === 'order_event') return { added: await mergeOrderEvents(client), changed: 0 }
  if (table.table === 'budget') return withImportedBudgets(client, now, () => mergeStaged(client, table, now))
  if (table.table === 'stock') await writeImportedStock(client, now)
  const merged = await mergeStaged(client, table, now)
  if (table.table === 'sales_order') await advanceOrderNumber(client)
  return merged
}

/** Who gets the demo password. One hash serves all: what it is of stands in the folder. */
async function demoPassword(
  client: PoolClient,
  { demoPasswords: isWanted = false, hashPassword }: ImportRequest,
  { tables }: Loaded,
  brewery: BreweryFile,
): Promise<{ people: string[]; hash: string } | null> {
  const password = brewery.demo === true && isWanted ? brewery.demo_password : undefined
  if (password === undefined || !tables.some(({ table }) => table === 'portal_user')) return null
  const people = await usersWithoutPassword(client)
  return people.length === 0 ? null : { people, hash: await hashPassword(password) }
}

/** A rule that only the tables know (SQLSTATE 23…): a fault of the folder, not of the program. */
function constraintFault(error: unknown): ImportFault | undefined {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith('23')) return undefined
  const file = TABLES.find(({ table }) => table === error.table)?.file ?? error.table ?? 'brewery.yaml'
  return { file, reason: [error.message, error.detail].filter(Boolean).join(': ') }
}
