import { addDays } from '@fust/domain/calendar'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { reportPeriod, REPORTS, seesReport, type Report, type ReportPeriod } from '@fust/domain/reporting'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import type { Authorise, OperationName, ShipToRefusal } from '#request/policy.ts'
import { instantOfWall } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Portal } from '#features/portal/index.ts'
import { createReportStore, type LinesOfPart, type OrdersOfMonth } from './reports.store.ts'

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
  shipTos: readonly ShipToAccess[]
  lines: readonly LinesOfPart[]
  orders: readonly OrdersOfMonth[]
}

/** Dashboards of what a customer has ordered, by the orders themselves. */
export function createReports({ db, portal, authorise }: { db: Database; portal: Portal; authorise: Authorise }) {
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
    const asked = {
      companyIds: [...new Set(shipTos.map(({ companyId }) => companyId))],
      shipToIds: shipTos.map((access) => access.shipToId),
      zone: market.timeZone,
      from: instantOfWall(period.from, market.timeZone),
      until: instantOfWall(addDays(period.to, 1), market.timeZone),
      beforeFrom: instantOfWall(period.beforeFrom, market.timeZone),
      beforeUntil: instantOfWall(addDays(period.beforeTo, 1), market.timeZone),
      brand: brand ?? null,
      pack: pack ?? null,
    }
    // Both as of one moment: an order that is placed meanwhile is in both or in none.
    const [lines, orders] = await db.snapshot(async (tx) => {
      const store = createReportStore(tx)
      return [await store.readLines(asked), await store.readOrders(asked)] as const
    })
    const isNarrowed = brand !== undefined || pack !== undefined
    return accept({ report, seen, period, isNarrowed, shipTos, lines, orders })
  }

  return { read }
}

export type Reports = ReturnType<typeof createReports>
