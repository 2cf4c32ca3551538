// How the key of a query begins: by it everything of its kind is read anew, or kept for a start without a network.
export const BACKLOG_KEY = ['backlog'] as const
export const BUDGET_KEY = ['budget'] as const
export const CART_KEY = ['cart'] as const
export const CONTENT_KEY = ['content'] as const
export const DELIVERY_KEY = ['delivery'] as const
export const DOCUMENTS_KEY = ['documents'] as const
export const FAVOURITES_KEY = ['favourites'] as const
export const INSIGHT_KEY = ['insight'] as const
export const NOTIFICATIONS_KEY = ['notifications'] as const
export const PERMISSIONS_KEY = ['permissions'] as const
export const OFFERED_UNITS_KEY = ['offered-units'] as const
export const ORDERS_KEY = ['orders'] as const
export const PRODUCTS_KEY = ['products'] as const
export const SUPPORT_KEY = ['support'] as const
