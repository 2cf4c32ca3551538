/** What a cart costs, row by row, in the words of the docket. */
export type CartTotals = {
  goodsCents: number
  /** What the goods are, and how many. */
  goods: string
  /** Each with the words and the condition under which it holds; amounts are positive. */
  discounts: readonly { label: string; condition?: string | null; cents: number }[]
  /** Charges other than VAT and deposit, as sorting or packaging tax. */
  charges: readonly { label: string; cents: number }[]
  /** Rates in basis points: 2100 is 21 %. */
  vat: readonly { rateBasisPoints: number; cents: number }[]
  depositCents: number
  /**
   * Goods after discounts, before charges, VAT and deposit: what the order bar and the small cart count, too; null where
   * nothing is sold.
   */
  netCents: number | null
  /** What is to be paid, with what it holds, or what is credited. */
  totalLabel: string
  /** The same in few words, beside the amount. */
  totalHolds: string
  totalCents: number
}
