import { useLocation, useNavigate } from '@tanstack/react-router'
import { catalogueQueryString, catalogueSearch, type CatalogueSearch } from './catalogue-search.ts'

/** The list's address, and how to change it: each change is a step that Back undoes, unless it replaces one. */
export function useCatalogueSearch(): [CatalogueSearch, (next: CatalogueSearch, replace?: boolean) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return [
    catalogueSearch({ ...search }),
    (next, replace = false) => void navigate({ href: pathname + catalogueQueryString(next), replace }),
  ]
}
