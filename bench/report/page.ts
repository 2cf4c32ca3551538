import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { table } from './table.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/performance.md')

/** Puts the text between the markers of that name on the page. */
export async function writeOnPage(name: string, text: string): Promise<void> {
  const { before, after } = await placeOf(name)
  await writeFile(PAGE, `${before}\n\n${text}\n\n${after}`)
}

/** Puts rows into the table of that name on the page, each in the place of the one that begins with the same cell. */
export async function writeRowsOnPage(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { between } = await placeOf(name)
  const known = between.split('\n').filter((line) => line.startsWith('| '))
  const byName = new Map(known.slice(2).map((line) => [cellsOf(line)[0], cellsOf(line)]))
  for (const row of rows) byName.set(row[0], [...row])
  await writeOnPage(name, table(head, [...byName.values()]))
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

async function placeOf(name: string): Promise<{ before: string; between: string; after: string }> {
  const page = await readFile(PAGE, 'utf8')
  const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`]
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)]
  if (from < begin.length || to < from) throw new Error(`docs/performance.md has no place for ${name}.`)
  return { before: page.slice(0, from), between: page.slice(from, to), after: page.slice(to) }
}
