import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { createDatabase } from '#platform/database/database.ts'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import type { PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createSmtpMailer } from '#integrations/mail/index.ts'
import { buildClock } from '#features/outbox/outbox.builders.ts'
import { createBuiltBrewery } from '../../../test/built-brewery.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { messageAbout } from '../order-message.ts'

const Held = Type.Object({
  orders: Type.Array(
    Type.Object({
      number: Type.String(),
      reference: Type.String(),
      document: Type.Object({ header: Type.Record(Type.String(), Type.Unknown()) }),
      items: Type.Array(Type.Object({ item: Type.Integer(), material: Type.String(), quantity: Type.String() })),
      deliveries: Type.Array(Type.Object({ number: Type.String() })),
      invoices: Type.Array(Type.Object({ number: Type.String(), netCents: Type.Integer(), vatCents: Type.Integer() })),
    }),
  ),
})
const Inbox = Type.Object({
  messages: Type.Array(
    Type.Object({
      recipients: Type.Array(Type.String()),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      timesReceived: Type.Integer(),
    }),
  ),
})
type Pool = Parameters<typeof insertRows>[0]
type HeldOrder = Static<typeof Held>['orders'][number]
type ReceivedMail = Static<typeof Inbox>['messages'][number]
type Wish = { mode: string; on?: string; times?: number; delayMs?: number; message?: string }

let worlds = 0

export type OrderWorld = Awaited<ReturnType<typeof openOrderWorld>>

/** A brewery on a database of its own, with the real adapters on the outside world that is played. */
export async function openOrderWorld(played: PlayedWorld, { erpTimeoutMs = 10_000 } = {}) {
  const database = await createBuiltBrewery()
  const db = createDatabase(database.pool)
  const clock = buildClock()
  const smtp = new URL(played.smtpUrl)
  const mailer = createSmtpMailer({
    host: smtp.hostname,
    port: Number(smtp.port),
    from: { name: 'Veenhof', address: 'bestellen@veenhof.example' },
  })
  worlds += 1
  // The played ERP and inbox outlive a test: numbers and addresses are this world's own.
  const numberOf = (sequence: number) => `W${worlds}-${String(sequence).padStart(3, '0')}`

  async function erpOrders(number: string): Promise<HeldOrder[]> {
    return Value.Parse(Held, await played.holdings('erp', { orderNumber: number })).orders
  }

  return {
    db,
    clock,
    mailer,
    pool: database.pool,
    erp: createSapErp(buildSapSettings(played.url, erpTimeoutMs)),
    numberOf,
    /** The message of this topic about an order. */
    keyOf: (topic: string, number: string): Promise<string> => messageKeyOf(database.pool, topic, number),
    /** Places an order with this sequence number, as it looks right after the transaction; answers its number. */
    place: async (sequence: number, wish: WishedOrder = {}): Promise<string> => {
      const number = numberOf(sequence)
      await insertOrder(db.pool, number, clock.now(), wish)
      return number
    },
    erpOrders,
    erpBehaves: (wish: Wish) => played.tell('erp/behaviour', wish),
    mailBehaves: (wish: Wish) => played.tell('mail/behaviour', wish),
    /** From now on the ERP sends this order in two deliveries. */
    split: (number: string) => played.tell('erp/split', { orderNumber: number }),
    /** From now on the ERP plans what has not left of this order for another day. */
    plan: (number: string, day: string) => played.tell('erp/plan', { orderNumber: number, day }),
    async advance(number: string, stations = 1) {
      for (let station = 0; station < stations; station += 1) await played.tell('erp/advance', { orderNumber: number })
    },
    async mails(to: string): Promise<ReceivedMail[]> {
      return Value.Parse(Inbox, await played.holdings('mail', { to })).messages
    },
    async close() {
      await played.tell('erp/behaviour', { mode: 'normal' })
      await played.tell('mail/behaviour', { mode: 'normal' })
      mailer.close()
      await database.drop()
    },
  }
}

/** The key of the first message of this topic about an order. */
export async function messageKeyOf(pool: Pool, topic: string, number: string): Promise<string> {
  const { rows } = await pool.query<{ reference: string }>('select reference from sales_order where number = $1', [
    number,
  ])
  return `${topic}:${rows[0]?.reference}:1`
}

/** Columns of the order and of its lines; say only what matters. */
export type WishedOrder = Record<string, unknown> & { lines?: readonly Record<string, unknown>[] }

/** Writes an order as it looks right after its transaction. */
export async function insertOrder(
  pool: Pool,
  number: string,
  at: Date,
  { lines = [{ sku: 'PILS-CRATE', pallets: 2, packages: 20, cases_total: 100 }], ...own }: WishedOrder,
): Promise<void> {
  const order = {
    company_id: 'C1',
    number,
    user_id: 'U1',
    ship_to_id: 'S1',
    payer_id: 'P-C1',
    kind: 'beer',
    sap_order_type: 'YSOR',
    status: 'Order created',
    method: 'flatrate_flatrate',
    payment_method: 'onaccount',
    delivery_date: '2026-11-24',
    goods_cents: 178_500,
    discount_cents: 8_500,
    vat_cents: 35_700,
    deposit_cents: 39_000,
    grand_total_ex_vat_cents: 209_000,
    grand_total_cents: 244_700,
    placed_at: at,
    status_changed_at: at,
    ...own,
  }
  await insertRows(pool, 'sales_order', [order])
  const { rows } = await pool.query<{ id: number; reference: string }>(
    'select id, reference from sales_order where number = $1',
    [number],
  )
  const { id = 0, reference = '' } = rows[0] ?? {}
  await insertRows(pool, 'order_event', [
    { company_id: order.company_id, order_id: id, status: 'Order created', happened_at: at, source: 'portal' },
  ])
  await insertRows(
    pool,
    'order_line',
    lines.map((line, index) => ({
      company_id: order.company_id,
      order_id: id,
      line_number: (index + 1) * 10,
      product_name: JSON.stringify({ nl: 'Veenhof Pils', en: 'Veenhof Pilsner' }),
      subtitle: '{}',
      tag: 'VP',
      brand_code: 'pils',
      cases_total: 0,
      unit_price_cents: 1_785,
      row_total_cents: 178_500,
      vat_rate_bp: 2_100,
      vat_cents: 35_700,
      ...line,
    })),
  )
  await insertRows(
    pool,
    'outbox',
    ['erp.submit-order', 'mail.order-confirmation'].map((wanted) => {
      const { key, topic, payload } = messageAbout(wanted, { id, number, reference })
      return {
        key,
        topic,
        company_id: order.company_id,
        ship_to_id: order.ship_to_id,
        payload: JSON.stringify(payload),
      }
    }),
  )
}
