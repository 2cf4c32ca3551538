import type { NavigationLink } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/index.ts'
import { readAllContent } from '../lib/server/content-call.ts'
import { MARKET } from '../lib/market/market.ts'
import { CONTENT_KEY } from '../lib/server/query-keys.ts'

export type FooterLink = Pick<NavigationLink, 'href' | 'label'>

/** All links that the brewery has written, fetched until there are no more (API-99). */
export const linksQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'links', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<NavigationLink>('links', {}, signal),
    staleTime: 10 * 60_000,
    retry: false,
  })

/** The links of the first of these lists that there is; a list may be for one market, such as `Brands NL` (NAV-41). */
export function listOfLinks(links: readonly NavigationLink[], types: readonly string[]): NavigationLink[] {
  const named = (type: string) => links.filter((link) => [type, `${type} ${MARKET.market}`].includes(link.type))
  return types.map(named).find((list) => list.length > 0) ?? []
}
