import { useNavigate, useSearch } from '@tanstack/react-router'
import { catalogueSearch, type CatalogueSearch } from './catalogue-search.ts'

/** The list's address, and how to change it: each change is a step that Back undoes, unless it replaces one. */
export function useCatalogueSearch(): [CatalogueSearch, (next: CatalogueSearch, replace?: boolean) => void] {
  // A list stands at several paths: what any address may hold is more than a list's.
  const search = catalogueSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [search, (next, replace = false) => void navigate({ to: '.', search: next, replace, resetScroll: false })]
}
