import type { Cart } from '../cart.ts'
import type { CartCommand } from '../cart-command.ts'
import { onTopOf, type LineEdit } from '../cart-state.ts'
import { cutToStock, type StockCut } from '../stock-cut.ts'
import { addLines } from './cart-calls.ts'

/** The cart after it was filled, and what of it could not be added, whole or in part. */
export type FilledCart = { cart: Cart; missing: StockCut[] }

/** Puts many lines into the cart at once; what was left out is told by who asked. */
export const fillCart = (additions: readonly LineEdit[]): CartCommand<FilledCart> => ({
  call: async ({ before, ...sending }) => {
    const { cart } = await addLines(additions, sending)
    const wished = additions.map((addition) => onTopOf(before, addition))
    return { cart, missing: cutToStock(wished, cart) }
  },
})
