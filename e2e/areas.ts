/** What belongs to one area: folders of web, server and domain by their names, and the journeys that show it. */
type Area = { modules: readonly string[]; journeys: readonly string[] }

const area = (modules: string, journeys: string): Area => ({
  modules: modules.trim().split(/\s+/),
  journeys: journeys.trim().split(/\s+/),
})

/**
 * The modules and the journeys of each area. `npm test` plays the journeys tagged `@core`, and all of an area in which
 * something changed. A journey of several areas stands with each of them. What every screen shares has the area `shell`.
 */
export const JOURNEY_AREAS: Readonly<Record<string, Area>> = {
  ordering: area(
    `
      ordering assortment search suggestions suggestion favourites product pricing quick-order tank quantity
      picture text`,
    `
      browse bundles favourites first-data order-a-truck order-by-keyboard order-on-a-phone order-bar quick-order
      search suggestions-and-offers tank-beer posm nothing-jumps`,
  ),
  checkout: area(
    `
      checkout cart delivery budgets budget ledgers load capacity customer calendar address-lookup order payment
      market access`,
    `
      brewery-changes changes deadlines empties-and-coupons interruptions offline one-cafe order-a-truck
      order-by-keyboard order-in-dutch order-on-a-phone payments posm refusals`,
  ),
  orders: area(
    'orders saved-orders outbox erp order payment',
    'administrator cancel-order left-out one-cafe order-history payments saved-orders',
  ),
  papers: area('business documents invoices insight reporting contract power-bi', 'papers power-bi reporting'),
  account: area(
    `
      account access session passwords one-time-links second-factor single-sign-on users verification invitations
      permissions privacy service-sign-on sign-on messages mail`,
    `
      age-gate interruptions no-access order-for-a-customer passkey passwords people privacy second-factor
      services single-sign-on users`,
  ),
  support: area(
    'support tickets visitor-requests notifications push push-worker scanner files',
    'claims customer-service push ticket ticket-in-dutch two-processes visitors',
  ),
  content: area(
    'content public-pages survey theme portal',
    'content content-policy hostile-content visitors without-script',
  ),
  admin: area('admin operator permissions outbox', 'administrator users'),
  breweries: area('import breweries doctor market portal', 'breweries-elsewhere brewery-changes second-brewery'),
  shell: area(
    'app routing ui lib i18n styles styleguide api-pages adobe-clients paths.ts main.tsx',
    `
      api-pages breakpoints crawl forced-colours new-version no-access nothing-jumps offline screens styleguide
      content-policy`,
  ),
}

const ROOTS =
  /^(?:apps\/web\/src\/areas|apps\/server\/src\/(?:features|integrations)|packages\/domain\/src|apps\/web\/src)\/([^/]+)/

/** The folder of the web, the server or the domain that a file stands in, or the part of the checkout. */
export function moduleOf(file: string): string {
  return ROOTS.exec(file)?.[1] ?? file.split('/')[0] ?? ''
}
