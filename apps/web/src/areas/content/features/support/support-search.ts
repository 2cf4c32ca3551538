import { searchTerm } from '@fust/domain/search'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** What one looks for in questions, knowledge base and help. */
export type SupportSearch = PageSearch & { search?: string | undefined }

/** Reads an address; what makes no sense there is left out. */
export function supportSearch(address: Record<string, unknown>): SupportSearch {
  const { search } = address
  return { search: typeof search === 'string' ? searchTerm(search) || undefined : undefined, ...pageSearch(address) }
}
