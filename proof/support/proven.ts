import { readFileSync } from 'node:fs'

/** How far a proof came. */
export type Proven = {
  what: string
  /** The file that proves it, below `proof/`. */
  file: string
  rounds: number
  /** So many rounds were asked for. */
  of: number
  breaches: number
  minutes: number
  isDone: boolean
}

/** A line of the report: how far, and what was found broken, in words. */
export type Told = Proven & { found: string[] }

/** The latest of each proof that has told anything yet, from the lines of the report. */
export function readProven(file: string): Told[] {
  const latest = new Map<string, Told>()
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const proven = asProven(line)
    latest.set(proven.what, proven)
  }
  return [...latest.values()]
}

function asProven(line: string): Told {
  const told: unknown = JSON.parse(line)
  const said = (name: keyof Told): unknown =>
    typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
  return {
    what: String(said('what')),
    file: String(said('file')),
    rounds: Number(said('rounds')),
    of: Number(said('of')),
    breaches: Number(said('breaches')),
    minutes: Number(said('minutes')),
    isDone: said('isDone') === true,
    found: [said('found')].flat().map(String),
  }
}

/** `412 of 1000` while it runs, or where it was stopped; what was found ends it, too. */
export const roundsOf = ({ rounds, of }: Pick<Proven, 'rounds' | 'of'>): string =>
  rounds === of ? String(rounds) : `${rounds} of ${of}`
