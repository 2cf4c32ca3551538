import { searchTerm } from '@fust/domain/search'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** Which articles one looks at: those about one thing, or that have some words, by the page. */
export type NewsSearch = PageSearch & { tag?: string | undefined; search?: string | undefined }

const LONGEST_TAG = 80

/** Reads an address; what makes no sense there is left out. */
export function newsSearch(address: Record<string, unknown>): NewsSearch {
  const { tag, search } = address
  return {
    tag: typeof tag === 'string' && tag.length <= LONGEST_TAG ? tag.trim() || undefined : undefined,
    search: typeof search === 'string' ? searchTerm(search) || undefined : undefined,
    ...pageSearch(address),
  }
}
