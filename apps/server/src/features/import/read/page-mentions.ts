import { isWrong, picturePath } from '../format/index.ts'

/** A file that must exist in `media/` or `documents/`, and where a page names it. */
export type Mention = { line: number; path: string; column?: string }
/** The same, and whether it is shown there or offered. */
type PageMention = Mention & { isPicture: boolean }
/** What a page names that can be no file of the folder. */
export type WrongMention = { line: number; reason: string; column?: string }

export type Mentions = {
  mentions: PageMention[]
  wrong: WrongMention[]
  links: { line: number; href: string }[]
  /** Where a picture stands that says nothing to who does not see it. */
  wordless: number[]
}

const IN_FOLDER = /^\/?((?:media|documents)\/[^#?]+)/
const CLIMBS = /(^|[\\/])\.\.([\\/]|$)|\\|^[a-z]:[\\/]/i
const ON_THE_WEB = /^https:\/\//
const NAMES_A_FILE = new Set(['file', 'image', 'picture'])

/** What the front matter names: all that begins with `media/` or `documents/`, and whatever stands for a file. */
export function mentionsInDetails(details: Record<string, unknown>, lineOf: (key: string) => number): Mentions {
  const found: Mentions = { mentions: [], wrong: [], links: [], wordless: [] }
  for (const [column, value] of Object.entries(details))
    for (const [key, text] of textsIn(column, value)) {
      const [, path] = IN_FOLDER.exec(text) ?? []
      const line = lineOf(column)
      if (path !== undefined) mention(found, { line, path, isPicture: key === 'picture' })
      else if (key === 'href') found.links.push({ line, href: text })
      else if (!mayBeNamed(key, text))
        found.wrong.push({ line, column, reason: `'${text}' is not a file of the folder such as \`media/tap.webp\`` })
    }
  return found
}

// `](media/tap.webp)`, of a link or a picture.
const TARGET = /\]\(\s*<?([^\s)>"']+)/g
// Words of a link that are longer are looked at from here on only: no text takes longer than it is long.
const LONGEST_WORDS = 1_000

/** What the links and pictures of a text in Markdown name; it begins on that line of its file. */
export function mentionsInMarkdown(markdown: string, firstLine: number): Mentions {
  const found: Mentions = { mentions: [], wrong: [], links: [], wordless: [] }
  let line = firstLine
  let counted = 0
  for (const { index, 1: target = '' } of markdown.matchAll(TARGET)) {
    line += breaksIn(markdown, counted, index)
    counted = index
    const before = markdown.slice(Math.max(0, index - LONGEST_WORDS), index)
    const words = before.slice(before.lastIndexOf('[') + 1)
    const isPicture = before.endsWith(`![${words}`)
    if (isPicture && words.trim() === '') found.wordless.push(line)
    const [, path] = IN_FOLDER.exec(target) ?? []
    if (path !== undefined) mention(found, { line, path, isPicture })
    else if (target.startsWith('/')) found.links.push({ line, href: target })
    else if (CLIMBS.test(target))
      found.wrong.push({ line, reason: `'${target}' leads out of the folder: name a file such as \`media/tap.webp\`` })
  }
  return found
}

export const NO_WORDS =
  'has a picture without words: write what it shows between its brackets, as in ![a tap](media/tap.svg)'

function mention(found: Mentions, mentioned: PageMention): void {
  const { line, path, isPicture } = mentioned
  const read = isPicture ? picturePath.read(path) : path
  // That a way leads out is said in its own words.
  if (isWrong(read) && !CLIMBS.test(path)) found.wrong.push({ line, reason: `'${path}' ${read.reason}` })
  else found.mentions.push(mentioned)
}

function breaksIn(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) breaks += 1
  return breaks
}

function mayBeNamed(key: string, text: string): boolean {
  return !NAMES_A_FILE.has(key) || ON_THE_WEB.test(text)
}

/** Every text under a key, in lists and deeper, with the key that it stands under. */
function* textsIn(key: string, value: unknown): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(key, one)
  else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) yield* textsIn(inner, one)
}
