import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** Whose budget, of which year, and which page of its ledger; without them the running year of the ship-to that is chosen. */
export type BudgetSearch = PageSearch & { shipTo?: string | undefined; year?: number | undefined }

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

export function budgetSearch(address: Record<string, unknown>): BudgetSearch {
  const year = Number(address['year'])
  const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
  const shipTo = typeof address['shipTo'] === 'string' ? address['shipTo'] : undefined
  return { shipTo, year: isYear ? year : undefined, ...pageSearch(address) }
}
