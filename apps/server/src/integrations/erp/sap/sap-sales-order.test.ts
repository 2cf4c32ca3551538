import { randomUUID } from 'node:crypto'
import { accept, refuse } from '@fust/domain/outcome'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Erp, ErpOrder } from '../erp.port.ts'
import { salesOrderBody } from './sap-order-body.ts'
import { toSapReference } from './sap-reference.ts'
import { createSapErp } from './sap-sales-order.ts'
import {
  buildErpAmountsWith,
  buildErpOrderWith,
  buildSapSettings,
  enterUnmarked,
  startPlayedErp,
  type PlayedErp,
} from './played-erp.builders.ts'

const IMPATIENT_MS = 300

const OWN_CODES = {
  portalOrderType: 'WEB',
  halfTruckShippingType: '02',
  units: { case: 'KAR', liter: 'LTR', piece: 'ST' },
  texts: {
    orderTitle: '0001',
    noteForDriver: '0002',
    portalTotal: '0003',
    loading: '0004',
    addresses: '0005',
    transport: '0006',
  },
  textLanguage: 'NL',
}

let played: PlayedErp
let erp: Erp

beforeAll(async () => {
  played = await startPlayedErp()
  erp = createSapErp(buildSapSettings(played.url))
})
afterEach(() => played.behave({ mode: 'normal' }))
afterAll(() => played.stop())

describe('an order reaches the ERP once', () => {
  test('sends type, parties, day, texts, lines and prices', async () => {
    const order = buildErpOrderWith({
      isHalfTruck: true,
      customerOrderNumber: 'Koningsdag',
      noteForDriver: 'Ring twice',
      lines: [
        {
          lineNumber: 1,
          sku: 'VP-24',
          cases: 96,
          pallets: 1,
          layers: 2,
          unitPriceCents: 1499,
          amounts: buildErpAmountsWith(),
        },
        { lineNumber: 2, sku: 'VP-TANK', litres: 1000, unitPriceCents: 205, amounts: buildErpAmountsWith() },
      ],
      totalCents: 348_904,
    })
    const submitted = await erp.submitOrder(order)
    const [held] = await played.ordersOf(order.orderNumber)

    expect(submitted).toEqual(accept({ sapId: held?.number, orderNumber: order.orderNumber }))
    expect(held).toMatchObject({
      reference: toSapReference(order.reference),
      document: {
        header: {
          SalesOrderType: 'YSOR',
          ShippingType: 'HT',
          SoldToParty: '1000001',
          RequestedDeliveryDate: `/Date(${Date.UTC(2026, 4, 6)})/`,
        },
        partners: [
          { PartnerFunction: 'SH', Customer: '2000001' },
          { PartnerFunction: 'PY', Customer: '3000001' },
        ],
        texts: [
          { LongTextID: 'ZTIT', LongText: 'Koningsdag' },
          { LongTextID: 'ZDRV', LongText: 'Ring twice' },
          { LongTextID: 'ZTOT', LongText: 'EUR 3489.04' },
        ],
      },
      items: [
        { item: 10, material: 'VP-24', quantity: '96.000', unit: 'CS', netCents: 143_904 },
        { item: 20, material: 'VP-TANK', quantity: '1000.000', unit: 'L', netCents: 205_000 },
      ],
    })
  })

  test('tells what a line costs beside its price, and how it is paid', async () => {
    const amounts = {
      lineDiscountCents: 1_000,
      couponDiscountCents: 500,
      packagingDiscountCents: 33,
      cashDiscountCents: 0,
      packagingTaxCents: 130,
      sortingChargeCents: 70,
      depositCents: 3_900,
      isDepositTaxed: true,
      vatBasisPoints: 900,
    }
    const line = { lineNumber: 1, sku: 'VP-24', cases: 10, unitPriceCents: 1499, amounts }
    const { customizing } = buildSapSettings(played.url)
    const body = salesOrderBody(
      buildErpOrderWith({ lines: [line], paymentCode: 'I', isPaid: true }),
      await customizing(),
    )
    expect(body).toMatchObject({ PaymentMethod: 'I', CustomerPaymentTerms: 'ZPAI' })
    expect(conditionsOf(body)).toEqual([
      'PPR0 14.99 EUR',
      'ZDIS -10.00 EUR',
      'ZCOU -5.00 EUR',
      'ZPAD -0.33 EUR',
      'ZPTX 1.30 EUR',
      'ZSOR 0.70 EUR',
      'ZDET 39.00 EUR',
      'MWST 9.00',
    ])
  })

  test.each([
    ['the price alone where the brewery names no other condition', { isNamed: false }, ['PPR0 14.99 EUR']],
    ['VAT of nothing', { isNamed: true }, ['PPR0 14.99 EUR', 'MWST 0.00']],
  ])('tells %s', async (_what, { isNamed }, expected) => {
    const { customizing } = buildSapSettings(played.url)
    const sap = await customizing()
    const amounts = buildErpAmountsWith({ vatBasisPoints: 0 })
    const line = { lineNumber: 1, sku: 'VP-24', cases: 10, unitPriceCents: 1499, amounts }
    const order = buildErpOrderWith({ lines: [line], paymentCode: 'I', isPaid: true })
    const body = salesOrderBody(order, { ...sap, ...(!isNamed && { invoicing: undefined }) })
    expect(conditionsOf(body)).toEqual(expected)
    expect('PaymentMethod' in body || 'CustomerPaymentTerms' in body).toBe(isNamed)
  })

  test('tells no way of payment that SAP has no letter for', async () => {
    const { customizing } = buildSapSettings(played.url)
    const body = salesOrderBody(buildErpOrderWith({ paymentCode: 'IDEAL' }), await customizing())
    expect('PaymentMethod' in body).toBe(false)
  })

  test("calls things as the brewery's SAP does, from the next call on", async () => {
    const { connection, customizing } = buildSapSettings(played.url)
    const own = { ...(await customizing()), ...OWN_CODES }
    const order = buildErpOrderWith({ isHalfTruck: true, customerOrderNumber: 'Koningsdag', noteForDriver: 'Ring' })
    await createSapErp({ connection, customizing: async () => own }).submitOrder(order)

    const [held] = await played.ordersOf(order.orderNumber)
    expect(held).toMatchObject({
      document: {
        header: { CustomerPurchaseOrderType: 'WEB', ShippingType: '02' },
        texts: [
          { Language: 'NL', LongTextID: '0001' },
          { Language: 'NL', LongTextID: '0002' },
          { Language: 'NL', LongTextID: '0003' },
        ],
      },
      items: [{ unit: 'KAR' }],
    })
    expect(await erp.findOrder({ ...order, reference: randomUUID() })).toEqual(accept(undefined))
  })

  test('answers the order the ERP already has when it is sent again', async () => {
    const order = buildErpOrderWith({})
    const first = await erp.submitOrder(order)

    expect(await erp.submitOrder(order)).toEqual(first)
    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })

  test('throws while the ERP is down, and creates it once when the ERP is back', async () => {
    const order = buildErpOrderWith({})
    await played.behave({ mode: 'down' })
    await expect(erp.submitOrder(order)).rejects.toMatchObject({ name: 'ErpFault', code: 'unexpected-answer' })

    await played.behave({ mode: 'normal' })
    await erp.submitOrder(order)
    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })

  test('throws when nothing listens at the address', async () => {
    const nowhere = createSapErp(buildSapSettings('http://127.0.0.1:1'))
    await expect(nowhere.submitOrder(buildErpOrderWith({}))).rejects.toMatchObject({ code: 'unreachable' })
  })

  test.each([
    ['late', { mode: 'late', times: 1, delayMs: 60_000 }],
    ['lost', { mode: 'lose-answer', times: 1 }],
  ] as const)('finds the order that was created when the answer is %s', async (_title, behaviour) => {
    const order = buildErpOrderWith({})
    const impatient = createSapErp(buildSapSettings(played.url, IMPATIENT_MS))
    await played.behave(behaviour)
    const submitted = await impatient.submitOrder(order)

    const held = await played.ordersOf(order.orderNumber)
    expect(held).toHaveLength(1)
    expect(submitted).toEqual(accept({ sapId: held[0]?.number, orderNumber: order.orderNumber }))
  })

  test('does not create again while the ERP may still be working on it, and finds it afterwards', async () => {
    const order = buildErpOrderWith({})
    const impatient = createSapErp(buildSapSettings(played.url, IMPATIENT_MS))
    await impatient.findOrder(order)
    await played.behave({ mode: 'slow', on: 'changes', times: 1, delayMs: 2 * IMPATIENT_MS })
    await expect(impatient.submitOrder(order)).rejects.toMatchObject({ code: 'outcome-unknown' })

    await expect.poll(() => played.ordersOf(order.orderNumber)).toHaveLength(1)
    const [held] = await played.ordersOf(order.orderNumber)
    expect(await impatient.submitOrder(order)).toEqual(accept({ sapId: held?.number, orderNumber: order.orderNumber }))
    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })

  test('gives a refusal of the ERP as a value', async () => {
    const order = buildErpOrderWith({})
    await played.behave({ mode: 'refuse', times: 1, message: 'Customer 1000001 is blocked' })
    const submitted = await erp.submitOrder(order)

    expect(submitted).toEqual(
      refuse({ code: 'erp-refused', erpCode: 'SIM/400', message: 'Customer 1000001 is blocked' }),
    )
    expect(await played.ordersOf(order.orderNumber)).toEqual([])
  })

  test('throws when the ERP fails, and when it does not understand the request', async () => {
    await played.behave({ mode: 'error', on: 'changes', times: 1 })
    await expect(erp.submitOrder(buildErpOrderWith({}))).rejects.toMatchObject({ code: 'outcome-unknown' })

    const { connection, customizing } = buildSapSettings(played.url)
    const missing = { connection, customizing: async () => ({ ...(await customizing()), referenceField: 'YY1_None' }) }
    await expect(createSapErp(missing).submitOrder(buildErpOrderWith({}))).rejects.toMatchObject({
      code: 'not-accepted',
      message: expect.stringContaining('A_SalesOrder has no property YY1_None'),
    })
  })

  test('fetches a new token when the session with the ERP has expired', async () => {
    await erp.submitOrder(buildErpOrderWith({}))
    await played.expireSessions()
    const order = buildErpOrderWith({})
    await erp.submitOrder(order)

    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })
})

describe('a number that was given before', () => {
  test('of another order is refused, and nothing is created', async () => {
    const lost = buildErpOrderWith({})
    await erp.submitOrder(lost)
    const order = buildErpOrderWith({ orderNumber: lost.orderNumber })
    const [held] = await played.ordersOf(lost.orderNumber)

    const taken = refuse({ code: 'erp-number-taken', sapId: held?.number })
    expect(await erp.submitOrder(order)).toEqual(taken)
    expect(await erp.findOrder(order)).toEqual(taken)
    expect(await played.ordersOf(lost.orderNumber)).toHaveLength(1)
  })

  test('of an order without a reference is neither believed nor sent again', async () => {
    const order = buildErpOrderWith({})
    await enterUnmarked(played.url, order)
    const [held] = await played.ordersOf(order.orderNumber)

    expect(await erp.submitOrder(order)).toEqual(refuse({ code: 'erp-order-unmarked', sapId: held?.number }))
    expect(await played.ordersOf(order.orderNumber)).toHaveLength(1)
  })

  test('is nothing to an order that the ERP has under its reference, whatever number that has', async () => {
    const order = buildErpOrderWith({})
    const { sapId } = await entered(order)
    const now = buildErpOrderWith({ reference: order.reference })
    await erp.submitOrder(buildErpOrderWith({ orderNumber: now.orderNumber }))
    await enterUnmarked(played.url, now)

    expect(await erp.submitOrder(now)).toEqual(accept({ sapId, orderNumber: order.orderNumber }))
    expect(await erp.findOrder(now)).toEqual(accept({ sapId, orderNumber: order.orderNumber }))
  })

  test('of an order that came some other way than through the portal is free', async () => {
    const { connection, customizing } = buildSapSettings(played.url)
    const elsewhere = { connection, customizing: async () => ({ ...(await customizing()), portalOrderType: 'EDI' }) }
    const order = buildErpOrderWith({})
    await createSapErp(elsewhere).submitOrder({ ...order, reference: randomUUID() })
    expect(await erp.submitOrder(order)).toMatchObject({ ok: true })
  })
})

describe('an answer about an order with another reference', () => {
  test('is not believed: neither how far it is nor that it is cancelled', async () => {
    const { sapId } = await entered(buildErpOrderWith({}))
    const other = { sapId, reference: randomUUID() }
    await expect(erp.orderProgress(other)).rejects.toMatchObject({ code: 'unexpected-answer' })
    await expect(erp.cancelOrder(other)).rejects.toMatchObject({ code: 'unexpected-answer' })
  })

  test('is another thing than one without: orders from before there were references go on', async () => {
    const order = buildErpOrderWith({})
    await enterUnmarked(played.url, order)
    const [held] = await played.ordersOf(order.orderNumber)
    const known = { sapId: held?.number ?? '', reference: order.reference }
    expect(await erp.orderProgress(known)).toMatchObject({ orderStatus: 'Order created' })
    expect(await erp.cancelOrder(known)).toEqual(accept({ sapId: known.sapId }))
  })
})

describe('what becomes of an order', () => {
  test('[ORD-33] [ORD-35] [ORD-36] tells the statuses of every station in the words of the portal', async () => {
    const order = await submitOrderWith({})
    const seen: string[] = []
    for (let station = 0; station <= 5; station += 1) {
      if (station > 0) await played.advance(order.orderNumber)
      const progress = await erp.orderProgress(order)
      seen.push(`${progress?.orderStatus} | ${progress?.processingStatus} | ${progress?.deliveryStatus}`)
    }

    expect(seen).toEqual([
      'Order created | Not Yet Processed | AWAITING SHIPMENT',
      'In Processing | Partially Processed | AWAITING FULLFILLMENT',
      'Order in preparation | Partially Processed | AWAITING DELIVERY',
      'On the way | Partially Processed | AWAITING DELIVERY',
      'Delivered | Partially Processed | DELIVERED',
      'Completed | Completely Processed | DELIVERED',
    ])
  })

  test('brings back deliveries, invoices and the invoice as a PDF', async () => {
    const order = await submitOrderWith({})
    const { orderNumber, sapId } = order
    await played.advance(orderNumber, 5)
    const progress = await erp.orderProgress(order)
    const invoiceNumber = progress?.invoices[0]?.invoiceNumber ?? ''

    expect(progress).toMatchObject({
      sapId,
      orderNumber,
      deliveries: [
        {
          deliveryStatus: 'DELIVERED',
          carrier: 'PostNL',
          trackingNumber: expect.stringMatching(/^3SFUST/),
          plannedOn: '2026-05-06',
          shippedOn: '2026-05-05',
          deliveredOn: '2026-05-05',
          lines: [{ lineNumber: 1, sku: 'VP-24', quantity: 10 }],
        },
      ],
      invoices: [
        {
          invoicedOn: '2026-05-05',
          netCents: 14_990,
          vatCents: 3_148,
          totalCents: 18_138,
          currency: 'EUR',
          isCancelled: false,
        },
      ],
    })
    expect(progress?.deliveries[0]?.deliveryNumber).toMatch(/^8\d{7}$/)
    const pdf = Buffer.from((await erp.invoiceDocument(invoiceNumber)) ?? []).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toContain(orderNumber)
  })

  test('does not wait for the end of an answer that has none, and says so', async () => {
    await played.behave({ mode: 'endless', times: 1 })
    await expect(erp.invoiceDocument('1')).rejects.toMatchObject({
      code: 'unexpected-answer',
      message: expect.stringMatching(/^The ERP answered GET .* without end: The answer is longer than 16 MB$/),
    })
    expect(await erp.invoiceDocument('1')).toBeUndefined()
  })

  test('knows nothing of an order, a reference or an invoice that the ERP does not have', async () => {
    expect(await erp.orderProgress({ sapId: '999999999', reference: randomUUID() })).toBeUndefined()
    expect(await erp.findOrder(buildErpOrderWith({ orderNumber: "it's not there" }))).toEqual(accept(undefined))
    expect(await erp.invoiceDocument('999999999')).toBeUndefined()
  })
})

describe('cancelling', () => {
  test('[ORD-29] rejects every line, and accepts being asked twice', async () => {
    const order = await submitOrderWith({
      lines: [
        { lineNumber: 1, sku: 'VP-24', cases: 1, unitPriceCents: 1499, amounts: buildErpAmountsWith() },
        { lineNumber: 2, sku: 'WW-24', cases: 1, unitPriceCents: 1599, amounts: buildErpAmountsWith() },
      ],
    })
    const { sapId } = order

    expect(await erp.cancelOrder(order)).toEqual(accept({ sapId }))
    expect(await erp.cancelOrder(order)).toEqual(accept({ sapId }))
    expect(await erp.orderProgress(order)).toMatchObject({
      orderStatus: 'Canceled',
      processingStatus: 'Fully Rejected',
      deliveryStatus: 'CANCELLED',
    })
  })

  test('[ORD-29] is refused once a delivery exists', async () => {
    const order = await submitOrderWith({})
    await played.advance(order.orderNumber)

    const outcome = await erp.cancelOrder(order)
    expect(outcome).toMatchObject(refuse({ code: 'erp-refused', erpCode: 'SIM/001' }))
    expect(await erp.orderProgress(order)).toMatchObject({ orderStatus: 'In Processing' })
  })

  test('is accepted when the answer is lost and the lines turn out to be rejected', async () => {
    const order = await submitOrderWith({})
    await played.behave({ mode: 'lose-answer', times: 1 })
    expect(await erp.cancelOrder(order)).toEqual(accept({ sapId: order.sapId }))
  })

  test('is refused for an order that the ERP does not have', async () => {
    const unknown = { sapId: '999999999', reference: randomUUID() }
    expect(await erp.cancelOrder(unknown)).toEqual(refuse({ code: 'erp-order-unknown' }))
  })
})

const submitOrderWith = async (wish: Parameters<typeof buildErpOrderWith>[0]) => entered(buildErpOrderWith(wish))

/** The conditions of the first item, each on one line. */
const conditionsOf = ({ to_Item: [item] }: ReturnType<typeof salesOrderBody>) =>
  item?.to_PricingElement.map((one) =>
    [one.ConditionType, one.ConditionRateValue, ...('ConditionCurrency' in one ? [one.ConditionCurrency] : [])].join(
      ' ',
    ),
  )

/** The ERP has the order. */
async function entered(order: ErpOrder) {
  const outcome = await erp.submitOrder(order)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return { ...order, sapId: outcome.value.sapId }
}
