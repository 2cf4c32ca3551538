import { pageSearch } from '../../lib/search-params.ts'
import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { catalogueSearch } from './features/catalogue/catalogue-list.ts'
import { productSearch } from './features/catalogue/product-search.ts'
import { thanksSearch } from './features/checkout/thanks-search.ts'

const CATALOGUE = { requireAuthentication: true, permissions: ['Catalogue'], showOrderBar: true } as const
const LIST = {
  ...CATALOGUE,
  search: catalogueSearch,
  screen: async () => (await import('./features/catalogue/catalogue-page.tsx')).CataloguePage,
  start: async () => (await import('./features/catalogue/api/products-query.ts')).startList,
} as const
const ORDERING = { requireAuthentication: true, permissions: ['Catalogue'], hideFooter: true } as const
const PUT_ASIDE = { requireAuthentication: true, permissions: ['My Orders'] } as const

export const ORDERING_PAGES = {
  home: {
    path: PATHS.home,
    titleKey: 'titles.home',
    screen: async () => (await import('./features/home/home-page.tsx')).HomePage,
  },

  beer: {
    ...LIST,
    path: PATHS.beer,
    titleKey: 'titles.beer',
    permissions: ['Catalogue Beer', 'Catalogue Tank'],
    menu: { in: 'createOrder', textKey: 'shell.beer' },
  },
  posm: {
    ...LIST,
    path: PATHS.posm,
    titleKey: 'titles.posm',
    permissions: ['Catalogue POS Materials'],
    menu: { in: 'createOrder', textKey: 'shell.posm' },
  },
  empties: {
    ...LIST,
    path: PATHS.empties,
    titleKey: 'titles.empties',
    permissions: ['Catalogue Beer'],
    menu: { in: 'createOrder', textKey: 'shell.empties', needsEmptiesTransport: true },
  },
  eventMaterials: {
    ...LIST,
    path: PATHS.eventMaterials,
    titleKey: 'titles.eventMaterials',
    menu: { in: 'createOrder', textKey: 'shell.eventMaterials', permissions: ['Catalogue POS Materials'] },
  },
  specialOffers: {
    ...LIST,
    path: PATHS.specialOffers,
    titleKey: 'titles.specialOffers',
    menu: { in: 'createOrder', textKey: 'shell.specialOffers' },
  },
  upcomingBeers: {
    ...CATALOGUE,
    path: PATHS.upcomingBeers,
    titleKey: 'titles.upcomingBeers',
    menu: { in: 'createOrder', textKey: 'shell.upcomingBeers', permissions: ['Catalogue Beer'] },
    screen: async () => (await import('./features/catalogue/upcoming-page.tsx')).UpcomingPage,
    start: async () => (await import('./features/catalogue/api/upcoming-query.ts')).startUpcoming,
  },
  products: {
    ...LIST,
    path: PATHS.products,
    titleKey: 'titles.products',
    menu: { in: 'createOrder', textKey: 'shell.allProducts' },
  },
  lowStock: {
    ...LIST,
    path: PATHS.lowStock,
    titleKey: 'titles.lowStock',
    menu: { in: 'createOrder', textKey: 'shell.lowStock' },
  },
  product: {
    ...CATALOGUE,
    path: PATHS.product,
    titleKey: 'titles.product',
    hideCreateOrderButton: true,
    showBackToCatalog: true,
    search: productSearch,
    screen: async () => (await import('./features/catalogue/product-page.tsx')).ProductPage,
    start: async () => (await import('./features/catalogue/api/product-query.ts')).startProduct,
  },

  cart: {
    ...ORDERING,
    path: PATHS.cart,
    titleKey: 'titles.cart',
    screen: async () => (await import('./features/cart/cart-page.tsx')).CartPage,
  },
  checkout: {
    ...ORDERING,
    path: PATHS.checkout,
    titleKey: 'titles.checkout',
    screen: async () => (await import('./features/checkout/checkout-page.tsx')).CheckoutPage,
  },
  thanks: {
    path: PATHS.thanks,
    titleKey: 'titles.thanks',
    requireAuthentication: true,
    search: thanksSearch,
    screen: async () => (await import('./features/checkout/thanks-page.tsx')).ThanksPage,
  },

  savedOrders: {
    ...PUT_ASIDE,
    path: PATHS.savedOrders,
    titleKey: 'titles.savedOrders',
    menu: { in: 'myBusiness', textKey: 'shell.savedOrders' },
    search: pageSearch,
    screen: async () => (await import('./features/saved-orders/saved-orders-page.tsx')).SavedOrdersPage,
  },
  savedOrder: {
    ...PUT_ASIDE,
    path: PATHS.savedOrder,
    titleKey: 'titles.savedOrder',
    screen: async () => (await import('./features/saved-orders/saved-order-page.tsx')).SavedOrderPage,
  },
  preOrders: {
    ...PUT_ASIDE,
    path: PATHS.preOrders,
    titleKey: 'titles.preOrders',
    menu: { in: 'myBusiness', textKey: 'shell.preOrders' },
    search: pageSearch,
    screen: async () => (await import('./features/saved-orders/saved-orders-page.tsx')).PreOrdersPage,
  },
  preOrder: {
    ...PUT_ASIDE,
    path: PATHS.preOrder,
    titleKey: 'titles.preOrder',
    screen: async () => (await import('./features/saved-orders/saved-order-page.tsx')).PreOrderPage,
  },
} as const satisfies Record<string, PageEntry>
