import type { CustomerOrdersFilterInput } from '@fust/contract/resolvers'
import { decimalToCents } from '@fust/contract/wire'
import { addDays, isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { instantOfWall } from '#platform/clock.ts'
import { inputError } from '#platform/graphql/index.ts'
import type { AskedOrders } from './order-history.service.ts'
import { orderKindsOf } from './order-kinds.ts'

/** What a filter of the wire asks for; a day begins and ends on the brewery's wall. */
export function askedOrders(filter: CustomerOrdersFilterInput | null | undefined, zone: string): AskedOrders {
  const part = filter?.number?.match ?? null
  if (part !== null && part.length < 3) throw inputError('Order number filters need 3 characters or more.')
  return {
    numbers: valuesOf(filter?.number),
    numberPart: part,
    statuses: valuesOf(filter?.status),
    kinds: orderKindsOf(valuesOf(filter?.material_type)),
    shipToIds: valuesOf(filter?.ship_to_id),
    sapIds: valuesOf(filter?.sap_id),
    placedFrom: midnightOf(dayOf(filter?.order_date?.from), zone),
    placedBefore: midnightOf(dayAfter(dayOf(filter?.order_date?.to)), zone),
    minCents: centsOf(filter?.grand_total?.from),
    maxCents: centsOf(filter?.grand_total?.to),
  }
}

type Condition = { eq?: string | null | undefined; in?: (string | null | undefined)[] | null | undefined }

/** The values of a condition; an empty one means nothing was asked (graphql.md §3.2). */
function valuesOf(condition: Condition | null | undefined): string[] | null {
  const listed = [condition?.eq, ...(condition?.in ?? [])].filter((value) => value != null && value !== '')
  return listed.length === 0 ? null : listed.filter((value) => value != null)
}

/** The day of a filter; a time of day behind it counts nothing. */
function dayOf(text: string | null | undefined): CalendarDate | null {
  if (text == null || text === '') return null
  const [day = ''] = text.split(/[ T]/)
  if (!isCalendarDate(day)) throw inputError(`"${text}" is not a date.`)
  return day
}

const dayAfter = (day: CalendarDate | null) => day && addDays(day, 1)

/** When a day begins on the brewery's wall. */
const midnightOf = (day: CalendarDate | null, zone: string) => day && instantOfWall(day, 0, zone)

function centsOf(text: string | null | undefined): number | null {
  if (text == null || text === '') return null
  const cents = decimalToCents(text)
  if (cents === undefined) throw inputError(`"${text}" is not an amount.`)
  return cents
}
