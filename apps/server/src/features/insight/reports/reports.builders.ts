import { documentsFeature } from '#features/documents/documents.feature.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { buildInsight, placeOrders, type Placed } from '../insight.builders.ts'
import { insightFeature } from '../insight.feature.ts'

/** Orders of three years, at two ship-tos and of another company: delivered, cancelled, awaiting, and of POS materials. */
const REPORTED_ORDERS: readonly Placed[] = [
  {
    id: 1,
    at: '2026-10-31T23:30:00Z',
    status: 'Delivered',
    deliveryDate: '2026-11-05',
    deliveredAt: '2026-11-05T09:00:00Z',
    lines: [
      { sku: 'PILS-CRATE', cases: 100, cents: 200_000, discountCents: 1_001, shipped: 90, depositCents: 39_000 },
      { sku: 'WIT-CRATE', cases: 10, cents: 30_000, shipped: 10 },
    ],
  },
  {
    id: 2,
    at: '2026-09-10T10:00:00Z',
    shipTo: 'S2',
    status: 'Completed',
    deliveryDate: '2026-09-12',
    deliveredAt: '2026-09-13T09:00:00Z',
    lines: [{ sku: 'PILS-CRATE', cases: 50, cents: 90_000, shipped: 50, depositCents: -5_000 }],
  },
  { id: 3, at: '2026-09-11T10:00:00Z', status: 'Canceled', lines: [{ sku: 'PILS-CRATE', cases: 9, cents: 9 }] },
  { id: 4, at: '2026-09-12T10:00:00Z', stage: 'awaiting', lines: [{ sku: 'PILS-CRATE', cases: 9, cents: 9 }] },
  { id: 5, at: '2025-11-10T10:00:00Z', lines: [{ sku: 'BOK-CRATE', cases: 20, cents: 44_400 }] },
  { id: 6, at: '2025-12-10T10:00:00Z', lines: [{ sku: 'WIT-CRATE', cases: 20, cents: 1 }] },
  { id: 7, at: '2026-10-10T10:00:00Z', kind: 'posm', lines: [{ sku: 'GLASS-25', cases: 6, cents: 9_000 }] },
  {
    id: 8,
    at: '2026-10-10T10:00:00Z',
    company: 'C2',
    shipTo: 'S9',
    lines: [{ sku: 'PILS-CRATE', cases: 7, cents: 7 }],
  },
]

/** A brewery with these orders. */
export async function openReportedBrewery(): Promise<OpenBrewery> {
  const brewery = await openBrewery({ features: [documentsFeature, insightFeature] })
  await buildInsight(brewery.pool)
  await placeOrders(brewery.pool, REPORTED_ORDERS)
  return brewery
}

export type Caller = { as?: string | null }

/** What a call of the reports answers to its buyer, or to somebody else. */
export const askReport = (brewery: OpenBrewery, call: string, caller: Caller = {}) =>
  brewery.get(`/nl/prod/api/v1/portal/power-bi/${call}`, caller)
