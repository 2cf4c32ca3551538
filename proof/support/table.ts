import { roundsOf, type Proven } from './proven.ts'

/** What a row comes from: PROOF_ROUNDS, and which code on which day and machine. */
export type Run = { asked: number; day: string; commit: string; machine: string }

/** One line of the table. */
export type Row = Proven & Run

const HEAD = ['what', 'proof/', 'rounds', 'breaches', 'minutes', 'PROOF_ROUNDS', 'day', 'commit', 'machine']
const RULE = HEAD.map((name) => (['rounds', 'breaches', 'minutes', 'PROOF_ROUNDS'].includes(name) ? '---:' : '---'))

export function tableOf(rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => `${a.file} ${a.what}`.localeCompare(`${b.file} ${b.what}`))
    .map((row) => [
      row.what,
      row.file,
      roundsOf(row),
      row.breaches,
      row.minutes.toFixed(1),
      row.asked,
      row.day,
      row.commit,
      row.machine,
    ])
  return [HEAD, RULE, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The rows of a table that was written before, however a formatter has laid it out since. */
export function readTable(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, what = '', file = '', counted = '', breaches, minutes, asked, day = '', commit = '', machine = ''] = cells
    const [rounds, of = rounds] = counted.split(' of ').map(Number)
    if (cells.length !== HEAD.length + 2 || rounds === undefined || of === undefined || Number.isNaN(rounds)) return []
    return {
      what,
      file,
      rounds,
      of,
      breaches: Number(breaches),
      minutes: Number(minutes),
      isDone: rounds === of || Number(breaches) > 0,
      asked: Number(asked),
      day,
      commit,
      machine,
    }
  })
}

/** How much a run may change of what stands in the table. */
export type Extent = {
  /** Rows of larger runs give way, too. */
  isAnew: boolean
  /** Files all of whose proofs have run to their end: what they do not prove any more goes. */
  ended: readonly string[]
}

/**
 * Puts the rows of a run into the table. A row gives way to one that was asked for as many rounds or more and has done
 * them or come as far, and to one that found a breach.
 */
export function mergeRows(known: readonly Row[], own: readonly Row[], { isAnew, ended }: Extent): Row[] {
  const rows = new Map(known.map((row) => [row.what, row]))
  const mostAsked = Math.max(...own.map(({ asked }) => asked))
  for (const row of known) if (ended.includes(row.file) && (isAnew || row.asked <= mostAsked)) rows.delete(row.what)
  for (const row of own) {
    const before = rows.get(row.what)
    if (!before || isAnew || givesWay(before, row)) rows.set(row.what, row)
  }
  return [...rows.values()]
}

function givesWay(before: Row, row: Row): boolean {
  if (row.breaches > 0) return true
  if (row.asked < before.asked) return false
  return row.isDone || (!before.isDone && row.rounds >= before.rounds)
}
