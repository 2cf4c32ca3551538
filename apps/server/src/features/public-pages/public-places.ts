import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import { addressOf, type ContentKind, type PublicAddress } from '#features/content/index.ts'

/** Which pages of the brewery are shown at an address: the one of this name or place, or all of the kind. */
type Shown = { kind: ContentKind; slug?: string; location?: string }

/** An address that everybody may find. */
export type PublicPlace = {
  path: string
  /** What the brewery has written that is shown there; null: nothing. */
  shows: Shown | null
  /** One page that stands under a list has the address of the list. */
  list: string | null
}

/** All that search engines are told of, beside single pages; what is not named here is not for them. */
const LISTS: Readonly<Record<string, Shown | null>> = {
  '/': null,
  '/news': { kind: 'news' },
  '/allbrands': { kind: 'brand' },
  '/support/faq': { kind: 'faq' },
  '/business-partner': { kind: 'business-partner' },
  '/sustainability': null,
  '/become-partner': { kind: 'page', location: 'becomePartner' },
  '/support/contacts': { kind: 'page', location: 'contacts' },
  '/login': null,
}
export const LIST_PATHS = Object.keys(LISTS)

/** Where one page stands, the list above it, and what its last part names. */
const ONES = [
  { start: '/news/', list: '/news', shows: (slug: string) => ({ kind: 'news', slug }) },
  { start: '/brands/', list: '/allbrands', shows: (slug: string) => ({ kind: 'brand', slug }) },
  {
    start: '/business-partner/',
    list: '/business-partner',
    shows: (slug: string) => ({ kind: 'business-partner', slug }),
  },
  { start: '/support/', list: null, shows: (location: string) => ({ kind: 'page', location }) },
] as const satisfies readonly { start: string; list: string | null; shows: (last: string) => Shown }[]

/** The kinds of page that an address of everybody shows. */
export const PUBLIC_KINDS = ['news', 'brand', 'business-partner', 'page', 'faq'] as const satisfies ContentKind[]

/** Whether a list shows a page. */
export function listShows(list: string, { kind, location }: Pick<PublicAddress, 'kind' | 'location'>): boolean {
  const shown = LISTS[list]
  return shown?.kind === kind && (shown.location === undefined || shown.location === location)
}

const NAME = /^[a-z0-9][a-z0-9-]{0,199}$/

/** What stands at an address, in whatever letter case; undefined: nothing that a search engine is told of. */
export function publicPlaceOf(address: string): PublicPlace | undefined {
  const path = address.toLowerCase().replace(/(?<=.)\/$/, '')
  const shown = LISTS[path]
  if (shown !== undefined) return { path, shows: shown, list: null }
  const one = ONES.find(({ start }) => path.startsWith(start) && NAME.test(path.slice(start.length)))
  return one && { path, shows: one.shows(path.slice(one.start.length)), list: one.list }
}

/** Where a page of the brewery is found; null for a text that has no page of its own. */
export function pathOf({ kind, slug, location }: Pick<PublicAddress, 'kind' | 'slug' | 'location'>): string | null {
  const path = kind === 'page' ? `/support/${location}` : addressOf(kind, slug)
  // Texts of a place are named in camel case: nobody is led to them.
  return path !== undefined && path === path.toLowerCase() && publicPlaceOf(path) ? path : null
}

/** What advertises beer waits for the answer to the question of age: only its name is told before. */
export function tellsOfBeer({ kind, brand }: { kind: ContentKind; brand: string | null }): boolean {
  return kind === 'brand' || brand !== null
}

/** The address in a language; without one it answers in the language of who has not chosen. */
export function addressIn(publicUrl: string, path: string, language: string): string {
  return `${publicUrl}${path}${language === DEFAULT_LANGUAGE ? '' : `?language=${language}`}`
}
