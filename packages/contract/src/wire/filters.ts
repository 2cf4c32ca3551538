type Given<T> = T | null | undefined

/** Any of the filter inputs: equals, one of, words, range (graphql.md §3.2). */
type GivenCondition = {
  eq?: Given<string>
  in?: Given<readonly Given<string>[]>
  match?: Given<string>
  match_type?: Given<'FULL' | 'PARTIAL'>
  from?: Given<string>
  to?: Given<string>
}

/** A condition without anything empty in it. */
export type Condition = {
  eq?: string
  in?: string[]
  match?: string
  match_type?: 'FULL' | 'PARTIAL'
  from?: string
  to?: string
}

/** The conditions of a filter that say something: null, `{}`, `""` and `[]` are dropped, inside a condition as well (graphql.md §3.2). */
export function meantConditions<F extends { [K in keyof F]?: Given<GivenCondition> }>(
  filter: Given<F>,
): { [K in keyof F]?: Condition } {
  const meant: { [K in keyof F]?: Condition } = {}
  for (const field in filter) {
    const condition = meantCondition(filter[field])
    if (condition) meant[field] = condition
  }
  return meant
}

/** A search term that says something; undefined for null and for nothing but spaces (graphql.md §3.2). */
export function meantSearch(search: Given<string>): string | undefined {
  return search?.trim() || undefined
}

function meantCondition(given: Given<GivenCondition>): Condition | undefined {
  const listed = given?.in?.flatMap((value) => value || []) ?? []
  const condition: Condition = {
    ...(given?.eq && { eq: given.eq }),
    ...(listed.length > 0 && { in: listed }),
    ...(given?.match && { match: given.match, ...(given.match_type && { match_type: given.match_type }) }),
    ...(given?.from && { from: given.from }),
    ...(given?.to && { to: given.to }),
  }
  return Object.keys(condition).length > 0 ? condition : undefined
}
