import type { OrderLine } from '../../../../orders/index.ts'

/** How much of it was ordered. */
export const amountsOf = ({ quantities, litres }: OrderLine) => ({ ...quantities, litres })

/** What one of it is called. */
export const wordOf = ({ product }: OrderLine) => product?.look.packageWord ?? 'piece'
