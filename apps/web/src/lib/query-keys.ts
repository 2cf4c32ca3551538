// How the key of a query begins: by it everything of its kind is read anew, or kept for a start without a network.
export const CART_KEY = ['cart'] as const
export const DELIVERY_KEY = ['delivery'] as const
export const OFFERED_UNITS_KEY = ['offered-units'] as const
export const ORDERS_KEY = ['orders'] as const
export const PRODUCTS_KEY = ['products'] as const
