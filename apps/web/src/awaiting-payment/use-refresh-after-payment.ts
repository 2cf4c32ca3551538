import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AWAITING_PAYMENT_KEY, CART_KEY, DELIVERY_KEY, ORDERS_KEY, PRODUCTS_KEY } from '../lib/server/query-keys.ts'

/** Gives the function that reads anew what a payment changes: the orders, the cart, stock and days. */
export function useRefreshAfterPayment(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all(
        [AWAITING_PAYMENT_KEY, CART_KEY, ORDERS_KEY, PRODUCTS_KEY, DELIVERY_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    [client],
  )
}
