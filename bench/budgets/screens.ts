import type { Visitor } from './visitor-browser.ts'

/** A screen as somebody opens it. */
export type Screen = { name: string; path: string; visitor: Visitor }

/** What there is to see for the buyer. */
export type Seen = { sku: string; orderNumber: string; savedOrderId: string }

/** Every screen that there is, with something on it. */
export function screens({ sku, orderNumber, savedOrderId }: Seen): Screen[] {
  const buyers: readonly [name: string, path: string][] = [
    ['home', '/'],
    ['products', '/catalog/products'],
    ['beer', '/Create-An-Order_Beer'],
    ['POSM', '/Create-An-Order_POSM'],
    ['event materials', '/Create-An-Order-Event'],
    ['special offers', '/specialoffer'],
    ['upcoming', '/catalog/upcoming-beers'],
    ['product', `/catalog/${sku}`],
    ['cart', '/cart'],
    ['checkout', '/checkout'],
    ['thanks', `/thanks?order=${orderNumber}`],
    ['order history', '/orders/history'],
    ['order', `/orders/history/${orderNumber}`],
    ['saved orders', '/orders/saved'],
    ['saved order', `/orders/saved/${savedOrderId}`],
  ]
  return [
    { name: 'age question', path: '/login', visitor: 'new' },
    { name: 'home of a visitor', path: '/', visitor: 'known' },
    { name: 'login', path: '/login', visitor: 'known' },
    ...buyers.map(([name, path]): Screen => ({ name, path, visitor: 'buyer' })),
  ]
}
