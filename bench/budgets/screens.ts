import { isOfPattern } from '../../apps/server/src/platform/http/path-pattern.ts'
import { PATHS } from '../../apps/web/src/paths.ts'
import type { Visitor } from './visitor-browser.ts'

/** A screen as somebody opens it. */
export type Screen = { name: string; path: string; visitor: Visitor }

/** What there is to see for the buyer. */
export type Seen = { sku: string; orderNumber: string; savedOrderId: string }

/** What a page says of itself (apps/web/src/routing/page-route.ts). */
export type Page = {
  path: string
  layout?: string
  requireAuthentication?: boolean
  permissions?: readonly string[]
  isForVisitors?: boolean
}

/** All pages of the portal: read as they stand, since types of a browser mean nothing here. */
export async function readPages(): Promise<readonly Page[]> {
  return (await loadPages(new URL('../../apps/web/src/app/pages.ts', import.meta.url).href)).PAGES
}

const loadPages = (place: string): Promise<{ PAGES: readonly Page[] }> => import(place)

// The buyer has none to look at.
const PRE_ORDERS: readonly string[] = [PATHS.preOrders, PATHS.preOrder]

// What stands by itself is for who signs in, or has a link from a mail.
const isPublic = ({ requireAuthentication, permissions, layout }: Page) =>
  !requireAuthentication && !permissions && layout !== 'split'

/** Every screen that there is, with something on it; `listed` are the addresses that the site's map has. */
export function screens(
  { sku, orderNumber, savedOrderId }: Seen,
  listed: readonly string[],
  pages: readonly Page[],
): Screen[] {
  const seen: Readonly<Record<string, string>> = { $sku: sku, $number: orderNumber, $id: savedOrderId }
  // Of content it is one that there is: what somebody writes anew has no page that stays.
  const addressOf = (path: string): string | undefined => {
    const filled = path === PATHS.whyPage ? path : path.replace(/\$\w+/, (part) => seen[part] || part)
    return filled.includes('$') ? listed.find((address) => isOfPattern(filled, address)) : filled
  }
  const isPage = (path: string, fits: (page: Page) => boolean | undefined) =>
    pages.some((page) => page.path === path && fits(page))
  const buyers = Object.entries(PATHS)
    // Who is signed in is led on from what is for visitors.
    .filter(([, path]) => !PRE_ORDERS.includes(path) && !isPage(path, ({ isForVisitors }) => isForVisitors))
    .flatMap(([name, path]): Screen[] => {
      const address = addressOf(path)
      const query = path === PATHS.thanks ? `?order=${orderNumber}` : ''
      return address === undefined ? [] : [{ name, path: address + query, visitor: 'buyer' }]
    })
  const ofVisitors = Object.entries(PATHS)
    .filter(([, path]) => isPage(path, isPublic))
    .flatMap(([name, path]): Screen[] => {
      const address = addressOf(path)
      return address === undefined ? [] : [{ name: `${name} of a visitor`, path: address, visitor: 'known' }]
    })
  return [
    { name: 'age question', path: PATHS.login, visitor: 'new' },
    { name: 'login', path: PATHS.login, visitor: 'known' },
    { name: 'forgotten password', path: PATHS.forgotPassword, visitor: 'known' },
    ...ofVisitors,
    ...buyers,
  ]
}

/** The addresses that the site's map has, without the site. */
export async function listedAddresses(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]{1,2000})<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
