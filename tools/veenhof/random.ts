/** Repeatable chance: the same seed gives the same row of numbers on every machine. */
export type Chance = {
  /** From 0 up to but not including 1. */
  next: () => number
  /** A whole number from `from` to `to`, both possible. */
  between: (from: number, to: number) => number
  oneOf: <T>(choices: readonly [T, ...T[]]) => T
  happens: (probability: number) => boolean
}

export function chance(seed: string): Chance {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    oneOf: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    happens: (probability) => next() < probability,
  }
}
