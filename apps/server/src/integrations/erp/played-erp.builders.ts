import { randomUUID } from 'node:crypto'
import { calendarDate } from '@fust/domain/calendar'
import { createSimulators } from '@fust/simulators'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { ErpOrder, SapSettings } from './index.ts'

const TODAY = new Date('2026-05-05T09:00:00Z')

const Held = Type.Object({
  orders: Type.Array(
    Type.Object({
      number: Type.String(),
      reference: Type.String(),
      document: Type.Unknown(),
      items: Type.Array(Type.Unknown()),
    }),
  ),
})
type HeldOrder = Static<typeof Held>['orders'][number]

export type PlayedErp = Awaited<ReturnType<typeof startPlayedErp>>

/** Starts the simulators on any free ports; orders move on command, and today is 5 May 2026. */
export async function startPlayedErp() {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (!databaseUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL database for tests')
  const simulators = await createSimulators({
    databaseUrl,
    port: 0,
    smtpPort: 0,
    speed: 'on-command',
    now: () => TODAY,
  })
  const tell = async (lever: string, body: object) => {
    const answer = await fetch(`${simulators.url}/simulators/erp/${lever}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${lever}: ${answer.status} ${await answer.text()}`)
  }

  return {
    url: simulators.url,
    stop: simulators.stop,
    behave: (wish: { mode: string; on?: string; times?: number; delayMs?: number; message?: string }) =>
      tell('behaviour', wish),
    expireSessions: () => tell('expire-sessions', {}),
    async advance(reference: string, stations = 1) {
      for (let station = 0; station < stations; station += 1) await tell('advance', { reference })
    },
    async ordersOf(reference: string): Promise<HeldOrder[]> {
      const answer = await fetch(`${simulators.url}/simulators/erp.json?reference=${encodeURIComponent(reference)}`)
      return Value.Parse(Held, await answer.json()).orders
    },
  }
}

export function buildErpOrderWith(wish: Partial<ErpOrder>): ErpOrder {
  return {
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

export const buildSapSettings = (url: string, timeoutMs = 10_000): SapSettings => ({
  connection: { baseUrl: `${url}/sap/opu/odata/sap`, timeoutMs },
  customizing: {
    salesOrganization: 'NL01',
    distributionChannel: '10',
    division: '00',
    portalOrderType: 'FUST',
    halfTruckShippingType: 'HT',
    priceCondition: 'PPR0',
    rejectionReason: '10',
    units: { case: 'CS', liter: 'L', piece: 'PC' },
    texts: { noteForDriver: 'ZDRV', orderTitle: 'ZTIT', portalTotal: 'ZTOT', loading: 'ZLOA' },
    textLanguage: 'EN',
  },
})
