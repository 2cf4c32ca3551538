import { asOneLine } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

export const SEARCH_MAXIMUM = 100

/** Which customers one looks for, as the address tells it. */
export type CustomerSearch = PageSearch & { search?: string | undefined }

/** Reads an address; what makes no sense there is left out. */
export function customerSearch(address: Record<string, unknown>): CustomerSearch {
  const { search } = address
  const asked = typeof search === 'string' ? asOneLine(search.slice(0, SEARCH_MAXIMUM)).trim() : ''
  return { search: asked || undefined, ...pageSearch(address) }
}
