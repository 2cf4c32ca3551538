import { createHash } from 'node:crypto'
import { createStill } from './volatile.ts'

/** The answers of one person in one language by operation, as text that is the same at each run, in the order of the run. */
export type Answers = ReadonlyMap<string, string>

const HASH_CHARACTERS = 12
const SHOWN_ANSWERS = 3
const SHOWN_LINES = 60

/** An answer as text, without what is drawn anew each time. */
export const answerText = (answer: { status: number; body: unknown }): string =>
  createStill()(JSON.stringify(answer, null, 1))

/** One line for each operation, sorted: its name, then hash and size of its answer in each language. */
export function digestOf(languages: Readonly<Record<string, Answers>>): string {
  const lines = new Map<string, string>()
  for (const [language, answers] of Object.entries(languages)) {
    for (const [operation, text] of answers) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS)
      lines.set(operation, `${lines.get(operation) ?? operation}  ${language} ${hash} ${Buffer.byteLength(text)}`)
    }
  }
  return `${[...lines.values()].toSorted().join('\n')}\n`
}

/** The answers as a file to compare: git shows the operation, which begins a line, above each difference. */
export function answersFile(answers: Answers): string {
  return [...answers].map(([operation, text]) => `${operation}\n${text}\n`).join('\n')
}

/** What stands in one digest and not in the other, with the beginning of the first new answers. */
export function describeChanges(recorded: string, languages: Readonly<Record<string, Answers>>): string {
  const before = new Set(recorded.split('\n'))
  const now = digestOf(languages)
  const operations = [...Object.values(languages)].flatMap((answers) => [...answers.keys()])
  const changed = [...new Set(operations)].filter(
    (operation) => !now.split('\n').some((line) => line.startsWith(`${operation}  `) && before.has(line)),
  )
  const shown = changed.slice(0, SHOWN_ANSWERS).flatMap((operation) =>
    Object.entries(languages).map(([language, answers]) => {
      const text = answers.get(operation)?.split('\n').slice(0, SHOWN_LINES).join('\n')
      return `${operation} (${language}) is answered now:\n${text}`
    }),
  )
  return [`${changed.length} answers differ: ${changed.join('; ')}`, ...shown].join('\n\n')
}
