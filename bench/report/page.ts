import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const PAGE = path.resolve(import.meta.dirname, '../../docs/performance.md')

/** Puts the text between the markers of that name on the page. */
export async function writeOnPage(name: string, text: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}.`)
  await writeFile(PAGE, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
