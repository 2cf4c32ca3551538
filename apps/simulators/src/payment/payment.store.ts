import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '../database.ts'

export const ENDS = ['paid', 'failed', 'canceled', 'expired'] as const
export const STATUSES = ['open', 'pending', 'authorized', ...ENDS] as const
export type PaymentStatus = (typeof STATUSES)[number]

export type NewPayment = {
  mode: 'live' | 'test'
  amountCents: number
  currency: string
  method: string | null
  description: string
  redirectUrl: string
  webhookUrl: string | null
  metadata: unknown
}
export type Payment = NewPayment & {
  id: string
  status: PaymentStatus
  refundedCents: number
  chargedBackCents: number
  createdAt: Date
  changedAt: Date
}
export type Refund = { id: string; paymentId: string; amountCents: number; metadata: unknown; createdAt: Date }
export type DueCall = { id: number; paymentId: string; url: string; attempts: number }

const COLUMNS = `p.id, p.mode, p.amount_cents::int as "amountCents", p.currency, p.method, p.description,
  p.redirect_url as "redirectUrl", p.webhook_url as "webhookUrl", p.metadata, p.status,
  (select coalesce(sum(r.amount_cents), 0)::int from payment_refund r where r.payment_id = p.id) as "refundedCents",
  p.charged_back_cents::int as "chargedBackCents", p.created_at as "createdAt", p.changed_at as "changedAt"`

// Ids of Mollie's form: a prefix and ten letters and digits.
const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex').slice(0, 10)}`

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** The played payment provider's books. */
export function createPaymentStore(pool: Pool) {
  const find = async (where: string, values: readonly unknown[], limit = 1): Promise<Payment[]> => {
    const { rows } = await pool.query<Payment>(
      `select ${COLUMNS} from payment p where ${where} order by p.created_at desc, p.id limit ${limit}`,
      [...values],
    )
    return rows
  }
  const callShop = (id: string, now: Date) =>
    pool.query(
      `insert into payment_call (payment_id, due_at) select id, $2 from payment where id = $1 and webhook_url is not null`,
      [id, now],
    )
  const findOne = async (id: string): Promise<Payment | undefined> => (await find('p.id = $1', [id]))[0]

  return {
    findOne,
    findAll: (description: string | undefined, limit: number) =>
      find('$1::text is null or strpos(p.description, $1) > 0', [description ?? null], limit),

    async create(payment: NewPayment, key: string | undefined, now: Date): Promise<Payment> {
      await pool.query(
        `insert into payment (id, idempotency_key, mode, amount_cents, currency, method, description, redirect_url,
           webhook_url, metadata, created_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (idempotency_key) do nothing`,
        [
          newId('tr'),
          key ?? newId('key'),
          payment.mode,
          payment.amountCents,
          payment.currency,
          payment.method,
          payment.description,
          payment.redirectUrl,
          payment.webhookUrl,
          JSON.stringify(payment.metadata ?? null),
          now,
        ],
      )
      const where = key === undefined ? 'p.created_at = $1' : 'p.idempotency_key = $1'
      const [created] = await find(where, [key ?? now])
      if (!created) throw new Error('A payment was created and is not there.')
      return created
    },

    /** False for one that has ended already, unless it is paid after all; the shop hears of it. */
    async end(id: string, status: PaymentStatus, now: Date): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update payment set status = $2, changed_at = $3
         where id = $1 and status <> $2 and (status in ('open', 'pending', 'authorized') or $2 = 'paid')`,
        [id, status, now],
      )
      if (rowCount === 0) return false
      await callShop(id, now)
      return true
    },

    refunds: async (paymentId: string): Promise<Refund[]> => {
      const { rows } = await pool.query<Refund>(
        `select id, payment_id as "paymentId", amount_cents::int as "amountCents", metadata, created_at as "createdAt"
         from payment_refund where payment_id = $1 order by created_at, id`,
        [paymentId],
      )
      return rows
    },

    /** Gives back what is there to give; undefined when there is not as much. */
    async refund(
      refund: { paymentId: string; amountCents: number; metadata: unknown; key: string | undefined },
      now: Date,
    ): Promise<Refund | undefined> {
      const { paymentId, amountCents, metadata, key } = refund
      return inTransaction(pool, async (client) => {
        await client.query('select from payment where id = $1 for update', [paymentId])
        const { rows: known } = await client.query<Refund>(
          `select id, payment_id as "paymentId", amount_cents::int as "amountCents", metadata, created_at as "createdAt"
           from payment_refund where idempotency_key = $1`,
          [key ?? null],
        )
        if (known[0]) return known[0]
        const { rows } = await client.query<Refund>(
          `insert into payment_refund (id, payment_id, idempotency_key, amount_cents, metadata, created_at)
           select $1, p.id, $3, $4::bigint, $5, $6 from payment p
           where p.id = $2 and p.status = 'paid' and p.amount_cents >= $4::bigint +
             (select coalesce(sum(r.amount_cents), 0) from payment_refund r where r.payment_id = p.id)
           returning id, payment_id as "paymentId", amount_cents::int as "amountCents", metadata,
             created_at as "createdAt"`,
          [newId('re'), paymentId, key ?? newId('key'), amountCents, JSON.stringify(metadata ?? null), now],
        )
        if (rows[0])
          await client.query(
            'insert into payment_call (payment_id, due_at) select id, $2 from payment where id = $1 and webhook_url is not null',
            [paymentId, now],
          )
        return rows[0]
      })
    },

    callShop,

    /** The calls that are due; taking them puts them off, as after a try that failed. */
    async takeCalls(now: Date): Promise<DueCall[]> {
      const { rows } = await pool.query<DueCall>(
        `update payment_call c set attempts = c.attempts + 1, due_at = $1::timestamptz + least(2 ^ c.attempts, 60) * interval '1 s'
         from payment p where p.id = c.payment_id and c.done_at is null and c.due_at <= $1 and c.attempts < 12
         returning c.id::int as id, c.payment_id as "paymentId", p.webhook_url as url, c.attempts`,
        [now],
      )
      return rows
    },
    finishCall: (id: number, now: Date) => pool.query('update payment_call set done_at = $2 where id = $1', [id, now]),
  }
}
