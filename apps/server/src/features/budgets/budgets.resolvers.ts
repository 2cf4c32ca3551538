import type { Resolvers, Wire } from '@fust/contract/resolvers'
import {
  askedPage,
  centsToDecimal,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
  wireDateTime,
} from '@fust/contract/wire'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import type { BudgetMovement } from '#features/ledgers/index.ts'
import type { BudgetLedgers } from './budgets.service.ts'

export const budgetsPolicy: PolicyTable = { 'Query.posmBudget': signedIn('Catalogue POS Materials') }

const PAGE_SIZE = 20

export function budgetsResolvers(ledgers: BudgetLedgers) {
  return {
    Query: {
      posmBudget: async (_parent, { shipTo, year }, { actor }) => {
        const found = await ledgers.read({ actor, operation: 'Query.posmBudget' }, shipTo, year ?? undefined)
        if (!found.ok) throw authorizationError()
        const budget = found.value
        return (
          budget && {
            budget,
            ship_to_id: budget.access.shipToId,
            year: budget.year,
            granted: centsToDecimal(budget.grantedCents),
            left: centsToDecimal(budget.leftCents),
            used: centsToDecimal(budget.grantedCents - budget.leftCents),
          }
        )
      },
    },

    PosmBudget: {
      years: ({ budget }) => ledgers.readYears(budget),
      used_before: async ({ budget, used }) =>
        centsToDecimal(Math.round(used * 100) - (await ledgers.sumMovements(budget)).spentCents),
      transactions: async ({ budget }, args, { brewery }) => {
        const page = askedPage(args, PAGE_SIZE)
        const { count } = await ledgers.sumMovements(budget)
        const refusal = reviewPage(page) ?? reviewPageExists(page, count)
        if (refusal) throw inputError(pageRefusalText(refusal), refusal.code)
        const movements = await ledgers.readMovements(budget, { limit: page.pageSize, offset: pageOffset(page) })
        return {
          items: movements.map((movement) => wireTransaction(movement, brewery.market.timeZone)),
          page_info: pageInfo(page, count),
          total_count: count,
        }
      },
    },
  } satisfies Resolvers<GraphqlContext>
}

const KINDS: Readonly<Record<string, Wire<'BudgetTransaction'>['kind']>> = {
  order: 'ORDER',
  release: 'RELEASE',
  booking: 'BOOKING',
}

/** An order that comes otherwise than it was ordered gives back, or takes once more. */
const confirmationKind = (deltaCents: number) => (deltaCents > 0 ? 'RELEASE' : 'ORDER')

function wireTransaction(movement: BudgetMovement, timeZone: string): Wire<'BudgetTransaction'> {
  const { id, at, reason, deltaCents, balanceCents, orderNumber, reference, note, by } = movement
  return {
    id: String(id),
    at: wireDateTime(at, timeZone),
    // What a folder brings and what is set right by hand both come from the brewery.
    kind: reason === 'confirmation' ? confirmationKind(deltaCents) : (KINDS[reason] ?? 'GRANT'),
    amount: centsToDecimal(deltaCents),
    balance: centsToDecimal(balanceCents),
    order_number: orderNumber,
    reference,
    note: note || null,
    by,
  }
}
