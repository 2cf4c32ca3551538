import { addDays, isCalendarDate, yearAndMonth, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import {
  earliestDeliveryDate,
  isWeekend,
  latestDeliveryDate,
  reviewDeliveryDate,
  type DeliveryCalendar,
} from '@fust/domain/delivery'
import { DEFAULT_LANGUAGE, DEFAULT_MARKET, MARKET_PACKS } from '@fust/domain/market'
import { statement, type Queries } from '#platform/database/database.ts'
import { brewerySettings, businessMoment, marketFault, marketOf, publicHolidays } from '#features/portal/index.ts'
import { listing, type Check, type Checks } from './check.ts'

const NO_HOLIDAYS: Holidays = new Map()

const HALF_HOUR_MS = 1_800_000

const readMarket = statement<{ name: string; value: unknown }>(
  'doctor.market',
  `select name, value from brewery_setting where name in ('market', 'market_pack')`,
)

/** The brewery's market, with the public holidays of a year; of years that nobody means they are not asked for. */
async function readPack(tx: Queries) {
  const rows = await tx.rows(readMarket)
  const settings = brewerySettings(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
  // A market that there is not is told by another check.
  const isKnown = marketFault(settings.market, settings.market_pack) === undefined
  const pack = isKnown ? marketOf(settings) : MARKET_PACKS[DEFAULT_MARKET]
  const holidaysIn = (year: number): Holidays =>
    isKnown && isMeant(year) ? publicHolidays(pack.country, year, DEFAULT_LANGUAGE) : NO_HOLIDAYS
  return { pack, holidaysIn }
}

const isMeant = (year: number) => year >= 2000 && year <= 2100

const days = statement<{ day: string }>(
  'doctor.delivery-days',
  `select delivery_date::text as day from sales_order where cart_id is not null group by 1
   union select delivery_date::text from cart where delivery_date is not null group by 1
   union select delivery_date::text from saved_order where delivery_date is not null group by 1`,
)

const onDaysOff = listing(
  'deliveries-on-days-off',
  `with off as (select * from unnest($1::date[], $2::text[]) as off(day, why))
   select 'order ' || number || ' comes on ' || day || ', ' || why as breach
   from sales_order join off on day = delivery_date where cart_id is not null
   union all select 'cart ' || id || ' asks for ' || day || ', ' || why from cart join off on day = delivery_date
   union all select 'saved order ' || id || ' asks for ' || day || ', ' || why
   from saved_order join off on day = delivery_date`,
)

/** No calendar of a brewery opens a weekend or a public holiday, whatever it closes later. */
const areWorkingDays: Check = async (tx) => {
  const { holidaysIn } = await readPack(tx)
  const whyOff = (day: string): string | undefined => {
    if (!isCalendarDate(day)) return 'which is no day'
    return isWeekend(day) ? 'a weekend' : holidaysIn(yearAndMonth(day).year).get(day)
  }
  const off = (await tx.rows(days)).flatMap(({ day }) => {
    const why = whyOff(day)
    return why === undefined ? [] : [{ day, why }]
  })
  return onDaysOff(tx, [off.map(({ day }) => day), off.map(({ why }) => why)])
}

// Cut-offs are on the half hour, and a half hour of the wall is one of the world in every market.
const PLACED_IN = `floor(date_part('epoch', placed_at) / 1800)`

const placingTimes = statement<{ halfHour: number }>(
  'doctor.placing-times',
  `select ${PLACED_IN} as "halfHour" from sales_order where cart_id is not null and isfinite(placed_at) group by 1`,
)

const outOfWindow = listing(
  'deliveries-out-of-window',
  `select 'order ' || number || ' comes on ' || delivery_date || ', placed ' || placed_at || ' for '
     || earliest || ' to ' || latest as breach
   from sales_order join unnest($1::float8[], $2::date[], $3::date[]) as own(half_hour, earliest, latest) on half_hour = ${PLACED_IN}
   where cart_id is not null and delivery_date not between earliest and latest`,
)

/** Days that the brewery kept free besides may be forgotten by now; they only made the first day later. */
const areInWindow: Check = async (tx) => {
  const market = await readPack(tx)
  const windows = (await tx.rows(placingTimes)).flatMap(({ halfHour }) => {
    const placedAt = new Date(halfHour * HALF_HOUR_MS)
    if (!isMeant(placedAt.getUTCFullYear())) return []
    const now = businessMoment(placedAt, market.pack)
    const { year } = yearAndMonth(now.today)
    const holidays = new Map([...market.holidaysIn(year), ...market.holidaysIn(year + 1)])
    return [{ halfHour, earliest: earliestDeliveryDate(now, holidays), latest: latestDeliveryDate(now.today) }]
  })
  return outOfWindow(tx, [
    windows.map(({ halfHour }) => halfHour),
    windows.map(({ earliest }) => earliest),
    windows.map(({ latest }) => latest),
  ])
}

type OrderDays = 'standard' | 'half-truck' | 'tank'
type PlannedDay = {
  day: string
  calendarCode: string
  orderDays: OrderDays
  weekdays: number[]
  halfTruckWeekdays: number[]
  closed: string | null
}

// An import tells the audit trail what it changed. It stamps that when it begins; what it brings holds from its commit.
const SINCE_LAST_CHANGE = `(
  select max(a.happened_at) + interval '1 day' from audit_entry a
  where a.action = 'import-brewery' and exists (
    select from unnest(array['brewery_setting', 'brewery_holiday', 'delivery_calendar', 'delivery_calendar_closure',
      'ship_to']) as changed(name)
    where coalesce(a.details #>> array['changes', name, 'added'], '0') <> '0'
      or coalesce(a.details #>> array['changes', name, 'changed'], '0') <> '0'
      or coalesce(a.details #>> array['changes', name, 'removed'], '0') <> '0'))`

const ORDER_DAYS = `case when o.kind = 'tank' then 'tank' when o.is_half_truck then 'half-truck' else 'standard' end`

const plannedDays = statement<PlannedDay>(
  'doctor.planned-delivery-days',
  `with planned as (
     select s.calendar_code, o.delivery_date as day, ${ORDER_DAYS} as order_days
     from sales_order o join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
     where o.cart_id is not null and o.placed_at > ${SINCE_LAST_CHANGE} group by 1, 2, 3)
   select planned.day::text, planned.calendar_code as "calendarCode", planned.order_days as "orderDays",
     case when planned.order_days = 'tank' then k.tank_weekdays else k.weekdays end as weekdays,
     k.half_truck_weekdays as "halfTruckWeekdays",
     case when h.day is not null then 'a holiday of the brewery' when c.day is not null then 'closed' end as closed
   from planned join delivery_calendar k on k.code = planned.calendar_code
   left join brewery_holiday h on h.day = planned.day
   left join delivery_calendar_closure c on c.calendar_code = k.code and c.day = planned.day`,
)

const onClosedDays = listing(
  'deliveries-on-closed-days',
  `select 'order ' || o.number || ' comes on ' || o.delivery_date || ', which ' || s.calendar_code || ' leaves out: '
     || closed.why as breach
   from sales_order o join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
   join unnest($1::date[], $2::text[], $3::text[], $4::text[]) as closed(day, calendar_code, order_days, why)
     on closed.day = o.delivery_date and closed.calendar_code = s.calendar_code and closed.order_days = ${ORDER_DAYS}
   where o.cart_id is not null and o.placed_at > ${SINCE_LAST_CHANGE}`,
)

/**
 * A day that was open when it was ordered may be closed later. So only orders are judged that were placed since the
 * calendars changed last; where no import tells when that was, and of what the ERP plans, nothing can be said.
 */
const areOpen: Check = async (tx) => {
  const closed = (await tx.rows(plannedDays)).flatMap((planned) => {
    const why = isCalendarDate(planned.day) ? whyClosed(planned.day, planned) : null
    return why === null ? [] : [{ ...planned, why }]
  })
  return onClosedDays(tx, [
    closed.map(({ day }) => day),
    closed.map(({ calendarCode }) => calendarCode),
    closed.map(({ orderDays }) => orderDays),
    closed.map(({ why }) => why),
  ])
}

// Far enough before it that the cut-off is no question.
const DAYS_BEFORE = 60

function whyClosed(day: CalendarDate, planned: PlannedDay): string | null {
  const calendar: DeliveryCalendar = {
    weekdays: planned.weekdays,
    halfTruckWeekdays: planned.halfTruckWeekdays,
    holidays: NO_HOLIDAYS,
    closedDays: new Map(planned.closed === null ? [] : [[day, planned.closed]]),
    dailyCapacityPallets: null,
    takenPallets: new Map(),
    freeDays: new Set(),
    plannedPallets: new Map(),
  }
  const midnight = { hour: 0, minute: 0 }
  const now = { today: addDays(day, -DAYS_BEFORE), ...midnight, second: 0, cutOff: midnight }
  const refusal = reviewDeliveryDate(day, {
    now,
    calendar,
    days: planned.orderDays === 'half-truck' ? 'half-truck' : 'standard',
    palletPlaces: 0,
  })
  if (refusal === null || refusal.code === 'weekend') return null
  return refusal.code === 'closed' ? refusal.name : 'no day of its weekdays'
}

/** When deliveries come. */
export const DELIVERY_DAYS: Checks = {
  'deliveries come on working days': areWorkingDays,
  'deliveries come within their window': areInWindow,
  'deliveries come on days that are open': areOpen,
}
