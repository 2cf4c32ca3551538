/** What a call gives of a record; null means not given. */
export type Given<T> = { [K in keyof T]?: T[K] | null | undefined }

/** One record from several spellings of the same call, and the names whose values contradict each other. */
export type MergedSpellings<T> = { values: Partial<T>; contradictions: string[] }

/**
 * Merges `input`, the camelCase arguments (under their flat names) and the flat arguments of one call, in this order
 * (graphql.md §4.1). Null means not given, the same value twice is fine, and of values that differ the first wins.
 */
export function mergeSpellings<T extends object>(...spellings: (Given<T> | null | undefined)[]): MergedSpellings<T> {
  const values: Partial<T> = {}
  const contradictions: string[] = []
  for (const spelling of spellings) {
    for (const name in spelling) {
      const value = spelling[name]
      if (value === null || value === undefined) continue
      if (values[name] === undefined) values[name] = value
      else if (!sameValue(values[name], value)) contradictions.push(name)
    }
  }
  return { values, contradictions }
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => sameValue(one[name] ?? null, other[name] ?? null))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
