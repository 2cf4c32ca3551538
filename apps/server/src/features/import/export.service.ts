import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { Readable } from 'node:stream'
import type { Pool, PoolClient } from 'pg'
import { stringify } from 'yaml'
import { openInside } from '#platform/files/folder-files.ts'
import { beginFolder, type NewFolder } from '#platform/files/new-folder.ts'
import { brewerySettings, marketOf } from '#features/portal/index.ts'
import { HOLIDAYS_TABLE, PAGES_TABLE, TABLES, THEME_TABLE, type Table } from './format/index.ts'
import { THEME_FILE } from './format/theme-tables.ts'
import { Faults, type ImportFault } from './read/faults.ts'
import { refusalReason } from './read/folder-refusal.ts'
import { storedObjects, storedRows, storedSettings, themeFiles, usedLanguages } from './store/export.store.ts'
import { filesToCopy } from './write/copied-files.ts'
import { pageFile } from './write/page-file.ts'
import { headerLine, rowLine, type WrittenLanguages } from './write/table-file.ts'

export type ExportRequest = {
  pool: Pool
  /** Must not exist yet or be empty. */
  folder: string
  /** Where `media/` and `documents/` are copied from. */
  filesFolder?: string
}
export type ExportSummary = { files: Record<string, number> }
export type ExportRefused =
  | { code: 'folder-not-empty' }
  | { code: 'files-refused'; faults: ImportFault[]; more: number }

/** Writes the brewery folder from the tables alone, as they stand at one moment. */
export async function exportBrewery(request: ExportRequest): Promise<Outcome<ExportSummary, ExportRefused>> {
  const { pool, filesFolder } = request
  const faults = new Faults()
  const copied = filesFolder === undefined ? [] : await filesToCopy(filesFolder, faults)
  if (faults.count > 0) return refuse({ code: 'files-refused', faults: faults.list(), more: faults.more })
  const begun = await beginFolder(request.folder)
  if (!begun.ok) return begun
  const folder = begun.value
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local idle_in_transaction_session_timeout = 0`)
    const files = await writeFolder(client, folder)
    await client.query('commit')
    if (filesFolder !== undefined) for (const name of copied) await copyFile(filesFolder, name, folder)
    return accept({ files })
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function writeFolder(client: PoolClient, folder: NewFolder): Promise<Record<string, number>> {
  const settings = await settingsOf(client)
  const languages = await usedLanguages(client, TABLES)
  for (const language of marketOf(brewerySettings(settings)).languages) languages.add(language)

  const files: Record<string, number> = { 'brewery.yaml': 1 }
  await folder.write('brewery.yaml', stringify(settings, { lineWidth: 0 }))
  files['theme'] = await writeTheme(client, folder)
  for (const table of TABLES) files[table.file] = await writeTable(client, folder, table, languages)
  const pages = await storedObjects(client, PAGES_TABLE)
  await folder.makeFolder('content')
  for (const page of pages) {
    const { path, source } = pageFile(page)
    await folder.write(path, source)
  }
  return { ...files, content: pages.length }
}

/** How the brewery looks; none where it looks as ours. */
async function writeTheme(client: PoolClient, folder: NewFolder): Promise<number> {
  const settings = (await storedObjects(client, THEME_TABLE)).map(({ name, value }) => [String(name), value] as const)
  if (settings.length > 0) await folder.write(THEME_FILE, stringify(Object.fromEntries(settings), { lineWidth: 0 }))
  let count = settings.length > 0 ? 1 : 0
  for await (const { file, content } of themeFiles(client)) {
    await folder.write(`theme/${file}`, Readable.from([content]))
    count += 1
  }
  return count
}

async function settingsOf(client: PoolClient): Promise<Record<string, unknown>> {
  return { ...(await storedSettings(client)), holidays: await storedObjects(client, HOLIDAYS_TABLE) }
}

async function writeTable(
  client: PoolClient,
  folder: NewFolder,
  table: Table,
  languages: WrittenLanguages,
): Promise<number> {
  let count = 0
  async function* lines() {
    yield headerLine(table, languages)
    for await (const row of storedRows(client, table)) {
      count += 1
      yield rowLine(table, row, languages)
    }
  }
  await folder.write(table.file, lines())
  return count
}

async function copyFile(from: string, name: string, folder: NewFolder): Promise<void> {
  const opened = await openInside(from, name, Infinity)
  // It could be copied a moment ago.
  if (!opened.ok) throw new Error(`${name} ${refusalReason(opened.refusal)}`)
  await folder.write(name, opened.value.content)
}
