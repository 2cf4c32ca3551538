import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import type { BudgetTransactionKind } from '../../../../../gql/graphql.ts'
import { centsOf } from '../../../../../lib/market/cents.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { BUDGET_KEY } from '../../../../../lib/server/query-keys.ts'

const ledgerDocument = graphql(`
  query BudgetLedger($shipTo: String!, $year: Int, $currentPage: Int, $pageSize: Int) {
    posmBudget(shipTo: $shipTo, year: $year) {
      year
      years
      granted
      left
      used_before
      transactions(currentPage: $currentPage, pageSize: $pageSize) {
        page_info {
          total_pages
        }
        items {
          id
          at
          kind
          amount
          balance
          order_number
          reference
          note
          by
        }
      }
    }
  }
`)

export type BudgetChange = {
  id: string
  /** The day in the market. */
  day: string
  kind: BudgetTransactionKind
  /** Below zero what was spent. */
  cents: number
  balanceCents: number
  orderNumber: string | null
  reference: string | null
  note: string | null
  by: string | null
}

export type BudgetLedger = {
  year: number
  years: readonly number[]
  grantedCents: number
  leftCents: number
  /** What was used before the ledger begins. */
  usedBeforeCents: number
  changes: readonly BudgetChange[]
  totalPages: number
}

const CHANGES_PER_PAGE = 50

/** The budget of a ship-to with a page of its ledger; null where none is kept. */
export const budgetLedgerQuery = (shipToId: string, year: number | undefined, page: number) =>
  queryOptions({
    queryKey: [...BUDGET_KEY, 'ledger', shipToId, year, page],
    queryFn: async ({ signal }): Promise<BudgetLedger | null> => {
      const asked = { shipTo: shipToId, year, currentPage: page, pageSize: CHANGES_PER_PAGE }
      const { posmBudget } = await ask(ledgerDocument, asked, { signal })
      if (!posmBudget) return null
      const { years, granted, left, used_before, transactions } = posmBudget
      return {
        year: posmBudget.year,
        years,
        grantedCents: centsOf(granted),
        leftCents: centsOf(left),
        usedBeforeCents: centsOf(used_before),
        totalPages: transactions.page_info.total_pages ?? 0,
        changes: transactions.items.map(({ id, at, kind, amount, balance, ...said }) => ({
          id,
          day: at.slice(0, 10),
          kind,
          cents: centsOf(amount),
          balanceCents: centsOf(balance),
          orderNumber: said.order_number ?? null,
          reference: said.reference ?? null,
          note: said.note ?? null,
          by: said.by ?? null,
        })),
      }
    },
    // Of another ship-to or year nothing is shown meanwhile.
    placeholderData: (before, query) =>
      query?.queryKey[2] === shipToId && query.queryKey[3] === year ? keepPreviousData(before) : undefined,
  })
