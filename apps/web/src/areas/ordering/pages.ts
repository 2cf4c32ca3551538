import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { catalogueSearch } from './features/catalogue/list/catalogue-search.ts'
import { productSearch } from './features/catalogue/detail/product-search.ts'

const CATALOGUE = { requireAuthentication: true, permissions: ['Catalogue'], showOrderBar: true } as const
const LIST = {
  ...CATALOGUE,
  search: catalogueSearch,
  screen: async () => (await import('./features/catalogue/list/catalogue-page.tsx')).CataloguePage,
  start: async () => (await import('./features/catalogue/list/products-query.ts')).startList,
} as const

export const ORDERING_PAGES = {
  home: {
    path: PATHS.home,
    titleKey: 'titles.home',
    screen: async () => (await import('./features/home/home-page.tsx')).HomePage,
    signedIn: () => import('./features/home/customer-home.tsx'),
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
    screen: async () => (await import('./features/catalogue/list/upcoming-page.tsx')).UpcomingPage,
    start: async () => (await import('./features/catalogue/list/upcoming-query.ts')).startUpcoming,
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
  suggestedCart: {
    ...CATALOGUE,
    path: PATHS.suggestedCart,
    titleKey: 'titles.suggestedCart',
    menu: { in: 'createOrder', textKey: 'shell.suggestedCart' },
    screen: async () => (await import('./features/suggested-cart/suggested-cart-page.tsx')).SuggestedCartPage,
  },
  quickOrder: {
    ...CATALOGUE,
    path: PATHS.quickOrder,
    titleKey: 'titles.quickOrder',
    menu: { in: 'createOrder', textKey: 'shell.quickOrder' },
    screen: async () => (await import('./features/quick-order/quick-order-page.tsx')).QuickOrderPage,
  },
  favourites: {
    ...LIST,
    path: PATHS.favourites,
    titleKey: 'titles.favourites',
  },
  product: {
    ...CATALOGUE,
    path: PATHS.product,
    titleKey: 'titles.product',
    hideCreateOrderButton: true,
    showBackToCatalog: true,
    search: productSearch,
    screen: async () => (await import('./features/catalogue/detail/product-page.tsx')).ProductPage,
    start: async () => (await import('./features/catalogue/detail/product-query.ts')).startProduct,
  },
  leftOut: {
    requireAuthentication: true,
    path: PATHS.leftOut,
    titleKey: 'titles.leftOut',
    permissions: ['Catalogue'],
    hideFooter: true,
    screen: async () => (await import('./features/left-out/left-out-page.tsx')).LeftOutPage,
  },
} as const satisfies Record<string, PageEntry>
