import { PATHS } from '../../apps/web/src/paths.ts'
import type { Visitor } from './visitor-browser.ts'

/** A screen as somebody opens it. */
export type Screen = { name: string; path: string; visitor: Visitor }

/** What there is to see for the buyer. */
export type Seen = { sku: string; orderNumber: string; savedOrderId: string }

// Who is signed in is led on from these; and the buyer has no pre-order to look at.
const NOT_FOR_BUYERS: readonly string[] = [PATHS.login, PATHS.forgotPassword, PATHS.preOrders, PATHS.preOrder]

/** Every screen that there is, with something on it. */
export function screens({ sku, orderNumber, savedOrderId }: Seen): Screen[] {
  const seen: Readonly<Record<string, string>> = { $sku: sku, $number: orderNumber, $id: savedOrderId }
  const buyers = Object.entries(PATHS)
    .filter(([, path]) => !NOT_FOR_BUYERS.includes(path))
    .map(([name, path]): Screen => {
      const address = path.replace(/\$\w+/, (part) => seen[part] ?? part)
      const query = path === PATHS.thanks ? `?order=${orderNumber}` : ''
      return { name, path: address + query, visitor: 'buyer' }
    })
  return [
    { name: 'age question', path: PATHS.login, visitor: 'new' },
    { name: 'home of a visitor', path: PATHS.home, visitor: 'known' },
    { name: 'login', path: PATHS.login, visitor: 'known' },
    { name: 'forgotten password', path: PATHS.forgotPassword, visitor: 'known' },
    ...buyers,
  ]
}
