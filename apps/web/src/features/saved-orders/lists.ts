/** Where each kind of what is put aside is listed. */
export const LISTS = {
  saved: { path: '/orders/saved', titleKey: 'titles.savedOrders' },
  pending: { path: '/catalog/pending', titleKey: 'titles.preOrders' },
} as const
