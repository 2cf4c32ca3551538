import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryHours } from '@fust/domain/delivery'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import type { TankAgreement } from '@fust/domain/tank'
import { statement, type Queries } from '#platform/database/database.ts'
import { takenDays } from '#features/ledgers/index.ts'
import { partyColumns, type StoredParty } from './parties.store.ts'

/** A ship-to with what its deliveries hang on. */
export type DeliveryShipTo = Omit<StoredParty, 'id'> & {
  companyId: string
  companyName: string
  shipToId: string
  status: 'ACTIVE' | 'SUSPENDED'
  customerType: string
  priceGroup: string
  licenceEndsOn: CalendarDate | null
  calendarCode: string
  weekdays: number[]
  halfTruckWeekdays: number[]
  tankWeekdays: number[]
  dailyCapacityPlaces: number | null
  /** Null where the ship-to has no tanks. */
  tankAgreement: TankAgreement | null
  payer: StoredParty
}

export type OfferedMethod = {
  method: DeliveryMethod
  isDefault: boolean
  minPallets: number | null
  maxPallets: number | null
  minWeightGrams: number | null
  maxWeightGrams: number | null
  maxCashCents: number | null
}

export type OfferedPayment = { code: string; title: Record<string, string>; sapPaymentCode: string; isOnline: boolean }

/** What is offered to a ship-to: its methods with their limits, its payments. */
export type DeliveryTerms = { shipTo: DeliveryShipTo; methods: OfferedMethod[]; payments: OfferedPayment[] }

// A customer type with a row of its own has no limit of the common one: what its row leaves empty is no limit.
const methodsOfShipTo = `
  select coalesce(jsonb_agg(jsonb_build_object('method', m.method, 'isDefault', m.is_default,
    'minPallets', coalesce(m.min_pallets, l.min_pallets), 'maxPallets', coalesce(m.max_pallets, l.max_pallets),
    'minWeightGrams', coalesce(m.min_weight_grams, l.min_weight_grams),
    'maxWeightGrams', coalesce(m.max_weight_grams, l.max_weight_grams), 'maxCashCents', l.max_cash_cents)), '[]')
  from ship_to_method m
  left join lateral (
    select * from transport_limit t where t.method = m.method and t.customer_type in (s.customer_type, '*')
    order by t.customer_type = '*' limit 1) as l on true
  where m.company_id = s.company_id and m.ship_to_id = s.id`

const paymentsOfShipTo = `
  select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'title', p.title, 'sapPaymentCode', p.sap_payment_code,
    'isOnline', p.is_online) order by p.position, p.code), '[]')
  from ship_to_payment_method m join payment_method p on p.code = m.code
  where m.company_id = s.company_id and m.ship_to_id = s.id`

const tanksOfShipTo = `
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'name', k.name,
    'capacityLitres', k.capacity_liters, 'brand', k.brand_code, 'minimumLitres', k.min_liters,
    'maximumLitres', k.max_liters) order by k.position), '[]')
  from tank k where k.company_id = s.company_id and k.ship_to_id = s.id`

/** The terms of a ship-to `s` as a statement reads them: its columns, and the tables that they are in. */
export const TERMS = {
  columns: `s.company_id as "companyId", c.name as "companyName", s.id as "shipToId", ${partyColumns('s')},
     s.status, s.customer_type as "customerType", s.price_group as "priceGroup", c.licence_ends_on as "licenceEndsOn", k.code as "calendarCode", k.weekdays,
     k.half_truck_weekdays as "halfTruckWeekdays", k.tank_weekdays as "tankWeekdays",
     k.daily_capacity_places as "dailyCapacityPlaces",
     case when t.ship_to_id is not null then jsonb_build_object('isAgreed', t.tank_agreed,
       'hasFinancialBlocker', t.financial_blocker, 'orderMethod', t.order_method, 'minimumLitres', t.min_liters,
       'maximumLitres', t.max_liters, 'purchasableBrands', t.purchasable_brands,
       'tanks', (${tanksOfShipTo})) end as "tankAgreement",
     jsonb_build_object('id', p.id, 'name', p.name, 'street', p.street, 'houseNumber', p.house_number,
       'postcode', p.postcode, 'city', p.city, 'country', p.country) as payer,
     (${methodsOfShipTo}) as methods, (${paymentsOfShipTo}) as payments`,
  tables: `ship_to s
   join company c on c.id = s.company_id
   join payer p on p.company_id = s.company_id and p.id = s.payer_id
   join delivery_calendar k on k.code = s.calendar_code
   left join tank_setting t on t.company_id = s.company_id and t.ship_to_id = s.id`,
}

export type TermsRow = DeliveryShipTo & Omit<DeliveryTerms, 'shipTo'>

const readTerms = statement<TermsRow>(
  'delivery.find-terms',
  `select ${TERMS.columns} from ${TERMS.tables} where s.company_id = $1 and s.id = $2`,
)

export function termsOf({ methods, payments, ...shipTo }: TermsRow): DeliveryTerms {
  return { shipTo, methods, payments }
}

/** A day with what orders took of it and what the ERP has planned for it. */
type PlannedDay = { day: CalendarDate; takenPlaces: number; plannedPlaces: number | null; isWorking: boolean }

/** From today on: days without delivery, and days that are planned or taken; and the hours of any day. */
export type CalendarDays = {
  closures: { day: CalendarDate; reason: Record<string, string> }[]
  planned: PlannedDay[]
  hours: DeliveryHours[]
}

/** What a calendar holds from a day on, as one object, as a statement reads it. */
export const calendarDays = (calendar: string, from: string, replaced: { company: string; id: string }) => `
  jsonb_build_object(
    'closures', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'reason', reason))
      from delivery_calendar_closure where calendar_code = ${calendar} and day >= ${from}), '[]'),
    'planned', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'takenPlaces', coalesce(load.taken_places, 0),
        'plannedPlaces', plan.places, 'isWorking', coalesce(plan.is_working, true)))
      from (${takenDays(calendar, from, replaced)}) load
      full join
        (select day, is_working, places from planned_day where calendar_code = ${calendar} and day >= ${from}) plan
        using (day)), '[]'),
    'hours', coalesce((select jsonb_agg(jsonb_build_object('from', from_time, 'to', to_time) order by from_time)
      from delivery_hour where calendar_code = ${calendar}), '[]'))`

// Empties come back on a truck of their own: how they went says nothing of what goes out.
const readLastMethod = statement<{ method: DeliveryMethod }>(
  'delivery.find-last-method',
  `select method from sales_order
   where company_id = $1 and ship_to_id = $2 and kind = $3 and method = any($4)
   order by placed_at desc, id desc limit 1`,
)

// Whoever changes an order counts on the places that it has.
const REPLACED_BY_OWN_CART = `(
  select c.replaces_id from cart c where c.company_id = $3 and c.user_id = $4 and c.state = 'active')`

const readDays = statement<{ days: CalendarDays }>(
  'delivery.find-days',
  `select ${calendarDays('$1', '$2', { company: '$3', id: REPLACED_BY_OWN_CART })} as days`,
)

export function createDeliveryStore(db: Queries) {
  return {
    readTerms: async (companyId: string, shipToId: string): Promise<DeliveryTerms | null> => {
      const row = await db.row(readTerms, [companyId, shipToId])
      return row ? termsOf(row) : null
    },
    /** How the last order of this kind went to a ship-to, of these methods. */
    readLastMethod: async (
      { companyId, shipToId }: { companyId: string; shipToId: string },
      kind: OrderKind,
      methods: readonly DeliveryMethod[],
    ): Promise<DeliveryMethod | null> =>
      (await db.row(readLastMethod, [companyId, shipToId, kind, methods]))?.method ?? null,
    readDays: async (
      { calendarCode, companyId }: { calendarCode: string; companyId: string },
      from: CalendarDate,
      userId: string | null,
    ) =>
      (await db.row(readDays, [calendarCode, from, companyId, userId]))?.days ?? {
        closures: [],
        planned: [],
        hours: [],
      },
  }
}
