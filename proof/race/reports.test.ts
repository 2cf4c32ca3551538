import { calendarDate, type CalendarDate } from '@fust/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDERED_MONTHS } from '../../apps/server/src/features/doctor/checks/ordered-months.store.ts'
import { doctorCommand } from '../../apps/server/src/features/doctor/index.ts'
import { sumUp } from '../../apps/server/src/features/insight/ordered/sum-up.builders.ts'
import { createOrderProgressStore } from '../../apps/server/src/features/orders/erp/order-progress.store.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createDatabase, statement } from '../../apps/server/src/platform/database/database.ts'
import { readSettings } from '../../apps/server/src/platform/env.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { allAtOnce, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { openNewBooks } from '../support/new-books.ts'
import { COMPANY, openHouse, PATIENT, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeCall, placingOf } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { invoicedOf, reportOf, type Days } from '../support/report-oracle.ts'

const BUYERS = 12
const BROUGHT_IN = 48
const DAY_MS = 86_400_000
const ZONE = 'Europe/Amsterdam'
const REPORT = '/nl/prod/api/v1/portal/power-bi/sales-report'
/** Of one ship-to, and of two years, whose days are of a year before as well. */
const INVOICED_AS_WELL = ['?shipto=S1', `?from=${new Date().getUTCFullYear() - 1}-01`]

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: BUYERS, settings: PATIENT })
  await house.pool.query(`update user_role set role = 'Owner' where user_id like 'B%'`)
  await house.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
    JSON.stringify({ sections: ['Catalogue Beer', 'My Orders', 'Reporting'] }),
  ])
  const [, ofSome, ofAll] = house.buyers
  await house.pool.query(`update user_role set withheld = '{My Documents}' where user_id = $1 and ship_to_id = 'S2'`, [
    ofSome?.id,
  ])
  await house.pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     values ($1, '${COMPANY}', 'S3', 'Owner', 'Distributor')`,
    [ofAll?.id],
  )
})
afterAll(() => house.close())

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

/** Orders of two years, some of them with the last moments of a month by the brewery's clock. */
const BRING_IN = `
  with made as (
    select n, case when n % 6 = 0
        then (date_trunc('month', now()) - n % 20 * interval '1 month') at time zone '${ZONE}' at time zone 'UTC' - interval '1 ms'
        else now() - n * interval '15 days' end as placed_at,
      case n % 4 when 0 then 'Delivered' when 1 then 'Completed' when 2 then 'In Processing' else 'Canceled' end as status
    from generate_series(1, ${BROUGHT_IN}) n),
  brought as (
    insert into sales_order (company_id, id, number, ship_to_id, payer_id, kind, sap_order_type, status, method,
      payment_method, payment_stage, pay_until, delivery_date, goods_cents, vat_cents, deposit_cents,
      grand_total_ex_vat_cents, grand_total_cents, placed_at, status_changed_at)
    select '${COMPANY}', 900000 + n, 'OLD-' || n, case when n % 2 = 0 then 'S1' else 'S2' end, 'P-${COMPANY}', 'beer',
      'YSOR', status, 'flatrate_flatrate', 'onaccount', case when n % 10 = 2 then 'awaiting' end,
      case when n % 10 = 2 then now() end, (placed_at + interval '2 days')::date, n * 1000, 0, 0, n * 1000, n * 1000,
      placed_at, placed_at + interval '3 days' from made returning id)
  insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, cases_total,
    shipped_cases, unit_price_cents, row_total_cents, discount_cents, vat_rate_bp, vat_cents, deposit_cents)
  select '${COMPANY}', 900000 + n, 10 * place, p.sku, p.name, p.subtitle, p.tag, p.brand_code, n, n / 2, 100, n * 100 * place,
    n % 7, 2100, 0, case when n % 3 = 0 then -n else n end
  from made cross join unnest(array['PILS-CRATE', 'WIT-CRATE']) with ordinality as own(sku, place)
  join product p on p.sku = own.sku`

/** Whose reports are held against the invoices, by whose they see: of some ship-tos of the company, of one, of all. */
const READERS = [
  { reader: 0, shipTos: ['S1', 'S2'] },
  { reader: 1, shipTos: ['S1'] },
  { reader: 2, shipTos: ['S1', 'S2', 'S3'] },
] as const

type Invoice = { number: string; invoicedOn: CalendarDate; totalCents: number }

/** What the ERP has told of an order before, and what it tells meanwhile: once more each time that it is asked. */
function invoicing(id: number): { earlier: Invoice[]; comes: Invoice[]; goes: string[] } {
  const on = (days: number) => calendarDate(new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10))
  const first: Invoice = { number: `FIRST-${id}`, invoicedOn: on((id % 50) * 14), totalCents: id % 9_973 }
  const credit: Invoice = { number: `CREDIT-${id}`, invoicedOn: on((id % 50) * 7), totalCents: -(id % 9_949) }
  const corrected: Invoice = { ...first, number: `CORRECTED-${id}`, totalCents: first.totalCents + 1 }
  const ways = [
    { earlier: [], comes: [first], goes: [] },
    { earlier: [first], comes: [credit], goes: [] },
    { earlier: [first], comes: [corrected], goes: [first.number] },
    { earlier: [first], comes: [], goes: [first.number] },
  ]
  return ways[id % ways.length] ?? { earlier: [], comes: [], goes: [] }
}

const lockOrder = statement<{ id: number }>(
  'proof.lock-order',
  'select id from sales_order where company_id = $1 and id = $2 for no key update',
)

/** Writes invoices as whoever follows an order does, which is locked meanwhile; one that is gone has none. */
const invoice = (id: number, { comes, goes }: { comes: readonly Invoice[]; goes: readonly string[] }) =>
  createDatabase(house.pool).transaction(async (tx) => {
    if (!(await tx.row(lockOrder, [COMPANY, id]))) return
    const order = { companyId: COMPANY, id, number: '', reference: '', sapId: '', lookedAtUntil: null }
    const store = createOrderProgressStore(tx)
    for (const own of comes) await store.writeInvoice(order, own)
    await store.removeInvoices(order, goes)
  })

/** Invoices that stand in the books otherwise than they were told, where their order is still there. */
async function otherThanTold(orders: readonly number[]): Promise<string[]> {
  const { rows: left } = await house.pool.query<{ id: number }>('select id from sales_order where id = any($1)', [
    orders,
  ])
  const { rows } = await house.pool.query<{ number: string; cents: number }>(
    `select number, total_cents as cents from order_invoice where number not like 'LATE-%'`,
  )
  const expected = left.flatMap(({ id }) => {
    const { earlier, comes, goes } = invoicing(id)
    return [...earlier, ...comes].filter(({ number }) => !goes.includes(number))
  })
  const told = expected.map(({ number, totalCents }) => `${number} ${totalCents}`).toSorted()
  const found = rows.map(({ number, cents }) => `${number} ${cents}`).toSorted()
  return told.join() === found.join() ? [] : [`invoices told: ${told.join()}, written: ${found.join()}`]
}

/** What changes an order that was summed up long ago: by who brings folders in, the ERP, payments and people. */
const CHANGES = [
  `update sales_order set status = 'Canceled', status_changed_at = now() where id = $1`,
  `update order_line set row_total_cents = row_total_cents + 1009, cases_total = cases_total + 3 where order_id = $1`,
  `update sales_order set grand_total_cents = grand_total_cents + 77, grand_total_ex_vat_cents = grand_total_ex_vat_cents + 77
   where id = $1`,
  `with came as (
     insert into order_event (company_id, order_id, status, happened_at, source)
     select company_id, id, 'Delivered', placed_at, 'erp' from sales_order where id = $1)
   update sales_order set status = 'Delivered', status_changed_at = now() where id = $1`,
  `update sales_order set payment_stage = case payment_stage when 'awaiting' then 'paid' else payment_stage end,
     paid_at = case payment_stage when 'awaiting' then now() else paid_at end where id = $1`,
  `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
   select company_id, id, 'LATE-' || id, current_date, grand_total_cents from sales_order where id = $1`,
  `delete from order_line where order_id = $1 and line_number = 20`,
  `update order_line set shipped_cases = cases_total where order_id = $1`,
  `update order_event set happened_at = happened_at - interval '9 days' where order_id = $1`,
  `update sales_order set placed_at = placed_at - interval '40 days' where id = $1`,
  `delete from sales_order where id = $1`,
  `update sales_order set ship_to_id = case ship_to_id when 'S1' then 'S2' else 'S1' end where id = $1`,
]

/** Changes one order in a transaction that ends when `until` does. */
async function change(sql: string, id: number, until: Promise<unknown>): Promise<void> {
  const client = await house.pool.connect()
  try {
    await client.query('begin')
    await client.query(sql, [id])
    await until
    await client.query('commit')
  } finally {
    client.release()
  }
}

const CANCEL = `mutation ($number: String) { cancelOrder(sap_id: $number) { success errorV2 { code } } }`

async function placed(buyers: House['buyers']): Promise<{ calls: Call[] }> {
  const carts = await fillCarts(
    house.pool,
    buyers.map(({ id }, index) => ({
      buyerId: id,
      deliveryDay: house.deliveryDay,
      shipToId: index % 2 === 0 ? 'S1' : 'S2',
      lines: [{ sku: index % 3 === 0 ? 'PILS-CRATE' : 'WIT-CRATE', packages: 2 + index }],
    })),
  )
  return { calls: buyers.map(({ token }, index) => placeCall(serverFor(index), token, carts[index] ?? '')) }
}

async function readReport(reader: number, query = ''): Promise<unknown> {
  const token = house.buyers[reader]?.token ?? ''
  const answer = await fetch(`${serverFor(reader)}${REPORT}${query}`, { headers: { authorization: `Bearer ${token}` } })
  const body: unknown = await answer.json()
  return answer.status === 200 ? body : { status: answer.status, body }
}

type Part = { code: string; volume: number; goods: number; before: unknown }
type Month = { month: string; volume: number; goods: number }
type Body = Days & {
  totals: { orders: number; total: number; goods: number }
  months: Month[]
  brands: Part[]
  packs: Part[]
  shipTos: Part[]
  topProducts: Part[]
  delivery: Record<string, unknown>
  empties: Record<string, unknown>
  invoiced: Invoiced & { before: Invoiced; months: (Invoiced & { month: string; before: Invoiced })[] }
}
type Invoiced = { invoices: number; total: number }
const isReport = (body: unknown): body is Body => typeof readPath(body, 'totals', 'goods') === 'number'

// By month and a year before they are held against the history elsewhere.
const figuresOf = (told: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, told[name]]))

const byCode = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map(({ code, volume, goods, before }) => [code, { volume, goods, before }]))

/** What a report says otherwise than the orders do, while nothing changes. */
async function otherThanOrders(when: string): Promise<string[]> {
  const body = await readReport(0)
  if (!isReport(body)) return [`${when}: ${JSON.stringify(body)}`]
  const told = {
    orders: body.totals.orders,
    total: body.totals.total,
    months: Object.fromEntries(
      body.months.flatMap(({ month, volume, goods }) => (goods || volume ? [[month, { volume, goods }]] : [])),
    ),
    brands: byCode(body.brands),
    packs: byCode(body.packs),
    shipTos: byCode(body.shipTos),
    topProducts: body.topProducts.map(({ code }) => code),
    delivery: figuresOf(body.delivery, ['orders', 'onTime', 'casesOrdered', 'casesBrought']),
    empties: figuresOf(body.empties, ['charged', 'returned', 'balance']),
  }
  const expected = await reportOf(house.pool, {
    company: COMPANY,
    zone: ZONE,
    days: body,
  })
  return [...differing(when, told, expected), ...(await otherThanInvoices(when))]
}

/** The same of what was invoiced, of whoever sees other invoices. */
async function otherThanInvoices(when: string): Promise<string[]> {
  const found: string[] = []
  for (const { reader, shipTos } of READERS)
    for (const query of ['', ...INVOICED_AS_WELL]) {
      const body = await readReport(reader, query)
      if (!isReport(body)) return [`${when}: ${JSON.stringify(body)}`]
      const { invoiced } = body
      const told = {
        ...totalsOf(invoiced),
        before: totalsOf(invoiced.before),
        months: Object.fromEntries(
          invoiced.months.flatMap(({ month, before, ...now }) =>
            now.invoices || before.invoices ? [[month, { ...totalsOf(now), before: totalsOf(before) }]] : [],
          ),
        ),
      }
      const asked = query.includes('shipto=S1') ? ['S1'] : shipTos
      const expected = await invoicedOf(house.pool, { company: COMPANY, days: body, shipTos: asked })
      found.push(...differing(`${when}, invoiced to ${asked.join()}${query}`, told, expected))
    }
  return found
}

const totalsOf = ({ invoices, total }: Invoiced): Invoiced => ({ invoices, total })

function differing(when: string, told: unknown, expected: unknown): string[] {
  try {
    expect(told).toEqual(expected)
    return []
  } catch (error) {
    return [`${when}: ${error instanceof Error ? error.message : 'differs'}`]
  }
}

/** A report that is read in the middle is of one moment: all its parts come to the same money. */
function torn(body: unknown): string[] {
  if (!isReport(body)) return [JSON.stringify(body)]
  const cents = (parts: readonly { goods: number }[]) =>
    parts.reduce((sum, { goods }) => sum + Math.round(goods * 100), 0)
  const sums = [body.months, body.brands, body.packs, body.shipTos].map(cents)
  const whole = Math.round(body.totals.goods * 100)
  const invoiced = body.invoiced.months.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
  return [
    ...(sums.every((sum) => sum === whole) ? [] : [`parts of ${whole} cents come to ${sums.join(', ')}`]),
    ...(invoiced === Math.round(body.invoiced.total * 100) ? [] : [`months come to ${invoiced} cents invoiced`]),
  ]
}

async function doctorSays(): Promise<string[]> {
  const lines: string[] = []
  const code = await doctorCommand({
    db: createDatabase(house.pool),
    clock: systemClock,
    settings: readSettings({}),
    checks: ORDERED_MONTHS,
    print: (line) => lines.push(line),
  })
  return code === 0 ? [] : lines
}

const numberOf = async () =>
  (await house.pool.query<{ count: number }>('select count(*)::int as count from ordered_change')).rows[0]?.count

test('[DOC-09] late invoices, cancelled and corrected orders while months are summed up: reports say what orders and invoices say', () =>
  prove('reports while orders change and months are summed up', ROUNDS, async (round) => {
    await openNewBooks(house.pool)
    for (const sku of ['PILS-CRATE', 'WIT-CRATE']) await countStock(house.pool, sku, 100_000)
    await house.pool.query(BRING_IN)
    const orders = Array.from({ length: BROUGHT_IN }, (_, nth) => 900_001 + nth)
    for (const id of orders) await invoice(id, { comes: invoicing(id).earlier, goes: [] })
    const half = BUYERS / 2
    const first = (await allAtOnce((await placed(house.buyers.slice(0, half))).calls)).map(placingOf)
    await sumUp(house.pool)
    const found = await otherThanOrders('summed up')

    // Half of the changes end when others have summed up beside them, the other half whenever they are done.
    const { calls: placing } = await placed(house.buyers.slice(half))
    const cancelling = ordersIn(first).map((number, index): Call => {
      const token = house.buyers[index]?.token ?? ''
      return { url: serverFor(index), token, query: CANCEL, variables: { number } }
    })
    const changed = (ids: readonly number[], until: Promise<unknown>) =>
      Promise.all(ids.map((id) => change(CHANGES[(id + round) % CHANGES.length] ?? '', id, until)))
    const summing = Promise.all([1, 2].map(() => sumUp(house.pool, { atOnce: 5 })))
    const held = changed(orders.slice(0, 4), summing)
    const [answers, reports] = await Promise.all([
      allAtOnce([...placing, ...cancelling]),
      Promise.all(Array.from({ length: 6 }, (_, index) => readReport(index % READERS.length))),
      ...orders.slice(4).map((id) => changed([id], Promise.resolve())),
      ...orders.slice(4).flatMap((id) => [invoice(id, invoicing(id)), invoice(id, invoicing(id))]),
      ...Array.from({ length: 6 }, () => sumUp(house.pool, { atOnce: 5 })),
      held,
    ])
    // Those that were held are invoiced by all who look at them at once.
    await Promise.all(orders.slice(0, 4).flatMap((id) => [1, 2].map(() => invoice(id, invoicing(id)))))
    found.push(
      ...brokenIn(first),
      ...brokenIn(answers.slice(0, placing.length).map(placingOf)),
      ...notCancelled(answers.slice(placing.length)),
      ...reports.flatMap(torn),
      ...(await otherThanTold(orders)),
      ...(await otherThanOrders('in the middle')),
      ...(await doctorSays()),
    )
    await sumUp(house.pool)
    if ((await numberOf()) !== 0) found.push('changes are left')
    return [...found, ...(await otherThanOrders('in the end')), ...(await doctorSays())]
  }))

const notCancelled = (answers: readonly Answer[]) =>
  answers.flatMap(({ status, body }) =>
    readPath(body, 'data', 'cancelOrder', 'success') === true ? [] : [`${status} ${JSON.stringify(body)}`],
  )
