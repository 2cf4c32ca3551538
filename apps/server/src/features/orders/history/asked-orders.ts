import type { CustomerOrdersFilterInput } from '@fust/contract/resolvers'
import { decimalToCents, meantConditions, type Condition } from '@fust/contract/wire'
import { addDays, isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { instantOfWall } from '#platform/clock.ts'
import { inputError } from '#platform/graphql/index.ts'
import type { AskedOrders } from './order-history.service.ts'
import { orderKindsOf } from './order-kinds.ts'

/** What a filter of the wire asks for; a day begins and ends on the brewery's wall. */
export function askedOrders(given: CustomerOrdersFilterInput | null | undefined, zone: string): AskedOrders {
  const filter = meantConditions(given)
  const part = filter.number?.match ?? null
  if (part !== null && part.length < 3) throw inputError('Order number filters need 3 characters or more.')
  return {
    numbers: valuesOf(filter.number),
    numberPart: part,
    statuses: valuesOf(filter.status),
    kinds: orderKindsOf(valuesOf(filter.material_type)),
    shipToIds: valuesOf(filter.ship_to_id),
    sapIds: valuesOf(filter.sap_id),
    placedFrom: midnightOf(dayOf(filter.order_date?.from), zone),
    placedBefore: midnightOf(dayAfter(dayOf(filter.order_date?.to)), zone),
    minCents: centsOf(filter.grand_total?.from),
    maxCents: centsOf(filter.grand_total?.to),
    brands: valuesOf(filter.brand),
    packs: valuesOf(filter.pack),
    skus: valuesOf(filter.sku),
    reports: reportsOf(valuesOf(filter.report)),
  }
}

/** The values that a condition names; null when it names none. */
function valuesOf({ eq, in: others = [] }: Condition = {}): string[] | null {
  const named = eq === undefined ? others : [eq, ...others]
  return named.length === 0 ? null : named
}

function reportsOf(names: readonly string[] | null): Report[] | null {
  return names && names.map((name) => REPORTS.find((report) => report === name) ?? noReport(name))
}

function noReport(name: string): never {
  throw inputError(`"${name}" is not a report.`)
}

/** The day of a filter; a time of day behind it counts nothing. */
function dayOf(text: string | undefined): CalendarDate | null {
  if (text === undefined) return null
  const [day = ''] = text.split(/[ T]/)
  if (!isCalendarDate(day)) throw inputError(`"${text}" is not a date.`)
  return day
}

const dayAfter = (day: CalendarDate | null) => day && addDays(day, 1)

/** When a day begins on the brewery's wall. */
const midnightOf = (day: CalendarDate | null, zone: string) => day && instantOfWall(day, zone)

function centsOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const cents = decimalToCents(text)
  if (cents === undefined) throw inputError(`"${text}" is not an amount.`)
  return cents
}
