/** What belongs to one area: folders of web, server and domain by their names, and the journeys that show it. */
type Area = { modules: readonly string[]; journeys: readonly string[] }

/**
 * The journeys of each area. `npm test` plays those tagged `@core`, and all of an area in which something changed; a journey
 * of several areas stands with each of them. What every screen shares has the area `shell`.
 */
export const JOURNEY_AREAS: Readonly<Record<string, Area>> = {
  ordering: {
    modules: [
      ...['ordering', 'assortment', 'search', 'suggestions', 'suggestion', 'favourites', 'product', 'pricing'],
      ...['quick-order', 'tank', 'quantity', 'picture', 'text'],
    ],
    journeys: [
      ...['browse', 'bundles', 'favourites', 'first-data', 'order-a-truck', 'order-by-keyboard', 'order-on-a-phone'],
      ...['order-bar', 'quick-order', 'search', 'suggestions-and-offers', 'tank-beer', 'posm', 'nothing-jumps'],
    ],
  },
  checkout: {
    modules: [
      ...['checkout', 'cart', 'delivery', 'budgets', 'budget', 'ledgers', 'load', 'capacity', 'customer', 'calendar'],
      ...['address-lookup', 'order', 'payment', 'market', 'access'],
    ],
    journeys: [
      ...['brewery-changes', 'changes', 'deadlines', 'empties-and-coupons', 'interruptions', 'offline', 'one-cafe'],
      ...['order-a-truck', 'order-by-keyboard', 'order-in-dutch', 'order-on-a-phone', 'payments', 'posm', 'refusals'],
    ],
  },
  orders: {
    modules: ['orders', 'saved-orders', 'outbox', 'erp', 'order', 'payment'],
    journeys: [
      ...['administrator', 'cancel-order', 'left-out', 'one-cafe', 'order-history', 'payments', 'saved-orders'],
    ],
  },
  papers: {
    modules: ['business', 'documents', 'invoices', 'insight', 'reporting', 'contract', 'power-bi'],
    journeys: ['papers', 'power-bi', 'reporting'],
  },
  account: {
    modules: [
      ...['account', 'access', 'session', 'passwords', 'one-time-links', 'second-factor', 'single-sign-on', 'users'],
      ...['verification', 'permissions', 'privacy', 'service-sign-on', 'sign-on', 'messages', 'mail'],
    ],
    journeys: [
      ...[
        'age-gate',
        'interruptions',
        'no-access',
        'order-for-a-customer',
        'passkey',
        'passwords',
        'people',
        'privacy',
      ],
      ...['second-factor', 'services', 'single-sign-on', 'users'],
    ],
  },
  support: {
    modules: ['support', 'tickets', 'visitor-requests', 'notifications', 'push', 'push-worker', 'scanner', 'files'],
    journeys: ['claims', 'push', 'ticket', 'ticket-in-dutch', 'two-processes', 'visitors'],
  },
  content: {
    modules: ['content', 'public-pages', 'survey', 'theme', 'portal'],
    journeys: ['content', 'content-policy', 'hostile-content', 'visitors', 'without-script'],
  },
  admin: { modules: ['admin', 'operator', 'permissions', 'outbox'], journeys: ['administrator', 'users'] },
  breweries: {
    modules: ['import', 'breweries', 'doctor', 'market', 'portal'],
    journeys: ['breweries-elsewhere', 'brewery-changes', 'second-brewery'],
  },
  shell: {
    modules: ['app', 'routing', 'ui', 'lib', 'i18n', 'styles', 'styleguide', 'api-pages', 'paths.ts', 'main.tsx'],
    journeys: [
      ...[
        'api-pages',
        'breakpoints',
        'crawl',
        'forced-colours',
        'new-version',
        'no-access',
        'nothing-jumps',
        'offline',
      ],
      ...['screens', 'styleguide', 'content-policy'],
    ],
  },
}

const ROOTS =
  /^(?:apps\/web\/src\/areas|apps\/server\/src\/(?:features|integrations)|packages\/domain\/src|apps\/web\/src)\/([^/]+)/

/** The folder of the web, the server or the domain that a file stands in, or the part of the checkout. */
export function moduleOf(file: string): string {
  return ROOTS.exec(file)?.[1] ?? file.split('/')[0] ?? ''
}
