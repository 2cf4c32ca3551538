import { createSimulators } from '@fust/simulators'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { createDatabase, type Database } from '#platform/database.ts'
import { createTestDatabase } from '#platform/test/index.ts'
import { createSapErp } from '#integrations/erp/index.ts'
import { buildSapSettings } from '#integrations/erp/played-erp.builders.ts'
import { createSmtpMailer } from '#integrations/mail/index.ts'
import { buildClock } from '#features/outbox/outbox.builders.ts'

const Held = Type.Object({
  orders: Type.Array(
    Type.Object({
      number: Type.String(),
      reference: Type.String(),
      document: Type.Object({ header: Type.Record(Type.String(), Type.Unknown()) }),
      items: Type.Array(Type.Object({ item: Type.Integer(), material: Type.String(), quantity: Type.String() })),
      deliveries: Type.Array(Type.Object({ number: Type.String() })),
      invoices: Type.Array(Type.Object({ number: Type.String() })),
    }),
  ),
})
const Inbox = Type.Object({
  messages: Type.Array(
    Type.Object({
      messageId: Type.String(),
      recipients: Type.Array(Type.String()),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      timesReceived: Type.Integer(),
    }),
  ),
})
export type HeldOrder = Static<typeof Held>['orders'][number]
export type ReceivedMail = Static<typeof Inbox>['messages'][number]
type Wish = { mode: string; on?: string; times?: number; delayMs?: number; message?: string }

export type OrderWorld = Awaited<ReturnType<typeof startOrderWorld>>

/** A database with one brewery, a company with two ship-tos, and the outside world played beside it. */
export async function startOrderWorld({ erpTimeoutMs = 10_000 } = {}) {
  const database = await createTestDatabase()
  const db = createDatabase(database.pool)
  const clock = buildClock()
  const simulators = await createSimulators({
    databaseUrl: database.url,
    port: 0,
    smtpPort: 0,
    speed: 'on-command',
    now: clock.now,
  })
  const smtp = new URL(simulators.smtpUrl)
  const mailer = createSmtpMailer({
    host: smtp.hostname,
    port: Number(smtp.port),
    from: { name: 'Veenhof', address: 'bestellen@veenhof.example' },
  })
  await database.pool.query(BREWERY)

  const tell = async (part: 'erp' | 'mail', lever: string, body: object) => {
    const answer = await fetch(`${simulators.url}/simulators/${part}/${lever}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${lever}: ${answer.status} ${await answer.text()}`)
  }

  return {
    database,
    db,
    clock,
    mailer,
    erp: createSapErp(buildSapSettings(simulators.url, erpTimeoutMs)),
    erpBehaves: (wish: Wish) => tell('erp', 'behaviour', wish),
    mailBehaves: (wish: Wish) => tell('mail', 'behaviour', wish),
    async advance(reference: string, stations = 1) {
      for (let station = 0; station < stations; station += 1) await tell('erp', 'advance', { reference })
    },
    async erpOrders(reference = ''): Promise<HeldOrder[]> {
      const query = reference === '' ? '' : `?reference=${encodeURIComponent(reference)}`
      const answer = await fetch(`${simulators.url}/simulators/erp.json${query}`)
      return Value.Parse(Held, await answer.json()).orders
    },
    async mails(to: string): Promise<ReceivedMail[]> {
      const answer = await fetch(`${simulators.url}/simulators/mail.json?to=${encodeURIComponent(to)}`)
      return Value.Parse(Inbox, await answer.json()).messages
    },
    async stop() {
      mailer.close()
      await simulators.stop()
      await database.drop()
    },
  }
}

const BREWERY = `
  insert into price_group values ('TRADE', '{"nl": "Handel"}');
  insert into delivery_calendar (code, name, weekdays, half_truck_weekdays, tank_weekdays)
    values ('TWENTE', '{"nl": "Twente"}', '{1,2,3,4,5}', '{1}', '{2}');
  insert into brewery_setting values ('name', '"Veenhof"'), ('contact', '{"phone": "053 555 01 20", "email": ""}');
  insert into company (id, name, customer_type, street, house_number, postcode, city)
    values ('1000101', 'Ten Brink Dranken', 'Trade', 'Windmolenweg', '14', '7548BM', 'Boekelo');
  insert into payer (company_id, id, name, street, house_number, postcode, city)
    values ('1000101', '2000101', 'Ten Brink Dranken', 'Windmolenweg', '14', '7548BM', 'Boekelo');
  insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street, house_number,
      postcode, city)
    values ('1000101', '3000101', 'Depot Boekelo', 'Trade', '2000101', 'TRADE', 'TWENTE', 'Windmolenweg', '14', '7548BM', 'Boekelo'),
      ('1000101', '3000102', 'Depot Hengelo', 'Trade', '2000101', 'TRADE', 'TWENTE', 'Diamantstraat', '31', '7554TA', 'Hengelo');
  insert into portal_user (id, email, first_name, last_name, locale) values
    ('U1', 'gerrit@tenbrink.example', 'Gerrit', 'Nijenkamp', 'nl'),
    ('U2', 'mary@tenbrink.example', 'Mary', 'Ward', 'en')`

export const FIRST_SHIP_TO = '3000101'
export const SECOND_SHIP_TO = '3000102'
export const COMPANY = '1000101'

export type WishedLine = {
  sku: string
  name?: Record<string, string>
  packages?: number
  layers?: number
  pallets?: number
  liters?: number
  cases?: number
  unitPriceCents?: number
  rowTotalCents?: number
}
export type WishedOrder = {
  number: string
  shipToId?: string
  userId?: string | null
  kind?: 'beer' | 'tank' | 'posm'
  status?: string
  isHalfTruck?: boolean
  customEmail?: string
  customerOrderNumber?: string
  noteForDriver?: string
  hours?: [from: string, to: string]
  priceDetails?: unknown
  figures?: Partial<typeof FIGURES>
  lines?: readonly WishedLine[]
}

const FIGURES = {
  goods: 149_900,
  discount: 14_900,
  packagingTax: 0,
  sortingCharge: 0,
  deposit: 20_000,
  vat: 28_350,
  exVat: 155_000,
  total: 183_350,
}

/** Writes an order as placing it does, and its two messages; answers its id. */
export async function insertOrder(db: Database, at: Date, wish: WishedOrder): Promise<number> {
  const order = { shipToId: FIRST_SHIP_TO, userId: 'U1', kind: 'beer', status: 'Order created', ...wish }
  const figures = { ...FIGURES, ...wish.figures }
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into sales_order (company_id, number, user_id, ship_to_id, payer_id, kind, sap_order_type, is_half_truck,
       status, method, payment_method, delivery_date, hours_from, hours_to, custom_email, customer_order_number,
       note_for_driver, goods_cents, discount_cents, packaging_tax_cents, sorting_charge_cents, deposit_cents,
       vat_cents, grand_total_ex_vat_cents, grand_total_cents, price_details, placed_at, status_changed_at)
     values ($1, $2, $3, $4, '2000101', $5, 'YSOR', $6, $7, 'flatrate_flatrate', 'invoice', '2026-11-24', $8, $9, $10,
       $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $22)
     returning id`,
    [
      COMPANY,
      order.number,
      order.userId,
      order.shipToId,
      order.kind,
      order.isHalfTruck ?? false,
      order.status,
      order.hours?.[0],
      order.hours?.[1],
      order.customEmail,
      order.customerOrderNumber,
      order.noteForDriver,
      figures.goods,
      figures.discount,
      figures.packagingTax,
      figures.sortingCharge,
      figures.deposit,
      figures.vat,
      figures.exVat,
      figures.total,
      JSON.stringify(order.priceDetails ?? {}),
      at,
    ],
  )
  const id = rows[0]?.id ?? 0
  const lines = order.lines ?? [{ sku: 'VP-24', pallets: 1, packages: 4, cases: 100 }]
  for (const [index, line] of lines.entries())
    await db.pool.query(
      `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
         layers, pallets, liters, cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
       values ($1, $2, $3, $4, $5, '{}', 'VP', 'VP', $6, $7, $8, $9, $10, $11, $12, 2100, 0)`,
      [
        COMPANY,
        id,
        (index + 1) * 10,
        line.sku,
        JSON.stringify(line.name ?? { nl: 'Veenhof Pils krat', en: 'Veenhof Pils crate' }),
        line.packages ?? 0,
        line.layers ?? 0,
        line.pallets ?? 0,
        line.liters ?? 0,
        line.cases ?? 0,
        line.unitPriceCents ?? 1499,
        line.rowTotalCents ?? 149_900,
      ],
    )
  for (const topic of ['erp.submit-order', 'mail.order-confirmation'])
    await db.pool.query(
      `insert into outbox (key, topic, company_id, ship_to_id, payload, created_at, available_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        `${topic}:${order.number}:1`,
        topic,
        COMPANY,
        order.shipToId,
        JSON.stringify({ orderId: id, number: order.number }),
        at,
      ],
    )
  return id
}
