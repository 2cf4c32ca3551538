import type { CartAddress } from '#features/cart/index.ts'

/** Where a carrier brings goods of an order that do not all go to its ship-to, as it was written, with what goes there. */
export type OrderAddress = Omit<CartAddress, 'shares'> & {
  goods: readonly { lineNumber: number; sku: string; pieces: number }[]
}

/** The address on one line, as a label has it. */
export function addressText(address: OrderAddress): string {
  const { firstName, middleName, lastName, company, street, postcode, city, region, country } = address
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const place = [postcode, city].filter(Boolean).join(' ')
  return [name, company, street.join(' '), place, region, country].filter(Boolean).join(', ')
}

/** What goes there on one line: `3 × GLASS-25`. */
export function goodsText({ goods }: OrderAddress): string {
  return goods.map(({ sku, pieces }) => `${pieces} × ${sku}`).join(', ')
}
