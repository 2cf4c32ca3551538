import { randomUUID } from 'node:crypto'
import { addDays, calendarDate } from '@fust/domain/calendar'
import { accept, refuse } from '@fust/domain/outcome'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Erp, ErpOrder, ListedOrder } from '../erp.port.ts'
import {
  buildErpAmountsWith,
  buildErpOrderWith,
  buildSapSettings,
  enterAsBefore,
  startPlayedErp,
  type PlayedErp,
} from './played-erp.builders.ts'
import { toSapReference } from './sap-reference.ts'
import { createSapErp } from './sap-sales-order.ts'

const CUSTOM = 'YY1_PortalReference_SDH'
const TODAY = calendarDate('2026-05-05')

let played: PlayedErp
let erp: Erp
beforeAll(async () => {
  played = await startPlayedErp()
  erp = createSapErp(buildSapSettings(played.url))
})
afterEach(async () => {
  await played.tell('erp/metadata', {})
  await played.tell('erp/sign-in', {})
  await played.behave({ mode: 'normal' })
})
afterAll(() => played.stop())

/** The adapter where SAP_REFERENCE_FIELD names this field. */
function erpWith(referenceField: string): Erp {
  const { connection, customizing } = buildSapSettings(played.url)
  return createSapErp({ connection, customizing: async () => ({ ...(await customizing()), referenceField }) })
}

const headerOf = async (order: ErpOrder) => Object((await played.ordersOf(order.orderNumber))[0]?.document).header

async function submitted(order: ErpOrder, by = erp) {
  const outcome = await by.submitOrder(order)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return { ...order, ...outcome.value }
}

async function listed(by = erp): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = []
  for await (const page of by.ordersSince(TODAY)) orders.push(...page)
  return orders
}

describe('an SAP that enforces its published metadata', () => {
  test('takes every call that the portal makes about an order, from its creation to its invoice', async () => {
    const lines = [
      { lineNumber: 1, sku: 'VP-24', cases: 96, pallets: 1, layers: 2, unitPriceCents: 1499 },
      { lineNumber: 2, sku: 'VP-TANK', litres: 1000, unitPriceCents: 205 },
      { lineNumber: 3, sku: 'GLASS-25', pieces: 12, unitPriceCents: 99 },
    ]
    const everyAmount = {
      lineDiscountCents: 1_000,
      couponDiscountCents: 500,
      packagingDiscountCents: 33,
      cashDiscountCents: 7,
      packagingTaxCents: 130,
      sortingChargeCents: 70,
      depositCents: -3_900,
    }
    const order = await submitted(
      buildErpOrderWith({
        isHalfTruck: true,
        customerOrderNumber: 'Koningsdag 2026, terras aan de voorkant!',
        noteForDriver: 'Ring twice',
        transport: 'Self Pickup',
        addresses: ['Ank Tap, Oude Markt 12', 'De Turf'],
        paymentCode: 'I',
        isPaid: true,
        lines: lines.map((line) => ({ ...line, amounts: buildErpAmountsWith(everyAmount) })),
      }),
    )
    expect(await erp.findOrder(order)).toEqual(accept({ sapId: order.sapId, orderNumber: order.orderNumber }))
    expect(await listed()).toContainEqual(expect.objectContaining({ sapId: order.sapId, reference: order.reference }))

    await played.advance(order.orderNumber, 5)
    const progress = await erp.orderProgress(order)
    const invoiceNumber = progress?.invoices[0]?.invoiceNumber ?? ''
    expect(progress).toMatchObject({ deliveries: [{ deliveryStatus: 'DELIVERED' }] })
    expect(await erp.receivable({ invoiceNumber, currency: 'EUR' })).toMatchObject({ openCents: 0 })
    expect(await erp.invoiceDocument(invoiceNumber)).toBeDefined()
  })

  test('takes the calls about a cancelling, a credit limit and a calendar', async () => {
    const order = await submitted(buildErpOrderWith({}))
    expect(await erp.cancelOrder(order)).toEqual(accept({ sapId: order.sapId }))
    await played.tell('erp/credit', { payer: '3000001', limit: 100 })
    expect(await erp.customerCredit({ payer: '3000001', currency: 'EUR', today: TODAY }, 60_000)).toMatchObject({
      limitCents: 10_000,
    })
    await played.tell('erp/calendar-day', { calendar: 'T1', day: '2026-05-06', pallets: 26 })
    const period = { from: TODAY, until: addDays(TODAY, 7) }
    expect((await erp.deliveryCalendar('T1', period))?.placesOn.get(calendarDate('2026-05-06'))).toBe(26)
  })
})

describe('the reference of an order', () => {
  test("goes to the ship-to party's reference as 32 digits, the number and the customer's own stay where they were", async () => {
    const order = buildErpOrderWith({ customerOrderNumber: 'PO-2026-0815' })
    await submitted(order)
    const header = await headerOf(order)
    expect(header).toMatchObject({
      PurchaseOrderByShipToParty: toSapReference(order.reference),
      PurchaseOrderByCustomer: order.orderNumber,
    })
    expect(header).not.toHaveProperty('ExternalDocumentID')
    expect(toSapReference(order.reference)).toMatch(/^[0-9a-f]{32}$/)
    expect(await played.ordersOf(order.orderNumber)).toMatchObject([
      {
        document: { texts: expect.arrayContaining([{ Language: 'EN', LongTextID: 'ZTIT', LongText: 'PO-2026-0815' }]) },
      },
    ])
  })

  test('goes to the field that the setting names, and is found, followed, listed and cancelled by it', async () => {
    await played.tell('erp/metadata', { customFields: [{ name: CUSTOM, maxLength: 32 }] })
    const own = erpWith(CUSTOM)
    const order = await submitted(buildErpOrderWith({}), own)
    expect(await headerOf(order)).toMatchObject({ [CUSTOM]: toSapReference(order.reference) })
    expect(await headerOf(order)).not.toHaveProperty('PurchaseOrderByShipToParty')

    expect(await own.submitOrder(order)).toEqual(accept({ sapId: order.sapId, orderNumber: order.orderNumber }))
    expect(await own.orderProgress(order)).toMatchObject({ orderStatus: 'Order created' })
    const other = { sapId: order.sapId, reference: randomUUID() }
    await expect(own.orderProgress(other)).rejects.toMatchObject({ code: 'unexpected-answer' })
    expect(await listed(own)).toContainEqual(
      expect.objectContaining({ sapId: order.sapId, reference: order.reference }),
    )
    expect(await own.cancelOrder(order)).toEqual(accept({ sapId: order.sapId }))
  })

  test('is found in the field that it was written to when the setting has changed since', async () => {
    const order = await submitted(buildErpOrderWith({}))
    await played.tell('erp/metadata', { customFields: [{ name: CUSTOM, maxLength: 32 }] })
    const own = erpWith(CUSTOM)
    expect(await own.submitOrder(order)).toEqual(accept({ sapId: order.sapId, orderNumber: order.orderNumber }))
    expect(await own.orderProgress(order)).toMatchObject({ orderStatus: 'Order created' })
  })

  test('is none where a person wrote something else into its field', async () => {
    const order = buildErpOrderWith({})
    const { connection, customizing } = buildSapSettings(played.url)
    const written = { ...order, reference: 'Order by phone, Ank' }
    await createSapErp({ connection, customizing }).submitOrder(written)
    const [stored] = await played.ordersOf(order.orderNumber)
    const sapId = stored?.number ?? ''
    expect(await erp.submitOrder(order)).toEqual(refuse({ code: 'erp-order-unmarked', sapId }))
    expect(await erp.orderProgress({ sapId, reference: order.reference })).toBeDefined()
  })
})

describe('an order that an earlier version sent', () => {
  test('is found by its former field, and not sent again', async () => {
    const order = buildErpOrderWith({})
    await enterAsBefore(played, order)
    const [stored] = await played.ordersOf(order.orderNumber)
    const found = accept({ sapId: stored?.number, orderNumber: order.orderNumber })
    expect(stored?.reference).toBe('')
    expect(await erp.findOrder(order)).toEqual(found)
    expect(await erp.submitOrder(order)).toEqual(found)
    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })

  test('is followed, listed and cancelled by its former field, and by no other reference', async () => {
    const order = buildErpOrderWith({})
    await enterAsBefore(played, order)
    const [stored] = await played.ordersOf(order.orderNumber)
    const known = { sapId: stored?.number ?? '', reference: order.reference }
    expect(await erp.orderProgress(known)).toMatchObject({ orderStatus: 'Order created' })
    await expect(erp.orderProgress({ ...known, reference: randomUUID() })).rejects.toMatchObject({
      code: 'unexpected-answer',
    })
    expect(await listed()).toContainEqual(expect.objectContaining(known))
    expect(await erp.cancelOrder(known)).toEqual(accept({ sapId: known.sapId }))
  })

  test('holds its number against another order', async () => {
    const order = buildErpOrderWith({})
    await enterAsBefore(played, order)
    const [stored] = await played.ordersOf(order.orderNumber)
    const other = buildErpOrderWith({ orderNumber: order.orderNumber })
    expect(await erp.submitOrder(other)).toEqual(refuse({ code: 'erp-number-taken', sapId: stored?.number }))
  })
})

describe('a field that SAP does not let be written', () => {
  test('creates nothing where SAP refuses it, and the fault names the field', async () => {
    const order = buildErpOrderWith({})
    await expect(erpWith('ExternalDocumentID').submitOrder(order)).rejects.toMatchObject({
      code: 'not-accepted',
      message: expect.stringContaining('ExternalDocumentID of A_SalesOrder cannot be created'),
    })
    expect(await played.ordersOf(order.orderNumber)).toEqual([])
  })

  test('strands no order where SAP drops it: it is created once, followed and cancelled, and the receipt says so', async () => {
    await played.tell('erp/metadata', { notWritable: 'drop' })
    const own = erpWith('ExternalDocumentID')
    const order = buildErpOrderWith({})
    const receipt = await own.submitOrder(order)
    const [stored] = await played.ordersOf(order.orderNumber)
    const sapId = stored?.number ?? ''
    expect(receipt).toEqual(accept({ sapId, orderNumber: order.orderNumber, lacksReference: true }))
    expect(await own.orderProgress({ sapId, reference: order.reference })).toMatchObject({ sapId })
    expect(await own.cancelOrder({ sapId, reference: order.reference })).toEqual(accept({ sapId }))
  })

  test('leaves an order for a person when the answer is lost as well: nothing tells whose it is', async () => {
    await played.tell('erp/metadata', { notWritable: 'drop' })
    const own = erpWith('ExternalDocumentID')
    const order = buildErpOrderWith({})
    await played.behave({ mode: 'lose-answer', times: 1 })
    await expect(own.submitOrder(order)).rejects.toMatchObject({ code: 'outcome-unknown' })
    const [stored] = await played.ordersOf(order.orderNumber)
    expect(await own.submitOrder(order)).toEqual(refuse({ code: 'erp-order-unmarked', sapId: stored?.number }))
  })

  test('is not the field that is used without a setting: nothing is dropped', async () => {
    await played.tell('erp/metadata', { notWritable: 'drop' })
    const order = buildErpOrderWith({})
    expect(await erp.submitOrder(order)).toEqual(accept({ sapId: expect.any(String), orderNumber: order.orderNumber }))
  })
})

describe('a value that is longer than SAP takes it', () => {
  const line = { lineNumber: 1, sku: 'VP-24', cases: 1, unitPriceCents: 1499, amounts: buildErpAmountsWith() }
  test.each([
    ['an order type', { orderType: 'YSORX' }, "SalesOrderType 'YSORX' has 5 characters, SAP takes 4"],
    ['a customer', { soldTo: '10000000001' }, "SoldToParty '10000000001' has 11 characters, SAP takes 10"],
    ['a ship-to', { shipTo: '20000000001' }, "to_Partner 1, Customer '20000000001' has 11 characters, SAP takes 10"],
    ['a payer', { payer: '30000000001' }, "to_Partner 2, Customer '30000000001' has 11 characters, SAP takes 10"],
    [
      'an order number',
      { orderNumber: 'F'.repeat(36) },
      `PurchaseOrderByCustomer '${'F'.repeat(36)}' has 36 characters, SAP takes 35`,
    ],
    [
      'an SKU',
      { lines: [line, { ...line, lineNumber: 2, sku: 'V'.repeat(41) }] },
      `to_Item 2, Material '${'V'.repeat(41)}' has 41 characters, SAP takes 40`,
    ],
    [
      'a line number',
      { lines: [{ ...line, lineNumber: 100_000 }] },
      "to_Item 1, SalesOrderItem '1000000' has 7 characters, SAP takes 6",
    ],
  ])('is refused before it is sent, with a sentence for the operator: %s', async (_what, wish, message) => {
    const order = buildErpOrderWith(wish)
    expect(await erp.submitOrder(order)).toEqual(refuse({ code: 'erp-value-too-long', message }))
    expect(await played.ordersOf(order.orderNumber)).toEqual([])
  })

  test('is no question of texts, which SAP takes in any length', async () => {
    const note = 'Bel aan bij de buren. '.repeat(100)
    const order = buildErpOrderWith({ noteForDriver: note, addresses: [note, note] })
    expect(await erp.submitOrder(order)).toMatchObject({ ok: true })
  })
})

describe('the client of the system', () => {
  const erpOf = (client?: string) => {
    const { connection, customizing } = buildSapSettings(played.url)
    return createSapErp({ connection: { ...connection, ...(client && { client }) }, customizing })
  }

  test('is named with every call where the setting names one', async () => {
    await played.tell('erp/sign-in', { client: '100' })
    const order = await submitted(buildErpOrderWith({}), erpOf('100'))
    expect(await erpOf('100').cancelOrder(order)).toEqual(accept({ sapId: order.sapId }))
  })

  test.each([undefined, '200'])('is another than %s: nothing is read', async (client) => {
    await played.tell('erp/sign-in', { client: '100' })
    await expect(erpOf(client).findOrder(buildErpOrderWith({}))).rejects.toMatchObject({ code: 'not-accepted' })
  })
})
