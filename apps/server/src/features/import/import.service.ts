import { asOneLine } from '@fust/domain/text'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Clock } from '#platform/clock.ts'
import { withImportedBudgets, writeImportedStock } from '#features/ledgers/index.ts'
import { OTHER_TABLES, SETTINGS_TABLE, TABLES, type Table } from './format/index.ts'
import { settingChanges, type SettingTree } from './format/setting-changes.ts'
import type { BreweryFile } from './format/settings.ts'
import { loadFolder, type ImportProgress, type Loaded } from './load-folder.ts'
import { Faults, type ImportFault } from './read/faults.ts'
import { whyNoFolder } from './read/folder.ts'
import { removalsOf, TABLES_THAT_LOSE, type Removal } from './removals.ts'
import { checkStaged } from './store/checks.store.ts'
import { countRows } from './store/counts.store.ts'
import {
  makeRoomForDefaults,
  mergeStaged,
  MOST_EXAMPLES,
  NONE,
  removeOmitted,
  type Changes,
} from './store/merge.store.ts'
import { rolesOfAdministrator } from './store/role-permissions.store.ts'
import { noteSearchChanges, rebuildNotedSearch } from './store/product-search.store.ts'
import { checkSpecialRules } from './store/special-checks.store.ts'
import { checkStaffRoles, readStaffRoles, type StaffRoles } from './store/staff-roles.store.ts'
import { folderDigest } from './read/folder-digest.ts'
import { readBreweryFile } from './read/brewery-file.ts'
import { lastDigest, writeAudit, writeFailure } from './store/audit.store.ts'
import { readBreweryName } from './store/export.store.ts'
import { advanceOrderNumber, mergeOrderEvents } from './store/orders.store.ts'
import {
  keepAccepted,
  keepDeactivated,
  leaveOutErased,
  setDemoPassword,
  uninvitedPeople,
  usersWithoutPassword,
  withdrawDemoPasswords,
} from './store/passwords.store.ts'
import { dropFormerSizes } from './store/pictures.store.ts'
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
  /** Look only: what would come, change and go, and nothing of it is kept. */
  isDryRun?: boolean
  /** The folder is a part: its rows come in, and nothing goes. */
  isPartial?: boolean
  /** More than a tenth of a table may go. */
  allowsRemovals?: boolean
  /** Leaves an invitation by mail for people who have no password and no invitation yet. */
  invites?: (tx: PoolClient, people: readonly string[]) => Promise<void>
  hashPassword: (password: string) => Promise<string>
}

export type ImportSummary = {
  brewery: string
  /** Per table of the database: rows in the folder, and what they changed. */
  tables: Record<string, Changes & { rows: number }>
  changes: number
  /** People whose demo password was taken away, as the brewery is no demo any more. */
  withdrawnPasswords: number
  /** People without a password whom nobody invited: an invitation goes to them, or would. */
  uninvited: number
  /** People of the folder who were erased: their rows are left out. */
  erased: number
  /** Roles that have what the administrator gives them, whatever the folder says. */
  keptRoles: string[]
  /** Roles of the brewery's own people. */
  staffRoles: StaffRoles
  /** What came in, and some readers go without; and how many more there are than are listed. */
  warnings: ImportFault[]
  moreWarnings: number
}

export type FolderRefused = { code: 'brewery-folder-refused'; faults: ImportFault[]; more: number }
/** More would go than anybody said may. */
export type RemovalsRefused = { code: 'removals-refused'; removals: Removal[]; summary: ImportSummary }

/** Whether this folder, as it is now, is the one that was imported last. */
export async function isImported({ pool, folder }: { pool: Pool; folder: string }): Promise<boolean> {
  return (await folderDigest(folder)) === (await lastDigest(pool))
}

/** The name of the brewery that the database holds; undefined: it holds none. */
export const storedBrewery = readBreweryName

/** The name of the brewery of a folder; undefined where it cannot be read. */
export async function breweryOf(folder: string): Promise<string | undefined> {
  return (await readBreweryFile(folder, new Faults(), {})).brewery?.name
}

/** Brings a brewery folder into the tables: everything or nothing, and nothing twice. That one failed is written down. */
export async function importBrewery(
  request: ImportRequest,
): Promise<Outcome<ImportSummary, FolderRefused | RemovalsRefused>> {
  const outcome = await tryImport(request)
  if (!outcome.ok && request.isDryRun !== true)
    await writeFailure(request.pool, request.clock.now(), namesOf(outcome.refusal))
  return outcome
}

const namesOf = (refusal: FolderRefused | RemovalsRefused): string[] =>
  refusal.code === 'removals-refused'
    ? refusal.removals.map(({ of }) => of)
    : [...new Set(refusal.faults.map(({ file }) => file))]

async function tryImport(request: ImportRequest): Promise<Outcome<ImportSummary, FolderRefused | RemovalsRefused>> {
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
    const brought = await bringIn(client, request, faults)
    await end(client, { isKept: brought?.ok === true && request.isDryRun !== true })
    return brought ?? refused(faults)
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

async function end(client: PoolClient, { isKept }: { isKept: boolean }): Promise<void> {
  // What is checked at the end of a transaction only is checked of one that is taken back as well.
  await client.query('set constraints all immediate')
  if (isKept) await advanceOrderNumber(client)
  await client.query(isKept ? 'commit' : 'rollback')
}

const refused = (faults: Faults) =>
  refuse({ code: 'brewery-folder-refused' as const, faults: faults.list(), more: faults.more })

/** Undefined where the folder has faults. */
async function bringIn(
  client: PoolClient,
  request: ImportRequest,
  faults: Faults,
): Promise<Outcome<ImportSummary, RemovalsRefused> | undefined> {
  const { folder, filesFolder = folder, isPartial = false, onProgress = () => {} } = request
  for (const each of new Set([folder, filesFolder])) {
    const absent = await whyNoFolder(each)
    if (absent !== undefined) faults.add({ file: each, reason: absent })
  }
  if (faults.count > 0) return undefined
  const loaded = await loadFolder(client, { folder, filesFolder, isPartial }, faults, onProgress)
  const erased = await leaveOutErased(client, loaded.tables)
  await checkLoaded(client, loaded, { isPartial, faults, onProgress })
  const { brewery } = loaded
  if (!brewery || faults.count > 0) return undefined
  const demo = await demoPassword(client, request, loaded, brewery)
  await keepAccepted(client, loaded.tables)
  await keepDeactivated(client, loaded.tables)
  const uninvited = await uninvitedPeople(client, loaded.tables)
  const staffRoles = await readStaffRoles(client, loaded.tables)
  const now = request.clock.now()
  const before = await countRows(client, TABLES_THAT_LOSE)
  const merged = await mergeLoaded(client, loaded, { brewery, isPartial, now, onProgress })
  await checkStaffRoles(client, loaded.tables, faults)
  if (faults.count > 0) return undefined
  const withdrawnPasswords = brewery.demo === true ? 0 : await withdrawDemoPasswords(client)
  // Of a demo everybody knows the password, and the rest are examples.
  const isSilent = brewery.demo === true && !request.invites
  const keptRoles = await rolesOfAdministrator(client)
  const summary = {
    ...merged,
    withdrawnPasswords,
    uninvited: isSilent ? 0 : uninvited.length,
    erased,
    keptRoles,
    staffRoles,
    warnings: loaded.warnings.list(),
    moreWarnings: loaded.warnings.more,
  }
  const settings = settingChanges(loaded.stored, tree(brewery)).before
  const removals = removalsOf(
    merged.tables,
    new Map([...before, [SETTINGS_TABLE.table, settings]]),
    await countRows(client, TABLES_THAT_LOSE),
  )
  if (removals.length > 0 && request.allowsRemovals !== true)
    return refuse({ code: 'removals-refused', removals, summary })
  const digest = await folderDigest(folder)
  if (merged.changes + withdrawnPasswords > 0 || digest !== (await lastDigest(client)))
    await writeAudit(client, now, brewery.name, { digest, changes: countsOf(merged.tables), withdrawnPasswords })
  if (demo) await setDemoPassword(client, demo)
  await request.invites?.(client, uninvited)
  return accept(summary)
}

/** For the audit trail: the examples may name people. */
const countsOf = (tables: ImportSummary['tables']) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, { rows, added, changed, removed }]) => [
      table,
      { rows, added: added.count, changed: changed.count, removed: removed.count },
    ]),
  )

type Merging = {
  brewery: BreweryFile
  isPartial: boolean
  now: Date
  onProgress: (progress: ImportProgress) => void
}

async function checkLoaded(
  client: PoolClient,
  { tables, incomplete }: Loaded,
  { isPartial, faults, onProgress }: Pick<Merging, 'isPartial' | 'onProgress'> & { faults: Faults },
): Promise<void> {
  const byTable = new Map(tables.map((table) => [table.table, table]))
  const files = new Map([...OTHER_TABLES, ...TABLES].map(({ table, file }) => [table, file]))
  for (const table of tables) {
    onProgress({ step: 'checking', file: table.file, rows: 0 })
    await checkStaged(client, table, { loaded: byTable, incomplete, files }, faults)
  }
  await checkSpecialRules(client, { staged: new Set(byTable.keys()), isPartial }, faults)
}

async function mergeLoaded(
  client: PoolClient,
  { tables, rows, stored }: Loaded,
  { brewery, isPartial, now, onProgress }: Merging,
): Promise<Pick<ImportSummary, 'brewery' | 'tables' | 'changes'>> {
  const staged = new Set(tables.map(({ table }) => table))
  const changes: ImportSummary['tables'] = {}
  await noteSearchChanges(client, staged)
  for (const table of tables) {
    const count = rows.get(table.table) ?? 0
    onProgress({ step: 'writing', file: table.file, rows: count })
    changes[table.table] = { rows: count, removed: NONE, ...(await mergeOne(client, table, { isPartial, now })) }
    if (table.table === 'product')
      changes['product_category'] = { rows: 0, ...(await mergeProductCategories(client, { isPartial })) }
  }
  for (const table of tables.toReversed()) {
    const removed = await removeOmitted(client, table, now)
    changes[table.table] = { rows: 0, added: NONE, changed: NONE, ...changes[table.table], removed }
  }
  await dropFormerSizes(client)
  changes[SETTINGS_TABLE.table] = { rows: rows.get(SETTINGS_TABLE.table) ?? 0, ...changedSettings(stored, brewery) }
  onProgress({ step: 'writing', file: 'search', rows: 0 })
  await rebuildNotedSearch(client)
  const total = Object.values(changes).reduce(
    (sum, { added, changed, removed }) => sum + added.count + changed.count + removed.count,
    0,
  )
  return { brewery: brewery.name, tables: changes, changes: total }
}

/** A row of the table is a group of settings; people look for the one that they wrote. */
function changedSettings(stored: SettingTree, brewery: BreweryFile): Changes {
  const { added, changed, removed } = settingChanges(stored, tree(brewery))
  const asTouched = (examples: string[], most = MOST_EXAMPLES) => ({
    count: examples.length,
    examples: examples.slice(0, most),
  })
  return {
    added: asTouched(added),
    changed: asTouched(changed),
    removed: asTouched(removed, MOST_SETTINGS),
  }
}

// All that a brewery can have, but for texts of its own.
const MOST_SETTINGS = 50

// They are a table of their own.
const tree = (brewery: BreweryFile): SettingTree => ({ ...brewery, holidays: undefined })

/** Some files do more than fill one table. */
async function mergeOne(
  client: PoolClient,
  table: Table,
  { isPartial, now }: Pick<Merging, 'isPartial' | 'now'>,
): Promise<Omit<Changes, 'removed'>> {
  if (table.table === 'order_event') return { added: await mergeOrderEvents(client, { isPartial }), changed: NONE }
  if (table.table === 'budget') return withImportedBudgets(client, now, () => mergeStaged(client, table, now))
  if (table.table === 'stock') await writeImportedStock(client, now)
  if (table.table === 'ship_to_method') await makeRoomForDefaults(client)
  return mergeStaged(client, table, now)
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

/** A rule that only the tables know (SQLSTATE 22… and 23…): a fault of the folder, not of the program. */
function constraintFault(error: unknown): ImportFault | undefined {
  if (!(error instanceof DatabaseError) || !/^2[23]/.test(error.code ?? '')) return undefined
  const file = TABLES.find(({ table }) => table === error.table)?.file ?? 'the folder'
  const said = [error.message, error.detail].filter(Boolean).join(': ')
  return { file, reason: asOneLine(`the tables refuse a row (${said}): correct it, or leave it out`) }
}
