/** Where each kind of what is put aside is listed, and where one of it is. */
export const LISTS = {
  saved: { path: '/orders/saved', onePath: '/orders/saved/$id', titleKey: 'titles.savedOrders' },
  pending: { path: '/catalog/pending', onePath: '/catalog/pending/$id', titleKey: 'titles.preOrders' },
} as const
