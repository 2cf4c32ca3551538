import type { Pool } from './pool.ts'

// What a report of a company has to say, added up from its orders one by one, not by SQL as the product does.

type OrderRow = {
  id: number
  shipTo: string
  status: string
  stage: string | null
  totalCents: number
  placedAt: Date
  statusChangedAt: Date
  deliveryDate: string
  deliveredAt: Date | null
}
type LineRow = {
  orderId: number
  sku: string
  brand: string
  pack: string | null
  liters: number
  cases: number
  shipped: number
  cents: number
  depositCents: number
  mlPerCase: number | null
  isBeer: boolean
}
type Sums = { ml: number; cents: number }
export type Days = { from: string; to: string; beforeFrom: string; beforeTo: string }

const DELIVERED = new Set(['Delivered', 'Completed'])
const NOTHING: Sums = { ml: 0, cents: 0 }

const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment: Date) => format.format(moment)
}

/** The figures of these days as the wire tells them, parts by their code. */
export async function reportOf(pool: Pool, { company, zone, days }: { company: string; zone: string; days: Days }) {
  const dayOf = dayIn(zone)
  const { rows: orders } = await pool.query<OrderRow>(
    `select id, ship_to_id as "shipTo", status, payment_stage as stage, grand_total_cents as "totalCents",
       placed_at as "placedAt", status_changed_at as "statusChangedAt", delivery_date::text as "deliveryDate",
       (select min(happened_at) from order_event e where e.order_id = o.id and e.status in ('Delivered', 'Completed'))
         as "deliveredAt"
     from sales_order o where company_id = $1`,
    [company],
  )
  const { rows: lines } = await pool.query<LineRow>(
    `select order_id as "orderId", l.sku, l.brand_code as brand, p.pack_format as pack, liters, cases_total as cases,
       shipped_cases as shipped, row_total_cents - discount_cents as cents, deposit_cents as "depositCents",
       p.volume_per_case_ml as "mlPerCase", p.material_type = 'FERT' and not p.is_empties as "isBeer"
     from order_line l join product p on p.sku = l.sku where company_id = $1`,
    [company],
  )
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const months = new Map<string, Sums>()
  const parts = { brands: new Parts(), packs: new Parts(), shipTos: new Parts(), products: new Parts() }
  const all = { orders: 0, totalCents: 0, delivered: 0, onTime: 0, ordered: 0, brought: 0, charged: 0, returned: 0 }
  for (const order of orders) {
    const day = dayOf(order.placedAt)
    const isNow = day >= days.from && day <= days.to
    // Of more than a year the first days are also those a year before the last ones.
    const isBefore = day >= days.beforeFrom && day <= days.beforeTo
    if ((!isNow && !isBefore) || order.status === 'Canceled' || order.stage === 'awaiting') continue
    const isDelivered = DELIVERED.has(order.status)
    if (isNow) {
      all.orders += 1
      all.totalCents += order.totalCents
      all.delivered += isDelivered ? 1 : 0
      const came = [order.statusChangedAt, order.deliveredAt ?? order.statusChangedAt].map(dayOf).toSorted()[0] ?? ''
      all.onTime += isDelivered && order.deliveryDate >= came ? 1 : 0
    }
    for (const line of linesOf.get(order.id) ?? []) {
      const ml = line.isBeer ? line.liters * 1000 + line.cases * (line.mlPerCase ?? 0) : 0
      const sums = { ml, cents: line.cents }
      const told = [...(isNow ? [true] : []), ...(isBefore ? [false] : [])]
      for (const isOfNow of told) {
        parts.brands.add(line.brand, isOfNow, sums)
        parts.packs.add(line.pack ?? '', isOfNow, sums)
        parts.shipTos.add(order.shipTo, isOfNow, sums)
        parts.products.add(line.sku, isOfNow, sums)
      }
      if (!isNow) continue
      months.set(day.slice(0, 7), plus(months.get(day.slice(0, 7)), sums))
      all.ordered += isDelivered ? line.cases : 0
      all.brought += isDelivered ? line.shipped : 0
      if (line.depositCents > 0) all.charged += line.depositCents
      else all.returned -= line.depositCents
    }
  }
  return {
    orders: all.orders,
    total: all.totalCents / 100,
    months: Object.fromEntries([...months].map(([month, sums]) => [month, figures(sums)])),
    brands: parts.brands.told(),
    packs: parts.packs.told(),
    shipTos: parts.shipTos.told(),
    topProducts: parts.products.mostMoney(10),
    delivery: { orders: all.delivered, onTime: all.onTime, casesOrdered: all.ordered, casesBrought: all.brought },
    empties: { charged: all.charged / 100, returned: all.returned / 100, balance: (all.charged - all.returned) / 100 },
  }
}

/** What was invoiced to these ship-tos as the wire tells it, its months by their name: added up from the invoices one by one. */
export async function invoicedOf(
  pool: Pool,
  { company, days, shipTos }: { company: string; days: Days; shipTos: readonly string[] },
) {
  const { rows: orders } = await pool.query<{ id: number; shipTo: string }>(
    'select id, ship_to_id as "shipTo" from sales_order where company_id = $1',
    [company],
  )
  const { rows: invoices } = await pool.query<{ orderId: number; day: string; cents: number }>(
    `select order_id as "orderId", invoiced_on::text as day, total_cents as cents from order_invoice
     where company_id = $1`,
    [company],
  )
  const shipToOf = new Map(orders.map(({ id, shipTo }) => [id, shipTo]))
  const now = new Invoiced()
  const before = new Invoiced()
  for (const { orderId, day, cents } of invoices) {
    if (!shipTos.includes(shipToOf.get(orderId) ?? '')) continue
    const [year = '', month = ''] = day.split('-')
    if (day >= days.from && day <= days.to) now.add(`${year}-${month}`, cents)
    if (day >= days.beforeFrom && day <= days.beforeTo) before.add(`${Number(year) + 1}-${month}`, cents)
  }
  const months = new Set([...now.months.keys(), ...before.months.keys()])
  return {
    ...now.told(),
    before: before.told(),
    months: Object.fromEntries([...months].map((month) => [month, { ...now.told(month), before: before.told(month) }])),
  }
}

class Invoiced {
  readonly months = new Map<string, number[]>()

  add(month: string, cents: number): void {
    this.months.set(month, [...(this.months.get(month) ?? []), cents])
  }

  /** Of one month, or of all of them. */
  told(month?: string) {
    const own = month === undefined ? [...this.months.values()].flat() : (this.months.get(month) ?? [])
    return { invoices: own.length, total: own.reduce((sum, cents) => sum + cents, 0) / 100 }
  }
}

class Parts {
  readonly #parts = new Map<string, { now: Sums; before: Sums }>()

  add(code: string, isNow: boolean, sums: Sums): void {
    const part = this.#parts.get(code) ?? { now: NOTHING, before: NOTHING }
    this.#parts.set(code, isNow ? { ...part, now: plus(part.now, sums) } : { ...part, before: plus(part.before, sums) })
  }

  told() {
    return Object.fromEntries(
      [...this.#parts].map(([code, { now, before }]) => [code, { ...figures(now), before: figures(before) }]),
    )
  }

  mostMoney(count: number): string[] {
    return [...this.#parts]
      .filter(([, { now }]) => now.cents > 0)
      .toSorted(([one, { now: a }], [other, { now: b }]) => b.cents - a.cents || (one < other ? -1 : 1))
      .slice(0, count)
      .map(([code]) => code)
  }
}

const plus = (one: Sums = NOTHING, other: Sums): Sums => ({ ml: one.ml + other.ml, cents: one.cents + other.cents })
const figures = ({ ml, cents }: Sums) => ({ volume: ml / 100_000, goods: cents / 100 })
