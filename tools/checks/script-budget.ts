import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { table } from '../../bench/report/table.ts'

const KILOBYTE = 1024
/** What a page may load (docs/performance.md), by brotli. */
const OWN_FIRST_BYTES = 96 * KILOBYTE
const OWN_FURTHER_BYTES = 60 * KILOBYTE
const ALL_FIRST_BYTES = 220 * KILOBYTE

/** Bytes on the wire: of our own code, and with all libraries. */
export type Weight = { own: number; all: number }

/** What a page of the web app loads as script: when it is opened first, and when one comes from another page. */
export type PageScripts = { page: string; first: Weight; further: Weight }

/**
 * Weights of every page, by the files that the built `index.html` names for it (apps/web/early-chunks.ts). Beside them
 * comes the main script, and what whoever is signed in has around every page; `weightOf` weighs a file.
 */
export function pageScripts(html: string, weightOf: (file: string) => Weight): PageScripts[] {
  const named = new Map(
    Array.from(html.matchAll(NAMED_FILES), ([, name = '', parts = '']) => [name, parts.split(' ').filter(Boolean)]),
  )
  // What is no file is an area, whose texts come along.
  const filesOf = (parts: readonly string[] = []): string[] =>
    parts.flatMap((part) => (part.startsWith('/') ? [part] : filesOf(named.get(`${part}-nl`))))
  // A file that is named twice comes once.
  const weigh = (files: readonly string[]): Weight => together(...[...new Set(files)].map(weightOf))
  const main = Array.from(html.matchAll(MAIN_FILES), ([, file = '']) => file)
  if (main.length === 0) throw new Error('The built page loads no script')
  const around = [...main, ...filesOf(named.get('common-nl')), ...filesOf(named.get('signed-in'))]
  return [...named].flatMap(([name, parts]) => {
    const [, isSignedIn, address] = PAGE.exec(name) ?? []
    if (address === undefined) return []
    const own = filesOf(isSignedIn ? [...(named.get(address) ?? []), ...parts] : parts)
    const page = isSignedIn ? `${address} signed in` : address
    return [{ page, first: weigh([...around, ...own]), further: weigh(own) }]
  })
}

/** A page, and what comes along where whoever is signed in sees another screen there. */
const PAGE = /^(signed-in-)?(\/.*)$/

const NAMED_FILES = /<meta name="early-([^"]+)" content="([^"]*)"/g
const MAIN_FILES = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g

const together = (...weights: readonly Weight[]): Weight => ({
  own: weights.reduce((sum, { own }) => sum + own, 0),
  all: weights.reduce((sum, { all }) => sum + all, 0),
})

/** The pages that load more than the limits. */
export function scriptBudgetProblems(pages: readonly PageScripts[]): string[] {
  return pages.flatMap(({ page, first, further }) => [
    ...(first.own > OWN_FIRST_BYTES ? [`${page} opens with ${kilobytes(first.own)} of our own code`] : []),
    ...(further.own > OWN_FURTHER_BYTES ? [`${page} adds ${kilobytes(further.own)} of our own code`] : []),
    ...(first.all > ALL_FIRST_BYTES ? [`${page} opens with ${kilobytes(first.all)} of script`] : []),
  ])
}

/** What each page weighs, beside what it may. */
export function weightTable(pages: readonly PageScripts[]): string {
  const head = [
    'page',
    `own code, of ${kilobytes(OWN_FIRST_BYTES)}`,
    `of it further, of ${kilobytes(OWN_FURTHER_BYTES)}`,
    `with libraries, of ${kilobytes(ALL_FIRST_BYTES)}`,
  ]
  const rows = pages.map(({ page, first, further }) => [
    page,
    kilobytes(first.own),
    kilobytes(further.own),
    kilobytes(first.all),
  ])
  return table(head, rows)
}

/** The pages as they were last built: the brotli files that the server sends, and which part of each is our own. */
export function builtPages(root: string): PageScripts[] {
  const dist = path.join(root, 'apps/web/dist')
  const shares = readNumbers(path.join(dist, '.vite/own-shares.json'))
  return pageScripts(readFileSync(path.join(dist, 'index.html'), 'utf8'), (file) => {
    const all = statSync(path.join(dist, `${file}.br`)).size
    const share = shares[file]
    if (share === undefined) throw new Error(`The build does not tell what of ${file} is our own`)
    return { own: all * share, all }
  })
}

const kilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1)} KB`

const readNumbers = (file: string): Readonly<Record<string, number>> => JSON.parse(readFileSync(file, 'utf8'))
