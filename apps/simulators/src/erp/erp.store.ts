import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import { inTransaction } from '../database.ts'
import type { OrderFilter } from './order-filter.ts'
import type { ConfirmedPart, Delivery, DeliveryItem, Invoice, Item, Order, OrderDocument, Station } from './order.ts'

export type NewOrder = {
  orderNumber: string
  reference: string
  document: OrderDocument
  items: readonly Omit<Item, 'rejectionReason' | 'confirmed' | 'substitute'>[]
}
export type OrderQuery = { number?: string; orderNumber?: string; limit: number; newestFirst?: boolean }

type OrderRow = {
  number: string
  order_number: string
  reference: string
  document: OrderDocument
  received_at: Date
  changed_at: Date
  station: Station
  is_split: boolean
  items: readonly Item[]
  deliveries: readonly Delivery[]
  invoices: readonly Invoice[]
}

const ORDERS = `
  select o.*,
    (select coalesce(json_agg(json_build_object('item', i.item, 'material', i.material, 'quantity', i.quantity::text,
       'unit', i.unit, 'netCents', i.net_cents, 'pricing', i.pricing, 'confirmed', i.confirmed, 'substitute', i.substitute,
       'rejectionReason', i.rejection_reason) order by i.item), '[]')
     from sales_order_item i where i.order_number = o.number) as items,
    (select coalesce(json_agg(json_build_object('number', d.number, 'plannedOn', d.planned_on, 'pickedOn', d.picked_on,
       'shippedOn', d.shipped_on, 'deliveredOn', d.delivered_on, 'items',
       (select coalesce(json_agg(json_build_object('item', p.item, 'quantity', p.quantity::text) order by p.item), '[]')
        from delivery_item p where p.delivery_number = d.number)) order by d.number), '[]')
     from delivery d where d.order_number = o.number) as deliveries,
    (select coalesce(json_agg(json_build_object('number', v.number, 'deliveryNumber', v.delivery_number, 'invoicedOn',
       v.invoiced_on, 'netCents', v.net_cents, 'vatCents', v.vat_cents,
       'paidCents', v.paid_cents) order by v.number), '[]')
     from invoice v where v.order_number = o.number) as invoices
  from sales_order o`

export type ErpStore = ReturnType<typeof createErpStore>

/** What the played ERP holds. */
export function createErpStore(pool: Pool) {
  return {
    async insertOrder(order: NewOrder, now: Date): Promise<string> {
      return inTransaction(pool, async (client) => {
        const inserted = await client.query<{ number: string }>(
          `insert into sales_order (number, order_number, reference, document, received_at, changed_at)
           values (nextval('sales_order_number')::text, $1, $2, $3, $4, $4) returning number`,
          [order.orderNumber, order.reference, JSON.stringify(order.document), now],
        )
        const number = onlyRow(inserted).number
        await client.query(
          `insert into sales_order_item (order_number, item, material, quantity, unit, net_cents, pricing)
           select $1, "item", "material", "quantity"::numeric, "unit", "netCents", "pricing"
           from json_to_recordset($2) as t("item" int, "material" text, "quantity" text, "unit" text, "netCents" int,
             "pricing" jsonb)`,
          [number, JSON.stringify(order.items)],
        )
        return number
      })
    },

    async findOrders({ number, orderNumber, limit, newestFirst = false }: OrderQuery): Promise<Order[]> {
      const found = await pool.query<OrderRow>(
        `${ORDERS} where ($1::text is null or o.number = $1) and ($2::text is null or o.order_number = $2)
         order by o.number::bigint ${newestFirst ? 'desc' : 'asc'} limit $3`,
        [number, orderNumber, limit],
      )
      return found.rows.map(toOrder)
    },

    /** A page of the orders that a filter lets through, oldest first. */
    async findMatching({ sql, values }: OrderFilter, { skip, top }: { skip: number; top: number }): Promise<Order[]> {
      const found = await pool.query<OrderRow>(
        `${ORDERS} where ${sql} order by o.number::bigint limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, top, skip],
      )
      return found.rows.map(toOrder)
    },

    /** Numbers of the orders that have stood still since `before` and could move. */
    async findWaiting(before: Date, limit: number): Promise<string[]> {
      const found = await pool.query<{ number: string }>(
        `select o.number from sales_order o where o.station <> 'invoiced' and o.changed_at <= $1
         and exists (select from sales_order_item i where i.order_number = o.number and i.rejection_reason = '')
         order by o.changed_at limit $2`,
        [before, limit],
      )
      return found.rows.map((row) => row.number)
    },

    /** Locks the order and lets `change` decide on it. */
    async changeOrder<T>(
      number: string,
      change: (order: Order, write: OrderWriter) => Promise<T>,
    ): Promise<T | undefined> {
      return inTransaction(pool, async (client) => {
        await client.query('select from sales_order where number = $1 for update', [number])
        const found = await client.query<OrderRow>(`${ORDERS} where o.number = $1`, [number])
        const row = found.rows[0]
        return row && change(toOrder(row), createWriter(client, number))
      })
    },

    async findDelivery(number: string): Promise<Order | undefined> {
      const found = await pool.query<OrderRow>(
        `${ORDERS} where o.number = (select order_number from delivery where number = $1)`,
        [number],
      )
      return found.rows.map(toOrder)[0]
    },

    /** From now on so much of the invoice has been paid, also where it was more before. */
    pay: (number: string, paidCents: number) =>
      pool.query('update invoice set paid_cents = $2 where number = $1', [number, paidCents]),

    async findInvoice(number: string): Promise<Order | undefined> {
      const found = await pool.query<OrderRow>(
        `${ORDERS} where o.number = (select order_number from invoice where number = $1)`,
        [number],
      )
      return found.rows.map(toOrder)[0]
    },
  }
}

export type OrderWriter = ReturnType<typeof createWriter>

function createWriter(client: PoolClient, number: string) {
  return {
    station: (station: Station, now: Date) =>
      client.query('update sales_order set station = $2, changed_at = $3 where number = $1', [number, station, now]),
    rejection: (items: readonly number[], reason: string, now: Date) =>
      client.query(
        `with changed as (update sales_order set changed_at = $4 where number = $1)
         update sales_order_item set rejection_reason = $3 where order_number = $1 and item = any ($2)`,
        [number, items, reason, now],
      ),
    confirmed: (item: number, parts: readonly ConfirmedPart[] | null, now: Date) =>
      client.query(
        `with changed as (update sales_order set changed_at = $4 where number = $1)
         update sales_order_item set confirmed = $3 where order_number = $1 and item = $2`,
        [number, item, parts && JSON.stringify(parts), now],
      ),
    substitute: (item: number, material: string, now: Date) =>
      client.query(
        `with changed as (update sales_order set changed_at = $4 where number = $1)
         update sales_order_item set substitute = $3 where order_number = $1 and item = $2`,
        [number, item, material, now],
      ),
    carried: (delivery: Delivery, item: number, quantity: number) =>
      client.query('update delivery_item set quantity = $3 where delivery_number = $1 and item = $2', [
        delivery.number,
        item,
        quantity,
      ]),
    split: () => client.query('update sales_order set is_split = true where number = $1', [number]),
    delivery: (plannedOn: string, items: readonly DeliveryItem[]) =>
      client.query(
        `with created as (
           insert into delivery (number, order_number, planned_on) values (nextval('delivery_number')::text, $1, $2)
           returning number)
         insert into delivery_item (delivery_number, item, quantity)
         select created.number, part.item, part.quantity
         from created, json_to_recordset($3) as part(item int, quantity numeric)`,
        [number, plannedOn, JSON.stringify(items)],
      ),
    /** Of what has not left yet. */
    day: (plannedOn: string) =>
      client.query('update delivery set planned_on = $2 where order_number = $1 and shipped_on is null', [
        number,
        plannedOn,
      ]),
    picked: (delivery: Delivery, day: string) =>
      client.query('update delivery set picked_on = $2 where number = $1', [delivery.number, day]),
    shipped: (delivery: Delivery, day: string) =>
      client.query('update delivery set shipped_on = $2 where number = $1', [delivery.number, day]),
    delivered: (delivery: Delivery, day: string) =>
      client.query('update delivery set delivered_on = $2 where number = $1', [delivery.number, day]),
    invoice: (
      delivery: Delivery,
      invoice: { invoicedOn: string; netCents: number; vatCents: number; paidCents: number },
    ) =>
      client.query(
        `insert into invoice (number, order_number, delivery_number, invoiced_on, net_cents, vat_cents, paid_cents)
         values (nextval('invoice_number')::text, $1, $2, $3, $4, $5, $6)`,
        [number, delivery.number, invoice.invoicedOn, invoice.netCents, invoice.vatCents, invoice.paidCents],
      ),
  }
}

function toOrder(row: OrderRow): Order {
  const { order_number: orderNumber, received_at: receivedAt, changed_at: changedAt, is_split: isSplit, ...rest } = row
  return { ...rest, orderNumber, receivedAt, changedAt, isSplit }
}

function onlyRow<T extends QueryResultRow>(result: QueryResult<T>): T {
  const row = result.rows[0]
  if (!row) throw new Error('The statement returned no row')
  return row
}
