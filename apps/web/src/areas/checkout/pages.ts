import { pageSearch } from '../../lib/page/search-params.ts'
import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'

const ORDERING = { requireAuthentication: true, permissions: ['Catalogue'], hideFooter: true } as const
const PUT_ASIDE = { requireAuthentication: true, permissions: ['My Orders'] } as const

export const CHECKOUT_PAGES = {
  cart: {
    ...ORDERING,
    path: PATHS.cart,
    titleKey: 'titles.cart',
    screen: async () => (await import('./features/cart/cart-page.tsx')).CartPage,
  },
  goodsAddresses: {
    ...ORDERING,
    path: PATHS.goodsAddresses,
    titleKey: 'titles.goodsAddresses',
    permissions: ['Catalogue POS Materials'],
    screen: async () => (await import('./features/goods-addresses/goods-addresses-page.tsx')).GoodsAddressesPage,
  },
  newAddress: {
    requireAuthentication: true,
    permissions: ['Catalogue'],
    path: PATHS.newAddress,
    titleKey: 'titles.newAddress',
    screen: async () => (await import('./features/new-address/new-address-page.tsx')).NewAddressPage,
  },
  checkout: {
    ...ORDERING,
    path: PATHS.checkout,
    titleKey: 'titles.checkout',
    screen: async () => (await import('./features/checkout/checkout-page.tsx')).CheckoutPage,
  },
  payment: {
    ...ORDERING,
    path: PATHS.payment,
    titleKey: 'titles.payment',
    layout: 'bare',
    // By which the payment is known, also to whoever comes back from the provider.
    search: ({ payment_token: token }: Record<string, unknown>) => ({
      payment_token: typeof token === 'string' ? token : undefined,
    }),
    screen: async () => (await import('./features/payment/payment-page.tsx')).PaymentPage,
  },
  thanks: {
    path: PATHS.thanks,
    titleKey: 'titles.thanks',
    requireAuthentication: true,
    // The number of the order that was just placed.
    search: ({ order }: Record<string, unknown>) => ({ order: typeof order === 'string' ? order : undefined }),
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
