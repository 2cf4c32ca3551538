import type { OrderKind } from '@fust/domain/order'
import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CART_MUTATION } from './api/cart-queue.ts'

/** The catalogue in which one orders this kind of goods. */
export const catalogueOf = (kind: OrderKind | null) =>
  kind === 'posm' ? ('/Create-An-Order_POSM' as const) : ('/Create-An-Order_Beer' as const)

/** Once the last line is gone, the catalogue of what the cart held opens (CRT-29). */
export function useLeaveWhenEmptied(kind: OrderKind | null): void {
  const navigate = useNavigate()
  const held = useRef(kind)
  const isChanging = useIsMutating({ mutationKey: CART_MUTATION }) > 0
  useEffect(() => {
    if (kind) held.current = kind
    // What is taken back by a refusal was never gone.
    else if (held.current && !isChanging) void navigate({ to: catalogueOf(held.current) })
  }, [kind, isChanging, navigate])
}
