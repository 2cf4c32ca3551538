import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** Which materials one looks at. */
export type MaterialsSearch = PageSearch & {
  words?: string | undefined
  brand?: string | undefined
  folder?: string | undefined
}

const LONGEST = 80

/** Reads an address; what makes no sense there is left out. */
export function materialsSearch(address: Record<string, unknown>): MaterialsSearch {
  return {
    words: textOf(address['words']),
    brand: textOf(address['brand']),
    folder: textOf(address['folder']),
    ...pageSearch(address),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST).trim() || undefined : undefined)
