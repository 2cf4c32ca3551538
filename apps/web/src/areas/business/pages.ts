import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { budgetSearch } from './features/budget/budget-search.ts'
import { orderSearch } from './features/orders/order-search.ts'

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
  posmOrders: {
    ...ORDERS,
    path: PATHS.posmOrders,
    titleKey: 'titles.posmOrders',
    menu: { in: 'myBusiness', textKey: 'shell.posmOrders' },
    search: orderSearch,
    screen: async () => (await import('./features/orders/order-history-page.tsx')).PosmOrdersPage,
  },
  posmBudget: {
    requireAuthentication: true,
    permissions: ['Catalogue POS Materials'],
    path: PATHS.posmBudget,
    titleKey: 'titles.posmBudget',
    menu: { in: 'myBusiness', textKey: 'shell.posmBudget' },
    search: budgetSearch,
    screen: async () => (await import('./features/budget/budget-page.tsx')).BudgetPage,
  },
  order: {
    ...ORDERS,
    path: PATHS.order,
    titleKey: 'titles.order',
    screen: async () => (await import('./features/orders/order-page.tsx')).OrderPage,
  },
} as const satisfies Record<string, PageEntry>
