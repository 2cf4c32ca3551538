import { parseSearch } from '../lib/page/search-params.ts'
import { readLocalJson, writeLocal } from '../lib/storage/storage.ts'
import { isCatalogueList, PATHS } from '../paths.ts'

const VISITED_ROUTES_KEPT = 10

/** The last ten places, the newest last. */
export function visitedRoutes(): string[] {
  const stored = readLocalJson('navigationHistory')
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
}

/** Notes a place; the same one twice in a row counts once. */
export function noteVisit(href: string): void {
  // The address of that question says who somebody is: it is kept nowhere.
  if (href.startsWith(PATHS.logOut)) return
  const visited = visitedRoutes()
  if (visited.at(-1) === href) return
  writeLocal('navigationHistory', JSON.stringify([...visited, href].slice(-VISITED_ROUTES_KEPT)))
}

/** The catalogue one saw last, with its filters; else all products. */
export function catalogueToReturnTo() {
  const { pathname, search } = new URL(visitedRoutes().findLast(isCatalogueList) ?? PATHS.products, location.origin)
  return { to: pathname, search: parseSearch(search) }
}
