/** An order put aside, as the list shows it. */
export type SavedOrder = {
  id: string
  title: string | null
  /** The day, as YYYY-MM-DD. */
  savedOn: string
  shipToName: string
  /** At the prices of now. */
  totalExVatCents: number
  isOrderable: boolean
  lines: { name: string; quantity: number }[]
}
