/** What stands behind the question mark of an address: texts, and where a name is there twice, a list of them. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    Array.from(new Set(params.keys()), (name) => {
      const [first = '', ...others] = params.getAll(name)
      return [name, others.length > 0 ? [first, ...others] : first]
    }),
  )
}

type SearchValue = string | number | undefined | readonly string[]

/** The same, written; what is undefined is left out. */
export function stringifySearch(search: Readonly<Record<string, SearchValue>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const part of [value].flat()) if (part !== undefined) params.append(name, String(part))
  return params.size > 0 ? `?${params}` : ''
}

/** A page of a list beyond the first, as an address names it. */
export type PageSearch = { page?: number | undefined }

export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 1 ? number : undefined }
}
