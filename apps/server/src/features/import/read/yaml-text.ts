import { asJson, DEEPEST, isStorable } from '../format/kind.ts'
import { isScalar, Lexer, LineCounter, parseDocument, visit, type Document } from 'yaml'

export type YamlFault = { line: number; reason: string }
/** What a text says, and where in it; or what is wrong with it. */
export type ReadYaml =
  | { ok: true; given: unknown; document: Document; lines: LineCounter }
  | { ok: false; faults: YamlFault[] }

// Twenty times what the largest of ours has. Beyond it the parser takes minutes and gigabytes for a text of one megabyte.
export const MOST_PARTS = 100_000
const WIDEST_INDENT = 200
export const MOST_ALIASES = 100
const MOST_WRITTEN_OUT = 4 * 2 ** 20

/** Reads a text that may have been made to take for ever: nested, repeating itself, or all of names. */
export function readYaml(source: string): ReadYaml {
  if (source.includes('\uFFFD')) return refused({ line: lineOf(source, '\uFFFD'), reason: NOT_UTF8 })
  const excess = excessIn(source)
  if (excess) return refused({ line: 1, reason: excess })
  const lines = new LineCounter()
  // The parser would compare each name with all others.
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false, logLevel: 'error' })
  const faults = document.errors.map(({ linePos, message }) => ({
    line: linePos?.[0].line ?? 1,
    reason: `is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/, '')}; look at the spaces before names, and put a text with : or # between quotes`,
  }))
  faults.push(...repeatedNames(document, lines))
  if (faults.length > 0) return refused(...faults)
  const given = valueOf(document)
  if (!given) return refused({ line: 1, reason: REPEATS })
  // An escape may say what the text does not.
  if (!isStorable(asJson(given.value))) return refused({ line: 1, reason: NOT_STORABLE })
  return { ok: true, given: given.value, document, lines }
}

const refused = (...faults: YamlFault[]): ReadYaml => ({ ok: false, faults })

const REPEATS = `repeats itself by aliases (*name) more than ${MOST_ALIASES} times, without end, or to more than 4 MB: write out what they stand for`
const TOO_MUCH = `has more than ${MOST_PARTS} parts: leave out what is not needed`
const TOO_DEEP = `is nested more than ${DEEPEST} levels deep: put it more simply`

const NOT_UTF8 = 'is not UTF-8 text: save the file as UTF-8'
const NOT_STORABLE = `holds a NUL character, half of a character, or more than ${DEEPEST} levels: take it away`

const lineOf = (source: string, part: string) => source.slice(0, source.indexOf(part)).split('\n').length

const SPACES = /^ +$/

function excessIn(source: string): string | undefined {
  let parts = 0
  let brackets = 0
  let marks = 0
  let isLineStart = true
  for (const part of new Lexer().lex(source)) {
    parts += 1
    if (part === '[' || part === '{') brackets += 1
    else if (part === ']' || part === '}') brackets -= 1
    // `- - - x` and `? ? ? x` nest as well.
    else if (part === '-' || part === '?') marks += 1
    else if (!SPACES.test(part)) marks = 0
    const indent = isLineStart && SPACES.test(part) ? part.length : 0
    isLineStart = part.endsWith('\n')
    if (parts > MOST_PARTS) return TOO_MUCH
    if (brackets > DEEPEST || marks > DEEPEST || indent > WIDEST_INDENT) return TOO_DEEP
  }
  return undefined
}

function repeatedNames(document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Map: (_key, map) => {
      const names = new Set<unknown>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        if (names.has(key.value))
          faults.push({
            line: lines.linePos(key.range?.[0] ?? 0).line,
            reason: `is not YAML: '${String(key.value)}' stands twice`,
          })
        names.add(key.value)
      }
    },
  })
  return faults
}

/** Undefined where aliases make more of it than anybody would write. */
function valueOf(document: Document): { value: unknown } | undefined {
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES })
    return JSON.stringify(value ?? null).length > MOST_WRITTEN_OUT ? undefined : { value }
  } catch {
    return undefined
  }
}
