import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { orderSearch } from './features/orders/order-filter.ts'

const ORDERS = { requireAuthentication: true, permissions: ['My Orders'] } as const

export const BUSINESS_PAGES = {
  orderHistory: {
    ...ORDERS,
    path: PATHS.orderHistory,
    titleKey: 'titles.orderHistory',
    menu: { in: 'myBusiness', textKey: 'shell.orderHistory' },
    search: orderSearch,
    screen: async () => (await import('./features/orders/order-history-page.tsx')).OrderHistoryPage,
  },
  order: {
    ...ORDERS,
    path: PATHS.order,
    titleKey: 'titles.order',
    screen: async () => (await import('./features/orders/order-page.tsx')).OrderPage,
  },
} as const satisfies Record<string, PageEntry>
