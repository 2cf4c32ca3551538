// How the keys of a kind begin that has several queries, or that is named elsewhere: by it all of the kind is read anew,
// or kept for a start without a network. A query that is alone of its kind has its key to itself, and is named by it.
export const AWAITING_PAYMENT_KEY = ['awaiting-payment'] as const
export const BACKLOG_KEY = ['backlog'] as const
export const BUDGET_KEY = ['budget'] as const
export const CART_KEY = ['cart'] as const
export const CONTENT_KEY = ['content'] as const
export const CUSTOMERS_KEY = ['customers'] as const
export const DELIVERY_KEY = ['delivery'] as const
export const DOCUMENTS_KEY = ['documents'] as const
export const FAVOURITES_KEY = ['favourites'] as const
export const INSIGHT_KEY = ['insight'] as const
export const NOTIFICATIONS_KEY = ['notifications'] as const
export const OFFERED_UNITS_KEY = ['offered-units'] as const
export const ORDERS_KEY = ['orders'] as const
export const PRODUCTS_KEY = ['products'] as const
export const SAVED_ORDERS_KEY = ['saved-orders'] as const
export const SEARCH_KEY = ['search'] as const
export const SUPPORT_KEY = ['support'] as const
export const USERS_KEY = ['users'] as const
