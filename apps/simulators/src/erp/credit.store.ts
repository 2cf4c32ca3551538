import type { Pool } from 'pg'

/** What a payer may owe, and all that it has not paid: what was open before, and its invoices. */
export type CreditAccount = { payer: string; limitCents: number; openCents: number; currency: string }

export type CreditStore = ReturnType<typeof createCreditStore>

/** The credit accounts that the played ERP holds. */
export function createCreditStore(pool: Pool) {
  return {
    async list(payer?: string): Promise<CreditAccount[]> {
      const found = await pool.query<CreditAccount>(
        `select a.payer, a.currency, a.limit_cents::float as "limitCents",
           (a.open_cents + coalesce((
             select sum(v.net_cents + v.vat_cents - v.paid_cents) from invoice v join sales_order o on o.number = v.order_number
             where o.document -> 'partners' @> jsonb_build_array(
               jsonb_build_object('PartnerFunction', 'PY', 'Customer', a.payer))), 0))::float as "openCents"
         from credit_account a where $1::text is null or a.payer = $1 order by a.payer`,
        [payer],
      )
      return found.rows
    },
    /** `openCents` is what was open before; invoices come on top. */
    async set({ payer, limitCents, openCents, currency }: CreditAccount): Promise<void> {
      await pool.query(
        `insert into credit_account (payer, limit_cents, open_cents, currency) values ($1, $2, $3, $4)
         on conflict (payer) do update set limit_cents = excluded.limit_cents, open_cents = excluded.open_cents,
           currency = excluded.currency`,
        [payer, limitCents, openCents, currency],
      )
    },
    async clear(payer: string): Promise<void> {
      await pool.query('delete from credit_account where payer = $1', [payer])
    },
  }
}
