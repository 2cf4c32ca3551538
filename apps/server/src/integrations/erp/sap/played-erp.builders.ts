import { randomUUID } from 'node:crypto'
import { calendarDate } from '@fust/domain/calendar'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { ErpAmounts, ErpOrder } from '../erp.port.ts'
import { createSapClient } from './sap-client.ts'
import { salesOrderBody } from './sap-order-body.ts'
import type { SapSettings } from './sap-sales-order.ts'
import { startPlayedWorld, type PlayedWorld } from '../simulators.builders.ts'

const Held = Type.Object({
  orders: Type.Array(
    Type.Object({
      number: Type.String(),
      orderNumber: Type.String(),
      reference: Type.String(),
      document: Type.Unknown(),
      items: Type.Array(Type.Unknown()),
    }),
  ),
})
type HeldOrder = Static<typeof Held>['orders'][number]

export type PlayedErp = Awaited<ReturnType<typeof startPlayedErp>>

/** The played ERP on 5 May 2026; its orders move on command. */
export async function startPlayedErp() {
  const world = await startPlayedWorld({ now: '2026-05-05T09:00:00Z' })
  return {
    url: world.url,
    tell: (lever: string, body: object) => world.tell(lever, body),
    stop: () => world.stop(),
    behave: (wish: { mode: string; on?: string; times?: number; delayMs?: number; message?: string }) =>
      world.tell('erp/behaviour', wish),
    expireSessions: () => world.tell('erp/expire-sessions', {}),
    async advance(orderNumber: string, stations = 1) {
      for (let station = 0; station < stations; station += 1) await world.tell('erp/advance', { orderNumber })
    },
    /** From now on it sends this order in two deliveries. */
    split: (orderNumber: string) => world.tell('erp/split', { orderNumber }),
    async ordersOf(orderNumber: string): Promise<HeldOrder[]> {
      return Value.Parse(Held, await world.holdings('erp', { orderNumber })).orders
    },
  }
}

/** What a line costs beside its price: 21 % VAT, and nothing else but what is wished. */
export const buildErpAmountsWith = (wish: Partial<ErpAmounts> = {}): ErpAmounts => ({
  lineDiscountCents: 0,
  couponDiscountCents: 0,
  packagingDiscountCents: 0,
  cashDiscountCents: 0,
  packagingTaxCents: 0,
  sortingChargeCents: 0,
  depositCents: 0,
  isDepositTaxed: false,
  vatBasisPoints: 2_100,
  ...wish,
})

export function buildErpOrderWith(wish: Partial<ErpOrder>): ErpOrder {
  return {
    reference: randomUUID(),
    orderNumber: `T${randomUUID().slice(0, 13)}`,
    orderType: 'YSOR',
    isHalfTruck: false,
    soldTo: '1000001',
    shipTo: '2000001',
    payer: '3000001',
    requestedDeliveryDate: calendarDate('2026-05-06'),
    lines: [{ lineNumber: 1, sku: 'VP-24', cases: 10, unitPriceCents: 1499, amounts: buildErpAmountsWith() }],
    isPaid: false,
    totalCents: 18_138,
    currency: 'EUR',
    ...wish,
  }
}

/** Enters an order as it was sent before there were references. */
export const enterUnmarked = (url: string, order: ErpOrder): Promise<void> => enterWith(url, order, {})

/** Enters an order with its reference where earlier versions sent it, in an SAP whose field of that name can be written. */
export async function enterAsBefore(world: Pick<PlayedWorld, 'url' | 'tell'>, order: ErpOrder): Promise<void> {
  await world.tell('erp/metadata', { customFields: [{ name: 'ExternalDocumentID', maxLength: 40 }] })
  await enterWith(world.url, order, { ExternalDocumentID: order.reference })
  await world.tell('erp/metadata', {})
}

async function enterWith(url: string, order: ErpOrder, fields: object): Promise<void> {
  const { connection, customizing } = buildSapSettings(url)
  const sap = await customizing()
  const sent = Object.entries(salesOrderBody(order, sap)).filter(([name]) => name !== sap.referenceField)
  const body = { ...Object.fromEntries(sent), ...fields }
  const client = createSapClient(connection)
  const path = 'API_SALES_ORDER_SRV/A_SalesOrder'
  const entered = await client.change({ path, contentType: 'application/json', body: JSON.stringify(body) })
  if (!entered.ok) throw new Error(JSON.stringify(entered.refusal))
}

export const buildSapSettings = (url: string, timeoutMs = 10_000): SapSettings => ({
  connection: { baseUrl: `${url}/sap/opu/odata/sap`, timeoutMs },
  customizing: async () => SAP_CUSTOMIZING,
})

const SAP_CUSTOMIZING = {
  salesOrganization: 'NL01',
  distributionChannel: '10',
  division: '00',
  portalOrderType: 'FUST',
  referenceField: 'PurchaseOrderByShipToParty',
  halfTruckShippingType: 'HT',
  priceCondition: 'PPR0',
  rejectionReason: '10',
  units: { case: 'CS', liter: 'L', piece: 'PC' },
  texts: {
    noteForDriver: 'ZDRV',
    orderTitle: 'ZTIT',
    portalTotal: 'ZTOT',
    loading: 'ZLOA',
    addresses: 'ZADR',
    transport: 'ZTRA',
  },
  textLanguage: 'EN',
  calendarService: 'ZFUST_CALENDAR_SRV',
  credit: { segment: '1000', companyCode: 'NL01' },
  invoicing: {
    lineDiscount: 'ZDIS',
    couponDiscount: 'ZCOU',
    packagingDiscount: 'ZPAD',
    cashDiscount: 'ZCAS',
    packagingTax: 'ZPTX',
    sortingCharge: 'ZSOR',
    deposit: 'ZDEP',
    taxedDeposit: 'ZDET',
    vat: 'MWST',
    paidTerms: 'ZPAI',
  },
}
