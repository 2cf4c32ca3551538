/** A file that must exist in `media/` or `documents/`, and where a page names it. */
export type Mention = { line: number; path: string; column?: string }
/** What a page names that can be no file of the folder. */
export type WrongMention = { line: number; reason: string; column?: string }

export type Mentions = { mentions: Mention[]; wrong: WrongMention[] }

const IN_FOLDER = /^\/?((?:media|documents)\/[^#?]+)/
const CLIMBS = /(^|[\\/])\.\.([\\/]|$)|\\|^[a-z]:[\\/]/i
const ON_THE_WEB = /^https:\/\//
const NAMES_A_FILE = new Set(['file', 'image', 'picture'])

/** What the front matter names: all that begins with `media/` or `documents/`, and whatever stands for a file. */
export function mentionsInDetails(details: Record<string, unknown>, lineOf: (key: string) => number): Mentions {
  const found: Mentions = { mentions: [], wrong: [] }
  for (const [column, value] of Object.entries(details))
    for (const [key, text] of textsIn(column, value)) {
      const [, path] = IN_FOLDER.exec(text) ?? []
      const line = lineOf(column)
      if (path !== undefined) found.mentions.push({ line, path })
      else if (!mayBeNamed(key, text))
        found.wrong.push({ line, column, reason: `'${text}' is not a file of the folder such as \`media/tap.webp\`` })
    }
  return found
}

// `](media/tap.webp)`, of a link or a picture.
const TARGET = /\]\(\s*<?([^\s)>"']+)/g

/** What the links and pictures of a text in Markdown name; it begins on that line of its file. */
export function mentionsInMarkdown(markdown: string, firstLine: number): Mentions {
  const found: Mentions = { mentions: [], wrong: [] }
  let line = firstLine
  let counted = 0
  for (const { index, 1: target = '' } of markdown.matchAll(TARGET)) {
    line += breaksIn(markdown, counted, index)
    counted = index
    const [, path] = IN_FOLDER.exec(target) ?? []
    if (path !== undefined) found.mentions.push({ line, path })
    else if (CLIMBS.test(target))
      found.wrong.push({ line, reason: `'${target}' leads out of the folder: name a file such as \`media/tap.webp\`` })
  }
  return found
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
