import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { readInvoice, type ReadInvoice } from '#integrations/erp/sap/read-invoice.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import type { Erp } from '#integrations/erp/index.ts'
import { buildClock } from '#features/outbox/outbox.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { documentsFeature } from '#features/documents/documents.feature.ts'
import { buildBeerWith, insertRows } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { lookAfterOrders, workOffForErp } from './erp-work.builders.ts'
import { ordersFeature } from '../orders.feature.ts'

const DOCUMENTS = '/nl/prod/api/v1/portal/mydocuments'
const SMALL = 'selfpickup_selfpickup'
const TRUCK = 'flatrate_flatrate'
const TUESDAY = '2026-11-24'
const WEDNESDAY = '2026-11-25'
const APPLY = `mutation ($cart: String, $code: String) {
  applyCouponToCart(cart_id: $cart, coupon_code: $code) { cart { id } }
}`
const TEXT = JSON.stringify({ nl: 'Iets', en: 'Something' })

let played: PlayedWorld
let erp: Erp
let brewery: ResettableBrewery
let worlds = 0

beforeAll(async () => {
  played = await startPlayedWorld({ now: '2026-11-24T09:00:00Z' })
  erp = createSapErp(buildSapSettings(played.url))
  brewery = await openResettableBrewery({
    features: [assortmentFeature, cartFeature, documentsFeature, ordersFeature],
    erp,
  })
})
beforeEach(async () => {
  await brewery.reset()
  worlds += 1
  // The played ERP outlives a test: the numbers are this test's own.
  await setting('order_number_prefix', `C${worlds}-`)
  await setting('order_types', { tank: 'YTOR', posm: 'YPOR' })
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const setting = (name: string, value: unknown) =>
  insertRows(brewery.pool, 'brewery_setting', [{ name, value: JSON.stringify(value) }])

type Item = { sku: string; quantity?: number; number_of_pallet?: number; liters?: number }
type Wish = { items: readonly Item[]; method?: string; date?: string; coupon?: string }

/** Places a cart through the door; answers the number of the order. */
async function order({ items, method = SMALL, date = TUESDAY, coupon }: Wish): Promise<string> {
  const cart = await newCart(brewery)
  const added = await brewery.ask(ADD, { cartId: cart, items: items.map((item) => ({ quantity: 0, ...item })) })
  expect(readPath(added.data, 'addProductsToCart', 'user_errors')).toEqual([])
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method, date })
  if (coupon) await brewery.ask(APPLY, { cart, code: coupon })
  const placed = await place(brewery, cart)
  expect(readPath(placed.data, 'placeOrder', 'errors')).toEqual([])
  return String(readPath(placed.data, 'placeOrder', 'order_number'))
}

const atErp = () => ({ db: brewery.db, clock: buildClock(), erp })

/** Takes what waits to the ERP. */
async function submit(): Promise<void> {
  expect(await workOffForErp(atErp())).toEqual([])
}

/** Moves the order along in the ERP until it is invoiced, and reads what became of it. */
async function invoice(number: string, stations = 5): Promise<void> {
  for (let station = 0; station < stations; station += 1) await played.tell('erp/advance', { orderNumber: number })
  await lookAfterOrders(atErp())
}

/** Places it, and has it delivered and invoiced. */
async function invoicedOrder(wish: Wish): Promise<string> {
  const number = await order(wish)
  await submit()
  await invoice(number)
  return number
}

/** The invoices of an order as the portal lists them, each with the PDF that it hands out. */
async function invoicesOf(number: string): Promise<{ totalCents: number; paper: ReadInvoice }[]> {
  const { body } = await brewery.get(`${DOCUMENTS}/GetAllDocuments?documentType=invoice&limit=100`)
  const listed = readPath(body, 'documentList')
  const own = (Array.isArray(listed) ? listed : []).filter((one: unknown) => readPath(one, 'orderNumber') === number)
  const authorization = `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}`
  return Promise.all(
    own.map(async (one: unknown) => {
      const url = String(readPath(one, 'link'))
      const { rawPayload } = await brewery.app.inject({ method: 'GET', url, headers: { authorization } })
      return { totalCents: Math.round(Number(readPath(one, 'total')) * 100), paper: readInvoice(rawPayload) }
    }),
  )
}

type OrderMoney = {
  totalCents: number
  exVatCents: number
  details: {
    couponDiscountCents: number
    packagingDiscounts: { cents: number }[]
    cashDiscountCents: number
    fixedDiscountCents: number
    promotionalDiscountCents: number
    vatByRate: object[]
  }
  goods: number
  tax: number
  sorting: number
  deposit: number
  vat: number
  lines: object[]
}

/** What the order costs, as the portal keeps it. */
async function moneyOf(number: string): Promise<OrderMoney> {
  const { rows } = await brewery.pool.query<OrderMoney>(
    `select o.grand_total_cents::float as "totalCents", o.grand_total_ex_vat_cents::float as "exVatCents",
       o.price_details as details, o.goods_cents::float as goods, o.packaging_tax_cents::float as tax,
       o.sorting_charge_cents::float as sorting, o.deposit_cents::float as deposit, o.vat_cents::float as vat,
       (select json_agg(json_build_object('item', l.line_number, 'sku', l.sku,
          'quantity', case o.kind when 'tank' then l.liters else l.cases_total end,
          'unit', case o.kind when 'tank' then 'L' when 'posm' then 'PC' else 'CS' end,
          'unitPriceCents', l.unit_price_cents, 'goodsCents', l.row_total_cents, 'discountCents', -l.discount_cents,
          'netCents', l.row_total_cents - l.discount_cents, 'depositCents', l.deposit_cents,
          'vatBasisPoints', l.vat_rate_bp) order by l.line_number)
        from order_line l where l.order_id = o.id) as lines
     from sales_order o where o.number = $1`,
    [number],
  )
  const [found] = rows
  if (!found) throw new Error(`There is no order ${number}`)
  return found
}

/** The rows of amounts that an invoice of the whole order has. */
function amountsOf({ details, ...money }: OrderMoney): Record<string, number> {
  const rows = {
    'Line discount': -details.fixedDiscountCents - details.promotionalDiscountCents,
    Coupon: -details.couponDiscountCents,
    'Packaging discount': -details.packagingDiscounts.reduce((sum, { cents }) => sum + cents, 0),
    'Cash discount': -details.cashDiscountCents,
    'Packaging tax': money.tax,
    'Sorting charge': money.sorting,
    Deposit: money.deposit,
  }
  return {
    Goods: money.goods,
    ...Object.fromEntries(Object.entries(rows).filter(([, cents]) => cents !== 0)),
    'Delivery costs': 0,
    'Total without VAT': money.exVatCents,
    VAT: money.vat,
    'Total in EUR': money.totalCents,
  }
}

/** Lines, deposit, discounts, charges, VAT by rate and total: all of the one invoice is as the order has it. */
async function expectToAgree(number: string): Promise<{ paper: ReadInvoice; money: OrderMoney }> {
  const money = await moneyOf(number)
  const invoices = await invoicesOf(number)
  expect(invoices.map(({ totalCents }) => totalCents)).toEqual([money.totalCents])
  const paper = invoices[0]?.paper
  if (!paper) throw new Error(`${number} has no invoice`)
  expect(paper.lines).toEqual(money.lines)
  expect(paper.amounts).toEqual(amountsOf(money))
  expect(paper.vatByRate).toEqual(money.details.vatByRate)
  return { paper, money }
}

describe('[DOC-06] an invoice agrees with its order to the cent', () => {
  const PILS = { sku: 'PILS-CRATE', quantity: 7 }
  const WIT = { sku: 'WIT-CRATE', quantity: 3 }

  test.each<[string, Wish]>([
    ['plain beer', { items: [WIT] }],
    ['beer with deposit', { items: [PILS, WIT] }],
    ['full pallets, with the packaging discount on them', { items: [{ sku: 'PILS-CRATE', number_of_pallet: 2 }, WIT] }],
    ['a full truck', { items: [{ sku: 'PILS-CRATE', number_of_pallet: 26 }], method: TRUCK }],
  ])('for %s', async (_kind, wish) => {
    const { paper } = await expectToAgree(await invoicedOrder(wish))
    expect(paper.rows).toEqual(expect.arrayContaining(['Customer C1', 'Delivered to S1', 'Payer P-C1']))
  })

  test('for fixed and promotional discounts that leave parts of cents', async () => {
    await insertRows(brewery.pool, 'discount', [
      { code: 'F', kind: 'fixed', name: TEXT, price_group: 'A', rate_bp: 333 },
      { code: 'P', kind: 'promotional', name: TEXT, sku: 'PILS-CRATE', rate_bp: 777 },
    ])
    const { money } = await expectToAgree(await invoicedOrder({ items: [PILS, WIT] }))
    expect([money.details.fixedDiscountCents, money.details.promotionalDiscountCents]).not.toContain(0)
  })

  test.each([
    ['a percentage', { rate_bp: 333 }],
    ['an amount that is spread over the lines', { amount_cents: 1_000 }],
  ])('for a discount code of %s', async (_kind, own) => {
    await insertRows(brewery.pool, 'coupon', [{ code: 'PROOST', name: TEXT, max_uses: 10, ...own }])
    const items = [PILS, WIT, { sku: 'BOK-CRATE', quantity: 1 }]
    const { paper } = await expectToAgree(await invoicedOrder({ items, coupon: 'PROOST' }))
    expect(paper.amounts['Coupon']).toBeLessThan(0)
  })

  test('for all discounts and charges at once, with several rates of VAT and taxed deposit', async () => {
    await setting('vat_on_deposit', true)
    await setting('cash_discount', { from: 100, percent: 1.37 })
    await setting('packaging_discounts', { full_truck_percent: 2, single_pallet_percent: 0.73 })
    await brewery.pool.query(`update product set vat_rate_bp = 900, packaging_tax_cents = 13 where sku = 'WIT-CRATE'`)
    await brewery.pool.query(`update product set vat_rate_bp = 0, sorting_charge_cents = 7 where sku = 'BOK-CRATE'`)
    await brewery.pool.query(`update price set price_cents = 1701 where sku = 'PILS-CRATE' and min_cases = 40`)
    await insertRows(brewery.pool, 'discount', [
      { code: 'F', kind: 'fixed', name: TEXT, price_group: 'A', rate_bp: 333 },
      { code: 'P', kind: 'promotional', name: TEXT, sku: 'PILS-CRATE', rate_bp: 777 },
    ])
    await insertRows(brewery.pool, 'coupon', [{ code: 'PROOST', name: TEXT, max_uses: 10, amount_cents: 1_111 }])
    const items = [{ sku: 'PILS-CRATE', number_of_pallet: 2 }, WIT, { sku: 'BOK-CRATE', quantity: 5 }]
    const { paper } = await expectToAgree(await invoicedOrder({ items, coupon: 'PROOST' }))
    expect(paper.vatByRate.map(({ basisPoints }) => basisPoints)).toEqual([2_100, 900, 0])
    expect(Object.keys(paper.amounts)).toHaveLength(12)
  })

  test('for tank beer', async () => {
    await brewery.pool.query(`update user_role set customer_type = 'OntradeTank' where user_id = 'U1'`)
    const key = { company_id: 'C1', ship_to_id: 'S1' }
    await insertRows(brewery.pool, 'tank_setting', [{ ...key, order_method: 'portal', purchasable_brands: ['pils'] }])
    await insertRows(brewery.pool, 'tank', [{ ...key, position: 1, name: 'Left', capacity_liters: 1_000 }])
    const items = [{ sku: 'PILS-TANK', liters: 1_000 }]
    const { paper } = await expectToAgree(await invoicedOrder({ items, method: TRUCK, date: WEDNESDAY }))
    expect(paper.lines).toMatchObject([{ quantity: 1_000, unit: 'L' }])
  })

  test('for POS materials, bundles too', async () => {
    await insertRows(brewery.pool, 'budget', [
      { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 90_000, left_cents: 90_000 },
    ])
    const items = [
      { sku: 'GLASS-25', quantity: 3 },
      { sku: 'BAR-SET', quantity: 2 },
    ]
    const { paper } = await expectToAgree(await invoicedOrder({ items, method: TRUCK }))
    expect(paper.lines).toMatchObject([{ unit: 'PC' }, { unit: 'PC' }])
  })

  test('for empties, which are credited', async () => {
    const method = 'emptiessmall_emptiessmall'
    await insertRows(brewery.pool, 'product', [buildBeerWith({ sku: 'LG-CRATE', position: 9, is_empties: true })])
    await insertRows(brewery.pool, 'product_deposit', [
      { sku: 'LG-CRATE', kind: 'crate', name: TEXT, per: 'case', quantity: 1, price_cents: 390 },
    ])
    await insertRows(brewery.pool, 'ship_to_method', [{ company_id: 'C1', ship_to_id: 'S1', method }])
    const { paper } = await expectToAgree(
      await invoicedOrder({ items: [{ sku: 'LG-CRATE', number_of_pallet: 2 }], method }),
    )
    expect(paper.amounts).toMatchObject({ Deposit: -31_200, 'Total in EUR': -31_200 })
    expect(paper.rows).toContain('Nothing is due: this amount is credited to your account')
  })
})

describe('[DOC-06] the invoices of an order', () => {
  const COUPON = { code: 'PROOST', name: TEXT, max_uses: 10, amount_cents: 1_000 }
  const ITEMS = [
    { sku: 'PILS-CRATE', quantity: 7 },
    { sku: 'WIT-CRATE', quantity: 3 },
  ]

  test('that comes in two deliveries come to what it costs, part by part', async () => {
    await insertRows(brewery.pool, 'coupon', [COUPON])
    const number = await order({ items: ITEMS, coupon: 'PROOST' })
    await submit()
    await played.tell('erp/split', { orderNumber: number })
    await invoice(number, 10)
    const money = await moneyOf(number)
    const invoices = await invoicesOf(number)
    expect(invoices).toHaveLength(2)
    expect(invoices.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(money.totalCents)
    for (const { paper, totalCents } of invoices) expect(paper.amounts['Total in EUR']).toBe(totalCents)
    const names = Object.keys(amountsOf(money))
    const sums = names.map((name) => [
      name,
      invoices.reduce((sum, { paper }) => sum + (paper.amounts[name] ?? Number.NaN), 0),
    ])
    expect(Object.fromEntries(sums)).toEqual(amountsOf(money))
  })

  test('bear nothing of a line that the brewery cancelled, nor its deposit or its share of a discount code', async () => {
    await insertRows(brewery.pool, 'coupon', [COUPON])
    const number = await order({ items: ITEMS, coupon: 'PROOST' })
    await submit()
    await played.tell('erp/reject', { orderNumber: number, item: 10 })
    await invoice(number)
    const { rows } = await brewery.pool.query<{ cents: number; coupon: number; vat: number }>(
      `select (l.row_total_cents - l.discount_cents + l.deposit_cents + l.vat_cents)::float as cents,
         l.vat_cents::float as vat, l.coupon_discount_cents::float as coupon
       from order_line l join sales_order o on o.id = l.order_id where o.number = $1 and line_number = 20`,
      [number],
    )
    const [{ totalCents, paper } = { totalCents: 0, paper: undefined }] = await invoicesOf(number)
    expect(totalCents).toBe(rows[0]?.cents)
    expect(paper?.lines.map(({ item }) => item)).toEqual([20])
    expect(paper?.amounts).toMatchObject({
      'Total in EUR': rows[0]?.cents,
      VAT: rows[0]?.vat,
      Coupon: -(rows[0]?.coupon ?? 0),
    })
  })

  test('are none where all of it was cancelled', async () => {
    const number = await order({ items: ITEMS })
    await submit()
    const CANCEL = 'mutation ($number: String) { cancelOrder(sap_id: $number) { success } }'
    expect(readPath((await brewery.ask(CANCEL, { number })).data, 'cancelOrder', 'success')).toBe(true)
    await submit()
    await invoice(number)
    expect(await invoicesOf(number)).toEqual([])
  })
})

describe('[DOC-06] an invoice says how it is paid', () => {
  const ITEMS = [{ sku: 'WIT-CRATE', quantity: 1 }]

  async function paperOf(sap_payment_code: string): Promise<ReadInvoice | undefined> {
    await brewery.pool.query('update payment_method set sap_payment_code = $1', [sap_payment_code])
    const [own] = await invoicesOf(await invoicedOrder({ items: ITEMS }))
    return own?.paper
  }

  test('on account: by when, to which account, under which reference', async () => {
    const paper = await paperOf('U')
    expect(paper?.rows.slice(-3)).toEqual([
      'Due within 30 days, by 2026-12-24, by bank transfer',
      'Account IBAN NL91 ABNA 0417 1643 00, BIC ABNANL2A, Veenhof Bierbrouwerij',
      `Payment reference ${paper?.number}`,
    ])
  })

  test('collected by direct debit', async () => {
    expect((await paperOf('D'))?.rows).toContain('Due within 30 days, by 2026-12-24: collected by direct debit')
  })

  test('paid online with the order: nothing is due', async () => {
    const number = await order({ items: ITEMS })
    await brewery.pool.query(
      `update payment_method set sap_payment_code = 'I'; update sales_order set payment_stage = 'paid', paid_at = placed_at, pay_until = placed_at`,
    )
    await submit()
    await invoice(number)
    const [own] = await invoicesOf(number)
    expect(own?.paper.rows).toContain('Paid when ordered by iDEAL, nothing is due')
    expect(own?.paper.rows.join('\n')).not.toContain('Due within')
  })
})
