/** The order that takes from a ledger, or gives back to it. */
export type OrderKey = { companyId: string; id: number }
