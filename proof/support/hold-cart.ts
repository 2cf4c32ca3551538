import { expect } from 'vitest'
import type { Pool } from './pool.ts'

const UNTIL_ALL_WAIT_MS = 25_000

/** Holds a cart's lock, so that whoever changes or places it gets into line; who holds it sees when so many wait, and lets go. */
export const holdCart = (pool: Pool, cart: string) => holdRow(pool, 'select from cart where id = $1 for update', cart)

/** The same for an order, by its number. */
export const holdOrder = (pool: Pool, number: string) =>
  holdRow(pool, 'select from sales_order where number = $1 for update', number)

async function holdRow(pool: Pool, lock: string, key: string) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  await holder.query(lock, [key])
  const letGo = async () => {
    await holder.query('rollback')
    holder.release()
  }
  return {
    /** Lets go, too, where so many do not come: nothing waits for a proof that has failed. */
    untilWaiting: async (count: number): Promise<void> => {
      await expect
        .poll(
          async () => {
            const { rows } = await pool.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
            return rows.length
          },
          { timeout: UNTIL_ALL_WAIT_MS },
        )
        .toBe(count)
        .catch(async (fault: unknown) => {
          await letGo()
          throw fault
        })
    },
    letGo,
  }
}
