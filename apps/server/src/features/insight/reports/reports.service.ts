import { addDays, type CalendarDate } from '@fust/domain/calendar'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { reportPeriod, REPORTS, seesReport, type Report, type ReportPeriod } from '@fust/domain/reporting'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import type { Authorise, OperationName, ShipToRefusal } from '#request/policy.ts'
import { instantOfWall } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { fewAtOnce } from '#platform/few-at-once.ts'
import { PowerBiFault, type EmbeddedReport, type PowerBi } from '#integrations/power-bi/index.ts'
import { seesInvoices } from '#features/documents/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import {
  createReportStore,
  type InvoicedMonth,
  type LinesOfPart,
  type OrderedProduct,
  type OrdersOfMonth,
  type Stretch,
} from './reports.store.ts'

/** What a report is narrowed to. */
export type ReportWish = {
  shipToId?: string | undefined
  fromMonth?: string | undefined
  toMonth?: string | undefined
  brand?: string | undefined
  pack?: string | undefined
}

type Asking = { actor: Actor | null; operation: OperationName; mark: string | undefined }

export type OwnReport = {
  report: Report
  /** The reports that the caller may see at all. */
  seen: readonly Report[]
  period: ReportPeriod
  isNarrowed: boolean
  /** Where else it is shown from; null where it is ours alone. */
  embeddedFrom: string | null
  shipTos: readonly ShipToAccess[]
  lines: readonly LinesOfPart[]
  products: readonly OrderedProduct[]
  orders: readonly OrdersOfMonth[]
  /** Null where the caller may see no invoices, or the report tells of none. */
  invoiced: readonly InvoicedMonth[] | null
  /** At how many of the ship-tos the caller may see invoices. */
  invoicedShipTos: number
}

type EmbeddedRefusal = ShipToRefusal | { code: 'not-found' } | { code: 'power-bi-unreachable' }

const ASKED_AT_ONCE = 8
/** Products that a report tells of, and as many that were ordered no more. */
const MOST_PRODUCTS = 10

/** Dashboards of what a customer has ordered, to the cent what the orders say (decisions 0190). */
export function createReports({
  db,
  portal,
  authorise,
  powerBi,
  log,
}: {
  db: Database
  portal: Portal
  authorise: Authorise
  /** Who shows reports of the brewery's own beside ours. */
  powerBi: PowerBi | null
  log: Pick<WorkLog, 'warn'>
}) {
  const inTurn = fewAtOnce(ASKED_AT_ONCE)

  function shipTosOf(
    { actor, operation }: Asking,
    report: Report,
    shipToId: string | undefined,
  ): Outcome<{ shipTos: ShipToAccess[]; seen: Report[] }, ShipToRefusal> {
    if (!actor) return refuse({ code: 'unauthorized' })
    if (shipToId !== undefined && !accessTo(actor, shipToId)) return refuse({ code: 'ship-to-not-yours' })
    const allowed = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
    const shipTos = allowed.filter(
      (access) => seesReport(report, access.customerType) && (shipToId === undefined || access.shipToId === shipToId),
    )
    if (shipTos.length === 0) return refuse({ code: 'forbidden', anyOf: ['Reporting'] })
    const seen = REPORTS.filter((own) => allowed.some(({ customerType }) => seesReport(own, customerType)))
    return accept({ shipTos, seen })
  }

  /** The ship-tos that are told of are those of the types that the report is for. */
  async function read(
    report: Report,
    asking: Asking,
    { shipToId, fromMonth, toMonth, brand, pack }: ReportWish,
  ): Promise<Outcome<OwnReport, ShipToRefusal>> {
    const found = shipTosOf(asking, report, shipToId)
    if (!found.ok) return found
    const { shipTos, seen } = found.value
    const { market, now } = await portal.now(asking.mark)
    const period = reportPeriod({ fromMonth, toMonth }, now.today)
    const stretch = (from: CalendarDate, to: CalendarDate): Stretch => ({
      from,
      to,
      fromAt: instantOfWall(from, market.timeZone),
      until: instantOfWall(addDays(to, 1), market.timeZone),
    })
    const asked = {
      companyIds: [...new Set(shipTos.map(({ companyId }) => companyId))],
      shipToIds: shipTos.map((access) => access.shipToId),
      zone: market.timeZone,
      now: stretch(period.from, period.to),
      before: stretch(period.beforeFrom, period.beforeTo),
      brand: brand ?? null,
      pack: pack ?? null,
    }
    const isNarrowed = brand !== undefined || pack !== undefined
    // Nothing was agreed on what is invoiced, and of a brand or a pack no invoice tells.
    const tellsInvoices = report !== 'contract-evaluation' && !isNarrowed
    const invoicedAt = tellsInvoices ? shipTos.filter(seesInvoices).map((access) => access.shipToId) : []
    // All as of one moment: an order that is placed or summed up meanwhile is in all of them or in none.
    const [lines, products, orders, invoiced] = await db.snapshot(async (tx) => {
      const store = createReportStore(tx)
      await store.planForWhoAsks()
      const open = await store.readOpenMonths(asked)
      return [
        await store.readLines(asked, open),
        await store.readProducts(asked, open, MOST_PRODUCTS),
        await store.readOrders(asked, open),
        invoicedAt.length > 0 ? await store.readInvoiced(asked, invoicedAt) : null,
      ] as const
    })
    const embeddedFrom = powerBi?.has(report) ? powerBi.origin : null
    const told = { lines, products, orders, invoiced, invoicedShipTos: invoicedAt.length }
    return accept({ report, seen, period, isNarrowed, embeddedFrom, shipTos, ...told })
  }

  /** The report of Power BI in place of ours, of the same ship-tos. */
  async function embed(report: Report, asking: Asking): Promise<Outcome<EmbeddedReport, EmbeddedRefusal>> {
    const found = shipTosOf(asking, report, undefined)
    if (!found.ok) return found
    if (!powerBi?.has(report)) return refuse({ code: 'not-found' })
    const { shipTos } = found.value
    const companyIds = [...new Set(shipTos.map(({ companyId }) => companyId))]
    const whose = { companyIds, shipToIds: shipTos.map(({ shipToId }) => shipToId) }
    try {
      return await inTurn(
        async () => accept(await powerBi.embed(report, whose)),
        () => refuse({ code: 'power-bi-unreachable' }),
      )
    } catch (error) {
      if (!(error instanceof PowerBiFault)) throw error
      log.warn({ event: 'power-bi-failed', err: error }, 'a report of Power BI is not shown')
      return refuse({ code: 'power-bi-unreachable' })
    }
  }

  return { read, embed }
}

export type Reports = ReturnType<typeof createReports>
