import { isOfPattern } from '../../apps/server/src/platform/http/path-pattern.ts'
import { PATHS } from '../../apps/web/src/paths.ts'
import type { Visitor } from './visitor-browser.ts'

/** A screen as somebody opens it. */
export type Screen = { name: string; path: string; visitor: Visitor }

/** What there is to see for the buyer. */
export type Seen = { sku: string; orderNumber: string; savedOrderId: string }

// Who is signed in is led on from these; and the buyer has no pre-order to look at.
const NOT_FOR_BUYERS: readonly string[] = [PATHS.login, PATHS.forgotPassword, PATHS.preOrders, PATHS.preOrder]

// What the brewery tells everybody, besides its home.
const PUBLIC: readonly (keyof typeof PATHS)[] = [
  'news',
  'article',
  'brands',
  'brand',
  'faq',
  'why',
  'contacts',
  'becomePartner',
  'legalPage',
]

/** Every screen that there is, with something on it; `listed` are the addresses that the site's map has. */
export function screens({ sku, orderNumber, savedOrderId }: Seen, listed: readonly string[]): Screen[] {
  const seen: Readonly<Record<string, string>> = { $sku: sku, $number: orderNumber, $id: savedOrderId }
  // Of content it is one that there is: what somebody writes anew has no page that stays.
  const addressOf = (path: string): string | undefined => {
    const filled = path === PATHS.whyPage ? path : path.replace(/\$\w+/, (part) => seen[part] || part)
    return filled.includes('$') ? listed.find((address) => isOfPattern(filled, address)) : filled
  }
  const buyers = Object.entries(PATHS)
    .filter(([, path]) => !NOT_FOR_BUYERS.includes(path))
    .flatMap(([name, path]): Screen[] => {
      const address = addressOf(path)
      const query = path === PATHS.thanks ? `?order=${orderNumber}` : ''
      return address === undefined ? [] : [{ name, path: address + query, visitor: 'buyer' }]
    })
  const ofVisitors = PUBLIC.flatMap((name): Screen[] => {
    const path = addressOf(PATHS[name])
    return path === undefined ? [] : [{ name: `${name} of a visitor`, path, visitor: 'known' }]
  })
  return [
    { name: 'age question', path: PATHS.login, visitor: 'new' },
    { name: 'home of a visitor', path: PATHS.home, visitor: 'known' },
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
