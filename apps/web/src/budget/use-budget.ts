import { useQuery } from '@tanstack/react-query'
import type { CartView } from '../cart/index.ts'
import { usePermission } from '../session/index.ts'
import { budgetQuery } from './api/budget-query.ts'
import type { BudgetFigures } from './budget-gauge.tsx'

type Asked = { shipToId: string; cart: CartView | undefined; isWanted: boolean }

/** The budget of a ship-to beside what the cart takes of it; its figures are null where none is kept, and nothing while they are not known. */
export function useBudget({ shipToId, cart, isWanted }: Asked) {
  const may = usePermission()
  const asked = useQuery({ ...budgetQuery(shipToId), enabled: isWanted && may('Catalogue POS Materials') })
  const { data: budget, error, refetch } = asked
  const figures: BudgetFigures | null | undefined = budget && { ...budget, cartCents: costOf(cart) }
  return { figures, retry: budget === undefined && error ? () => void refetch() : undefined }
}

/** Budgets are kept without VAT, and pay for POS materials alone. */
function costOf(cart: CartView | undefined): number {
  if (cart?.goods !== 'posm') return 0
  const { netCents, depositCents, packagingTaxCents, sortingChargeCents } = cart.money
  return netCents + depositCents + packagingTaxCents + sortingChargeCents
}
