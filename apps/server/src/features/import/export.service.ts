import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MARKET_PACKS, MARKETS } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Pool, PoolClient } from 'pg'
import { stringify } from 'yaml'
import { HOLIDAYS_TABLE, PAGES_TABLE, SETTINGS_TABLE, TABLES, type Table } from './format/index.ts'
import { SETTING_NAMES } from './format/settings.ts'
import { isFolder } from './read/folder.ts'
import { storedObjects, storedRows, usedLanguages } from './store/export.store.ts'
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

/** Writes the brewery folder from the tables alone, as they stand at one moment. */
export async function exportBrewery(
  request: ExportRequest,
): Promise<Outcome<ExportSummary, { code: 'folder-not-empty' }>> {
  const { pool, folder, filesFolder } = request
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return refuse({ code: 'folder-not-empty' })
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local idle_in_transaction_session_timeout = 0`)
    const files = await writeFolder(client, folder)
    await client.query('commit')
    if (filesFolder !== undefined) await copyFiles(filesFolder, folder)
    return accept({ files })
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function writeFolder(client: PoolClient, folder: string): Promise<Record<string, number>> {
  const settings = await settingsOf(client)
  const languages = await usedLanguages(client, TABLES)
  const market = MARKETS.find((known) => known === settings['market'])
  for (const language of market ? MARKET_PACKS[market].languages : []) languages.add(language)

  const files: Record<string, number> = { 'brewery.yaml': 1 }
  await writeFile(join(folder, 'brewery.yaml'), stringify(settings, { lineWidth: 0 }))
  for (const table of TABLES) files[table.file] = await writeTable(client, folder, table, languages)
  const pages = await storedObjects(client, PAGES_TABLE)
  await mkdir(join(folder, 'content'))
  for (const page of pages) {
    const { path, source } = pageFile(page)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), source)
  }
  return { ...files, content: pages.length }
}

async function settingsOf(client: PoolClient): Promise<Record<string, unknown>> {
  const stored = new Map((await storedObjects(client, SETTINGS_TABLE)).map(({ name, value }) => [name, value]))
  const known = SETTING_NAMES.filter((name) => stored.has(name)).map((name) => [name, stored.get(name)])
  return { ...Object.fromEntries(known), holidays: await storedObjects(client, HOLIDAYS_TABLE) }
}

async function writeTable(
  client: PoolClient,
  folder: string,
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
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, table.file)))
  return count
}

async function copyFiles(from: string, folder: string): Promise<void> {
  for (const name of ['media', 'documents'])
    if (await isFolder(join(from, name))) await cp(join(from, name), join(folder, name), { recursive: true })
}
