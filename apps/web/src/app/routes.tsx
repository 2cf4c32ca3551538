import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import { ownPath } from '../lib/own-path.ts'
import { CATALOGUE_PERMISSIONS, demoAccountsQuery, sessionQuery } from '../features/session/index.ts'
import { canonicalPath } from './canonical-path.ts'
import { withChunkTimeout } from './chunk-reload.ts'
import { guard } from './guard.ts'
import { Error403Page } from './pages/error-403-page.tsx'
import { Error404Page } from './pages/error-404-page.tsx'
import { FailedPage } from './pages/failed-page.tsx'
import { RootLayout } from './root-layout.tsx'
import type { RouteMeta } from './route-meta.ts'

const cataloguePage = withChunkTimeout(() => import('../features/catalogue/catalogue-page.tsx'))
const upcomingPage = withChunkTimeout(() => import('../features/catalogue/upcoming-page.tsx'))
const productPage = withChunkTimeout(() => import('../features/catalogue/product-page.tsx'))
const catalogueStart = withChunkTimeout(() => import('../features/catalogue/start-catalogue.ts'))
const upcomingStart = withChunkTimeout(() => import('../features/catalogue/start-upcoming.ts'))
const productStart = withChunkTimeout(() => import('../features/catalogue/start-product.ts'))
const cartPage = withChunkTimeout(() => import('../features/cart/cart-page.tsx'))
const checkoutPage = withChunkTimeout(() => import('../features/checkout/checkout-page.tsx'))
const thanksPage = withChunkTimeout(() => import('../features/checkout/thanks-page.tsx'))
const orderHistoryPage = withChunkTimeout(() => import('../features/orders/order-history-page.tsx'))
const orderPage = withChunkTimeout(() => import('../features/orders/order-page.tsx'))
const savedOrdersPage = withChunkTimeout(() => import('../features/saved-orders/saved-orders-page.tsx'))
const savedOrderPage = withChunkTimeout(() => import('../features/saved-orders/saved-order-page.tsx'))
const homePage = withChunkTimeout(() => import('../features/home/home-page.tsx'))

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  errorComponent: FailedPage,
  notFoundComponent: Error404Page,
  beforeLoad: ({ location, matches }) => {
    const listed = matches.at(-1)?.fullPath
    const path = listed ? canonicalPath(location.pathname, listed) : location.pathname
    if (path !== location.pathname)
      throw redirect({ href: path + location.searchStr + hashOf(location.hash), replace: true })
  },
})

const CATALOGUE_PAGE = { requireAuthentication: true, showOrderBar: true } satisfies Partial<RouteMeta>
const ORDERING = {
  requireAuthentication: true,
  permissions: CATALOGUE_PERMISSIONS,
  hideFooter: true,
} satisfies Partial<RouteMeta>

const CataloguePage = lazyRouteComponent(cataloguePage, 'CataloguePage')
const startCatalogue: Start = async ({ client, location }) =>
  (await catalogueStart()).startCatalogue(client, location.pathname, location.search)

const homeRoute = page('/', { titleKey: 'titles.home' }, lazyRouteComponent(homePage, 'HomePage'))

const loginMeta: RouteMeta = { titleKey: 'titles.login', layout: 'split', hideFooter: true }
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: loginMeta,
  validateSearch: (search: Record<string, unknown>): { back?: string; reason?: 'expired' } => ({
    ...(search['back'] !== undefined && { back: ownPath(search['back']) }),
    ...(search['reason'] === 'expired' && { reason: 'expired' }),
  }),
  beforeLoad: async (entry) => {
    const access = await guard(loginMeta)(entry)
    const session = await entry.context.queryClient.fetchQuery(sessionQuery)
    if (session.user) throw redirect({ href: ownPath(entry.search.back), replace: true })
    return access
  },
  component: lazyRouteComponent(
    withChunkTimeout(() => import('../features/session/login-page.tsx')),
    'LoginPage',
  ),
})

const beerRoute = page(
  '/Create-An-Order_Beer',
  { titleKey: 'titles.beer', ...CATALOGUE_PAGE, permissions: ['Catalogue Beer', 'Catalogue Tank'] },
  CataloguePage,
  startCatalogue,
)
const posmRoute = page(
  '/Create-An-Order_POSM',
  { titleKey: 'titles.posm', ...CATALOGUE_PAGE, permissions: ['Catalogue POS Materials'] },
  CataloguePage,
  startCatalogue,
)
const eventRoute = page(
  '/Create-An-Order-Event',
  { titleKey: 'titles.eventMaterials', ...CATALOGUE_PAGE, permissions: ['Catalogue'] },
  CataloguePage,
  startCatalogue,
)
const productsRoute = page(
  '/catalog/products',
  { titleKey: 'titles.products', ...CATALOGUE_PAGE, permissions: ['Catalogue'] },
  CataloguePage,
  startCatalogue,
)
const specialOfferRoute = page(
  '/specialoffer',
  { titleKey: 'titles.specialOffers', ...CATALOGUE_PAGE, permissions: CATALOGUE_PERMISSIONS },
  CataloguePage,
  startCatalogue,
)
const lowStockRoute = page(
  '/catalog/low-stock',
  { titleKey: 'titles.lowStock', ...CATALOGUE_PAGE, permissions: ['Catalogue'] },
  CataloguePage,
  startCatalogue,
)
const upcomingBeersRoute = page(
  '/catalog/upcoming-beers',
  { titleKey: 'titles.upcomingBeers', ...CATALOGUE_PAGE, permissions: CATALOGUE_PERMISSIONS },
  lazyRouteComponent(upcomingPage, 'UpcomingPage'),
  async ({ client }) => (await upcomingStart()).startUpcoming(client),
)
const productRoute = page(
  '/catalog/$sku',
  {
    titleKey: 'titles.product',
    ...CATALOGUE_PAGE,
    permissions: ['Catalogue'],
    hideCreateOrderButton: true,
    showBackToCatalog: true,
  },
  lazyRouteComponent(productPage, 'ProductPage'),
  async ({ client, params }) => (await productStart()).startProduct(client, params['sku'] ?? ''),
)

const cartRoute = page('/cart', { titleKey: 'titles.cart', ...ORDERING }, lazyRouteComponent(cartPage, 'CartPage'))
const checkoutRoute = page(
  '/checkout',
  { titleKey: 'titles.checkout', ...ORDERING },
  lazyRouteComponent(checkoutPage, 'CheckoutPage'),
)
const thanksRoute = page(
  '/thanks',
  { titleKey: 'titles.thanks', requireAuthentication: true },
  lazyRouteComponent(thanksPage, 'ThanksPage'),
)

const orderHistoryRoute = page(
  '/orders/history',
  { titleKey: 'titles.orderHistory', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(orderHistoryPage, 'OrderHistoryPage'),
)
const orderRoute = page(
  '/orders/history/$number',
  { titleKey: 'titles.order', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(orderPage, 'OrderPage'),
)

const savedOrdersRoute = page(
  '/orders/saved',
  { titleKey: 'titles.savedOrders', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(savedOrdersPage, 'SavedOrdersPage'),
)
const savedOrderRoute = page(
  '/orders/saved/$id',
  { titleKey: 'titles.savedOrder', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(savedOrderPage, 'SavedOrderPage'),
)
const preOrdersRoute = page(
  '/catalog/pending',
  { titleKey: 'titles.preOrders', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(savedOrdersPage, 'PreOrdersPage'),
)
const preOrderRoute = page(
  '/catalog/pending/$id',
  { titleKey: 'titles.preOrder', requireAuthentication: true, permissions: ['My Orders'] },
  lazyRouteComponent(savedOrderPage, 'PreOrderPage'),
)

const error403Route = page('/error403', { titleKey: 'titles.forbidden' }, Error403Page)

const styleguideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/styleguide',
  staticData: { titleKey: 'titles.styleguide' } satisfies RouteMeta,
  beforeLoad: async ({ context }) => {
    // Made for a demo and for whoever builds on: no part of a brewery's own portal.
    if (!(await context.queryClient.ensureQueryData(demoAccountsQuery))) throw notFound()
  },
  component: lazyRouteComponent(
    withChunkTimeout(() => import('./styleguide/styleguide-page.tsx')),
    'StyleguidePage',
  ),
})

export const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  beerRoute,
  posmRoute,
  eventRoute,
  productsRoute,
  specialOfferRoute,
  lowStockRoute,
  upcomingBeersRoute,
  productRoute,
  cartRoute,
  checkoutRoute,
  thanksRoute,
  orderHistoryRoute,
  orderRoute,
  savedOrdersRoute,
  savedOrderRoute,
  preOrdersRoute,
  preOrderRoute,
  error403Route,
  styleguideRoute,
])

/** Starts asking for what a page shows as soon as its code is there; a look at a link is enough. */
type Start = (place: { client: QueryClient; location: ParsedLocation; params: Record<string, string> }) => Promise<void>

/** One page: where it is, what it says about itself, what it shows; the guard goes before each. */
function page<const Path extends string>(path: Path, meta: RouteMeta, component: RouteComponent, start?: Start) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: meta,
    beforeLoad: guard(meta),
    loader: async ({ context, location, params }) => {
      if (context.access === 'granted') await start?.({ client: context.queryClient, location, params })
    },
    component,
  })
}

function hashOf(hash: string): string {
  return hash && `#${hash}`
}
