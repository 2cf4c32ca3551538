/** Up to what a payer may owe the brewery, and what it owes now, in cents; below zero it has paid ahead. */
export type Credit = { readonly limitCents: number; readonly openCents: number }

/** What an order leaves of the credit of who pays for it; below zero it goes over the limit by that many cents. */
export function creditAfterOrder({ limitCents, openCents }: Credit, orderCents: number): number {
  return limitCents - openCents - orderCents
}
