import { examine } from './examine.ts'
import { openNewBooks } from './new-books.ts'
import type { Pool } from './pool.ts'
import { prove } from './prove.ts'

const ROUNDS_A_BOOK = 5

/** Repeats a round that places orders; after each one all books since the last new ones are examined. */
export function proveWithBooks(
  what: string,
  rounds: number,
  pool: Pool,
  round: (number: number) => Promise<string[]>,
): Promise<void> {
  return prove(what, rounds, async (number) => {
    if (number % ROUNDS_A_BOOK === 1) await openNewBooks(pool)
    return [...(await round(number)), ...(await examine(pool))]
  })
}
