/**
 * Every path of the portal, once. It stands beside the areas, since links lead from each of them to any other, and no
 * area knows another one or the app.
 */
export const PATHS = {
  home: '/',
  login: '/login',
  forbidden: '/error403',

  beer: '/Create-An-Order_Beer',
  posm: '/Create-An-Order_POSM',
  empties: '/Create-An-Order_Empties',
  eventMaterials: '/Create-An-Order-Event',
  products: '/catalog/products',
  specialOffers: '/specialoffer',
  lowStock: '/catalog/low-stock',
  upcomingBeers: '/catalog/upcoming-beers',
  product: '/catalog/$sku',
  cart: '/cart',
  checkout: '/checkout',
  thanks: '/thanks',

  orderHistory: '/orders/history',
  order: '/orders/history/$number',
  savedOrders: '/orders/saved',
  savedOrder: '/orders/saved/$id',
  preOrders: '/catalog/pending',
  preOrder: '/catalog/pending/$id',
} as const

export type Path = (typeof PATHS)[keyof typeof PATHS]

const CATALOGUE_LISTS: readonly string[] = [
  PATHS.beer,
  PATHS.posm,
  PATHS.empties,
  PATHS.eventMaterials,
  PATHS.products,
  PATHS.specialOffers,
  PATHS.lowStock,
  PATHS.upcomingBeers,
]

/** True for an address at which a list of products stands. */
export const isCatalogueList = (href: string): boolean => CATALOGUE_LISTS.includes(href.split(/[?#]/, 1)[0] ?? '')
