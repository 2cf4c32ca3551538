import type pg from 'pg'
import { insertRows } from '../../test/brewery.builders.ts'

export type PlacedLine = { sku: string; cases: number; cents: number; discountCents?: number } & Partial<{
  litres: number
  shipped: number
  depositCents: number
}>
export type Placed = {
  id: number
  company?: string
  shipTo?: string
  kind?: 'beer' | 'tank' | 'posm'
  status?: string
  at: string
  deliveryDate?: string
  deliveredAt?: string
  stage?: string
  packaging?: { discount: string; basisPoints: number; cents: number }
  lines: readonly PlacedLine[]
}

/** Orders as they stand in the tables; of each say only what matters. VAT is a fifth of what they cost. */
export async function placeOrders(pool: pg.Pool, orders: readonly Placed[]): Promise<void> {
  for (const { company = 'C1', shipTo = 'S1', kind = 'beer', status = 'Order created', lines, ...order } of orders) {
    const sum = (amount: (line: PlacedLine) => number) => lines.reduce((total, line) => total + amount(line), 0)
    const deposit = sum(({ depositCents = 0 }) => depositCents)
    const discount = sum(({ discountCents = 0 }) => discountCents)
    const exVat = sum(({ cents }) => cents) - discount + deposit
    const vat = Math.round(exVat / 5)
    await insertRows(pool, 'sales_order', [
      {
        company_id: company,
        id: order.id,
        number: `26-${String(order.id).padStart(5, '0')}`,
        ship_to_id: shipTo,
        payer_id: `P-${company}`,
        kind,
        sap_order_type: 'YSOR',
        status,
        method: 'flatrate_flatrate',
        payment_method: 'onaccount',
        payment_stage: order.stage ?? null,
        pay_until: order.stage ? '2026-11-30T00:00:00Z' : null,
        delivery_date: order.deliveryDate ?? order.at.slice(0, 10),
        goods_cents: sum(({ cents }) => cents),
        discount_cents: discount,
        vat_cents: vat,
        deposit_cents: deposit,
        grand_total_ex_vat_cents: exVat,
        grand_total_cents: exVat + vat,
        price_details: JSON.stringify({ packagingDiscounts: order.packaging ? [order.packaging] : [] }),
        placed_at: order.at,
        status_changed_at: order.deliveredAt ?? order.at,
      },
    ])
    await insertRows(
      pool,
      'order_line',
      lines.map(({ sku, cases, cents, discountCents = 0, litres = 0, shipped = 0, depositCents = 0 }, place) => ({
        company_id: company,
        order_id: order.id,
        line_number: (place + 1) * 10,
        sku,
        product_name: JSON.stringify({ nl: sku, en: sku }),
        subtitle: JSON.stringify({ nl: '', en: '' }),
        tag: 'VP',
        brand_code: sku.startsWith('WIT') ? 'wit' : 'pils',
        liters: litres,
        cases_total: cases,
        shipped_cases: shipped,
        unit_price_cents: cents,
        row_total_cents: cents,
        discount_cents: discountCents,
        vat_rate_bp: 2000,
        vat_cents: 0,
        deposit_cents: depositCents,
      })),
    )
    if (order.deliveredAt)
      await insertRows(pool, 'order_event', [
        { company_id: company, order_id: order.id, status: 'Delivered', happened_at: order.deliveredAt, source: 'erp' },
      ])
  }
}

/** The second brand, and an owner where there was a buyer: who may see figures. */
export async function buildInsight(pool: pg.Pool): Promise<void> {
  await pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
    JSON.stringify({ sections: ['Catalogue Beer', 'My Orders', 'Reporting', 'Contracts'] }),
  ])
  await pool.query(
    `insert into brand (code, name, tag, label_colour, deep_colour, accent_colour, tint_colour, motif, style, tagline,
       position)
     select 'wit', 'Witte Wieven', 'WW', label_colour, deep_colour, accent_colour, tint_colour, motif, style, tagline, 2
     from brand where code = 'pils'`,
  )
  await pool.query(`update product set brand_code = 'wit' where sku = 'WIT-CRATE'`)
  await pool.query(`update user_role set role = 'Owner' where user_id in ('U1', 'U3')`)
}
