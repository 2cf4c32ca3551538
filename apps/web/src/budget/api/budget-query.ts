import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { centsOf } from '../../lib/market/cents.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { BUDGET_KEY } from '../../lib/server/query-keys.ts'

const budgetDocument = graphql(`
  query BudgetLeft($shipTo: String!) {
    posmBudget(shipTo: $shipTo) {
      year
      granted
      left
    }
    customerCart {
      id
      ship_to_id
      budgetDetails {
        posBudget
      }
    }
  }
`)

/** What a ship-to may spend on POS materials in the running year, before what is in the cart. */
export type Budget = { year: number; grantedCents: number; leftCents: number }

/** The budget of a ship-to; null where none is kept. */
export const budgetQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...BUDGET_KEY, 'left', shipToId],
    queryFn: async ({ signal }): Promise<Budget | null> => {
      const headers = { outletid: shipToId }
      const { posmBudget, customerCart } = await ask(budgetDocument, { shipTo: shipToId }, { headers, signal })
      if (!posmBudget) return null
      // What the order holds that this cart is going to replace comes back with it.
      const ofCart = customerCart.ship_to_id === shipToId ? customerCart.budgetDetails?.posBudget : null
      const { year, granted, left } = posmBudget
      return { year, grantedCents: centsOf(granted), leftCents: centsOf(ofCart ?? left) }
    },
    // Others at the ship-to spend of it, too.
    refetchOnMount: 'always',
  })
