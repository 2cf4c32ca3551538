import { createHash } from 'node:crypto'
import { createStill } from './volatile.ts'

/** The answers of one person in one language by operation, as text that is the same at each run, in the order of the run. */
export type Answers = ReadonlyMap<string, string>

const HASH_CHARACTERS = 12
const SHOWN_ANSWERS = 3
const SHOWN_LINES = 60

/** An answer as text, without what differs from run to run: what is drawn anew each time, and the order of errors. */
export const answerText = ({ status, body }: { status: number; body: unknown }): string =>
  createStill()(JSON.stringify({ status, body: withStableErrors(body) }, null, 1))

/**
 * Errors of fields that are resolved side by side come in any order. Where an object is null because of them, whichever
 * came first made it so, and the others may be missing: one error of the object stands for all of them.
 */
function withStableErrors(body: unknown): unknown {
  const errors = at(body, 'errors')
  if (!Array.isArray(errors)) return body
  const stable = errors.map((error: unknown) => {
    const path: unknown = at(error, 'path')
    const cut = Array.isArray(path) ? untilNull(at(body, 'data'), path) : path
    if (!Array.isArray(path) || !Array.isArray(cut) || cut.length === path.length) return error
    return { ...asRecord(error), locations: undefined, path: cut }
  })
  const texts = [...new Set(stable.map((error) => JSON.stringify(error)))].toSorted()
  return { ...asRecord(body), errors: texts.map((text): unknown => JSON.parse(text)) }
}

/** The path as far as there is something in the data. */
function untilNull(data: unknown, path: readonly unknown[]): unknown[] {
  let value = data
  const length = path.findIndex((key) => {
    value = at(value, key)
    return value === null || value === undefined
  })
  return path.slice(0, length + 1 || path.length)
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const at = (value: unknown, key: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, String(key)) : undefined

/** One line for each operation, sorted: its name, then hash and size of its answer in each language. */
export function digestOf(languages: Readonly<Record<string, Answers>>): string {
  const lines = new Map<string, string>()
  for (const [language, answers] of Object.entries(languages)) {
    for (const [operation, text] of answers)
      lines.set(operation, `${lines.get(operation) ?? operation}  ${entryOf(language, text)}`)
  }
  return `${[...lines.values()].toSorted().join('\n')}\n`
}

function entryOf(language: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS)
  return `${language} ${hash} ${Buffer.byteLength(text)}`
}

/** The answers as a file to compare: git shows the operation, which begins a line, above each difference. */
export function answersFile(answers: Answers): string {
  return [...answers].map(([operation, text]) => `${operation}\n${text}\n`).join('\n')
}

/** The answers that are not those of a recorded digest; the first of them as they are now. */
export function describeChanges(recorded: string, languages: Readonly<Record<string, Answers>>): string {
  const entries = new Map(recorded.split('\n').map((line) => [line.split('  ')[0], line.split('  ').slice(1)]))
  const changed = Object.entries(languages).flatMap(([language, answers]) =>
    [...answers]
      .filter(([operation, text]) => !entries.get(operation)?.includes(entryOf(language, text)))
      .map(([operation, text]) => ({ name: `${operation} (${language})`, text })),
  )
  const shown = changed
    .slice(0, SHOWN_ANSWERS)
    .map(({ name, text }) => `${name} is now:\n${text.split('\n').slice(0, SHOWN_LINES).join('\n')}`)
  const names = changed.map(({ name }) => name).join('; ')
  return [`${changed.length} answers differ: ${names}`, ...shown].join('\n\n')
}
