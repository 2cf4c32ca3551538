import { randomUUID } from 'node:crypto'
import { calendarDate } from '@fust/domain/calendar'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { ErpOrder } from '../erp.port.ts'
import { createSapClient } from './sap-client.ts'
import { salesOrderBody } from './sap-order-body.ts'
import type { SapSettings } from './sap-sales-order.ts'
import { startPlayedWorld } from '../simulators.builders.ts'

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
    stop: () => world.stop(),
    behave: (wish: { mode: string; on?: string; times?: number; delayMs?: number; message?: string }) =>
      world.tell('erp/behaviour', wish),
    expireSessions: () => world.tell('erp/expire-sessions', {}),
    async advance(orderNumber: string, stations = 1) {
      for (let station = 0; station < stations; station += 1) await world.tell('erp/advance', { orderNumber })
    },
    async ordersOf(orderNumber: string): Promise<HeldOrder[]> {
      return Value.Parse(Held, await world.holdings('erp', { orderNumber })).orders
    },
  }
}

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
    lines: [{ lineNumber: 1, sku: 'VP-24', cases: 10, unitPriceCents: 1499 }],
    totalCents: 18_138,
    currency: 'EUR',
    ...wish,
  }
}

/** Enters an order as it was sent before there were references. */
export async function enterUnmarked(url: string, order: ErpOrder): Promise<void> {
  const { connection, customizing } = buildSapSettings(url)
  const { ExternalDocumentID: _reference, ...body } = salesOrderBody(order, await customizing())
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
}
