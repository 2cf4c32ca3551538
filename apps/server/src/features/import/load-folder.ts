import { LANGUAGES, type MarketPack } from '@fust/domain/market'
import type { PoolClient } from 'pg'
import {
  asJson,
  filePath,
  HOLIDAYS_TABLE,
  PAGES_TABLE,
  picturePath,
  PICTURE_SIZES_TABLE,
  PICTURES_TABLE,
  SETTINGS_TABLE,
  THEME_FILES_TABLE,
  THEME_TABLE,
  type Table,
} from './format/index.ts'
import type { SettingTree } from './format/setting-changes.ts'
import type { BreweryFile } from './format/settings.ts'
import { readBreweryFile } from './read/brewery-file.ts'
import { pageRows, readContent, type ReadContent } from './read/content-files.ts'
import { csvRows } from './read/csv-rows.ts'
import { Faults } from './read/faults.ts'
import { checkMentions, findFiles, type FileMention } from './read/folder.ts'
import { readPictures, sizeRows, type FoundPicture } from './read/pictures.ts'
import { createRowReader, isHeader, type Languages, type StagedRow } from './read/row-reader.ts'
import { readTheme } from './read/theme.ts'
import { storedSettings } from './store/export.store.ts'
import { madePictures } from './store/pictures.store.ts'
import { stage } from './store/stage.store.ts'

export type ImportProgress = { step: 'reading' | 'making' | 'checking' | 'writing'; file: string; rows: number }
export type Loaded = {
  brewery: BreweryFile | undefined
  /** The settings as they were. */
  stored: SettingTree
  market: MarketPack
  languages: Languages
  tables: Table[]
  rows: Map<string, number>
  /** Tables with rows that could not be staged: what refers to them cannot be judged. */
  incomplete: Set<string>
  /** What keeps nothing out, and some readers go without. */
  warnings: Faults
}

/** Reads the whole folder into staging tables. Without a brewery `brewery.yaml` cannot be used, and says so among the faults. */
export async function loadFolder(
  client: PoolClient,
  { folder, filesFolder, isPartial }: { folder: string; filesFolder: string; isPartial: boolean },
  faults: Faults,
  onProgress: (progress: ImportProgress) => void,
): Promise<Loaded> {
  const stored = await storedSettings(client)
  const { market, brewery } = await readBreweryFile(folder, faults, isPartial ? stored : {})
  const languages = { required: market.languages, known: LANGUAGES }
  const { tables, hasContent } = await findFiles(folder, faults)
  const loaded: Loaded = {
    brewery,
    stored,
    market,
    languages,
    tables: [],
    rows: new Map(),
    incomplete: new Set(),
    warnings: new Faults(),
  }
  const load = async (
    whole: Table,
    rows: AsyncIterable<StagedRow> | Iterable<StagedRow>,
    place: 'push' | 'unshift' = 'push',
  ) => {
    // Of a part of a folder nothing follows from what it leaves out.
    const table: Table = isPartial ? { ...whole, omitted: { are: 'kept' } } : whole
    const onRows = (count: number) => onProgress({ step: 'reading', file: table.file, rows: count })
    loaded.tables[place](table)
    loaded.rows.set(table.table, await stage(client, table, rows, onRows))
  }

  if (brewery) {
    await load(SETTINGS_TABLE, settingRows(brewery))
    await load(HOLIDAYS_TABLE, holidayRows(brewery.holidays ?? []))
  }
  const theme = await readTheme(folder, faults)
  if (theme) {
    await load(THEME_TABLE, theme.settings)
    await load(THEME_FILES_TABLE, theme.files)
  }
  const named: Named = { documents: [], pictures: [] }
  let content: ReadContent | undefined
  for (const table of tables) await load(table, noting(named, table, tableRows(folder, table, loaded, faults)))
  if (hasContent) {
    content = await readContent(folder, { languages, isPartial }, { faults, warnings: loaded.warnings })
    named.documents.push(...content.files)
    named.pictures.push(...content.pictures)
  }
  await checkMentions(filesFolder, named.documents, faults)
  if (content || tables.some(({ columns }) => columns.some(({ kind }) => kind === picturePath))) {
    const { passedOn = NONE, inTexts: measured = NONE } = content ?? {}
    const known = { made: await madePictures(client), passedOn, measured }
    const pictures = await readPictures(filesFolder, named.pictures, known, faults)
    if (content) await load(PAGES_TABLE, pageRows(content.pages, sizesOf(pictures)))
    // The first to come and the last to go: a product or a brand that goes takes its picture along.
    await load(
      PICTURES_TABLE,
      pictures.map(({ file, version }) => ({ line: 1, file, version })),
      'unshift',
    )
    // Nobody waits for pictures of a folder that is refused anyhow.
    const toMake = faults.count > 0 ? [] : pictures
    const onMade = (file: string, rows: number) => onProgress({ step: 'making', file, rows })
    await load(PICTURE_SIZES_TABLE, sizeRows(filesFolder, toMake, onMade))
  }
  return loaded
}

const NONE: ReadonlySet<string> = new Set()

const sizesOf = (pictures: readonly FoundPicture[]) =>
  new Map(pictures.flatMap(({ file, size }) => (size ? [[file, size] as const] : [])))

async function* tableRows(
  folder: string,
  table: Table,
  { market, languages, incomplete }: Loaded,
  faults: Faults,
): AsyncGenerator<StagedRow> {
  const lines = csvRows(folder, table.file, faults)
  const header = await lines.next()
  if (header.done) {
    incomplete.add(table.table)
    if (header.value)
      faults.add({ file: table.file, line: 1, reason: 'has no header: begin with the names of its columns' })
    return
  }
  if (!isHeader(table, header.value, languages)) {
    incomplete.add(table.table)
    const wanted = `begin with one, such as ${table.key.join(',')} and the others, separated by commas`
    faults.add({ file: table.file, line: header.value.line, reason: `names none of its columns: ${wanted}` })
    await lines.return(false)
    return
  }
  const reader = createRowReader(table, header.value, languages, market, faults)
  let next = await lines.next()
  for (; !next.done; next = await lines.next()) {
    const row = reader.read(next.value)
    if (row) yield row
    else incomplete.add(table.table)
  }
  if (!next.value) incomplete.add(table.table)
}

/** Where the tables and pages name files, which have to exist. */
type Named = { documents: FileMention[]; pictures: FileMention[] }

async function* noting(named: Named, table: Table, rows: AsyncIterable<StagedRow>): AsyncGenerator<StagedRow> {
  const columns = table.columns.filter(({ kind }) => kind === filePath || kind === picturePath)
  for await (const row of rows) {
    for (const { column, header, kind } of columns) {
      const path = row[column]
      if (typeof path === 'string')
        named[kind === filePath ? 'documents' : 'pictures'].push({
          file: table.file,
          line: Number(row['line']),
          column: header,
          path,
        })
    }
    yield row
  }
}

function settingRows(brewery: BreweryFile): StagedRow[] {
  return Object.entries(brewery)
    .filter(([name]) => name !== 'holidays')
    .map(([name, value]) => ({ line: 1, name, value: asJson(value) }))
}

function holidayRows(holidays: NonNullable<BreweryFile['holidays']>): StagedRow[] {
  return holidays.map(({ day, name }) => ({ line: 1, day, name: asJson(name) }))
}
