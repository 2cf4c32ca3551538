import { systemClock, type Clock } from '../../apps/server/src/platform/clock.ts'
import type { Pool } from './pool.ts'

/**
 * Puts away what was ordered so far; every ledger begins anew with what there is. Books that only grow would make
 * examining them, and not placing, the work of a long run.
 */
export async function openNewBooks(pool: Pool, clock: Clock = systemClock): Promise<void> {
  const at = clock.now().toISOString()
  await pool.query(
    `alter table audit_entry disable trigger user;
     truncate sales_order, cart, outbox, audit_entry, idempotency_record, stock_movement, budget_movement,
       delivery_day_load, order_day, ordered_change, ordered_month, saved_order, requested_address, favourite cascade;
     alter table audit_entry enable trigger user`,
  )
  await pool.query('update coupon set uses = 0')
  // What says that an account is locked is put away too.
  await pool.query('update portal_user set failed_attempts = 0, locked_until = null')
  await pool.query('update budget set granted_cents = left_cents')
  // In one transaction: an import tells the audit trail of its movements at the moment that they bear.
  await pool.query(
    `insert into stock_movement (sku, delta, balance, reason, moved_at)
     select sku, quantity, quantity, 'import', '${at}' from stock;
     insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, moved_at)
     select company_id, ship_to_id, year, left_cents, left_cents, 'import', '${at}' from budget;
     insert into audit_entry (happened_at, action, subject) values ('${at}', 'import-brewery', 'Proof')`,
  )
}
