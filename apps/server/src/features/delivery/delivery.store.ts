import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import type { TankAgreement } from '@fust/domain/tank'
import { statement, type Queries } from '#platform/database.ts'

/** A ship-to with what its deliveries hang on. */
export type DeliveryShipTo = {
  companyId: string
  companyName: string
  shipToId: string
  name: string
  status: 'ACTIVE' | 'SUSPENDED'
  customerType: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
  priceGroup: string
  licenceEndsOn: CalendarDate | null
  calendarCode: string
  weekdays: number[]
  halfTruckWeekdays: number[]
  tankWeekdays: number[]
  dailyCapacityPlaces: number | null
  /** Null where the ship-to has no tanks. */
  tankAgreement: TankAgreement | null
  payer: {
    id: string
    name: string
    street: string
    houseNumber: string
    postcode: string
    city: string
    country: string
  }
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

const findShipTo = statement<DeliveryShipTo>(
  'delivery.find-ship-to',
  `select s.company_id as "companyId", c.name as "companyName", s.id as "shipToId", s.name, s.status,
     s.customer_type as "customerType", s.street, s.house_number as "houseNumber", s.postcode, s.city, s.country,
     s.price_group as "priceGroup", c.licence_ends_on as "licenceEndsOn", k.code as "calendarCode", k.weekdays,
     k.half_truck_weekdays as "halfTruckWeekdays", k.tank_weekdays as "tankWeekdays",
     k.daily_capacity_places as "dailyCapacityPlaces",
     case when t.ship_to_id is not null then jsonb_build_object('isAgreed', t.tank_agreed,
       'hasFinancialBlocker', t.financial_blocker, 'orderMethod', t.order_method, 'minimumLitres', t.min_liters,
       'maximumLitres', t.max_liters, 'purchasableBrands', t.purchasable_brands,
       'deliveryDate', null, 'alternativeDate', null) end as "tankAgreement",
     jsonb_build_object('id', p.id, 'name', p.name, 'street', p.street, 'houseNumber', p.house_number,
       'postcode', p.postcode, 'city', p.city, 'country', p.country) as payer
   from ship_to s
   join company c on c.id = s.company_id
   join payer p on p.company_id = s.company_id and p.id = s.payer_id
   join delivery_calendar k on k.code = s.calendar_code
   left join tank_setting t on t.company_id = s.company_id and t.ship_to_id = s.id
   where s.company_id = $1 and s.id = $2`,
)

const listMethods = statement<OfferedMethod>(
  'delivery.list-methods',
  `select m.method, m.is_default as "isDefault",
     coalesce(m.min_pallets, own.min_pallets, common.min_pallets) as "minPallets",
     coalesce(m.max_pallets, own.max_pallets, common.max_pallets) as "maxPallets",
     coalesce(m.min_weight_grams, own.min_weight_grams, common.min_weight_grams) as "minWeightGrams",
     coalesce(m.max_weight_grams, own.max_weight_grams, common.max_weight_grams) as "maxWeightGrams",
     coalesce(own.max_cash_cents, common.max_cash_cents) as "maxCashCents"
   from ship_to_method m
   join ship_to s on s.company_id = m.company_id and s.id = m.ship_to_id
   left join transport_limit own on own.method = m.method and own.customer_type = s.customer_type
   left join transport_limit common on common.method = m.method and common.customer_type = '*'
   where m.company_id = $1 and m.ship_to_id = $2`,
)

const listPayments = statement<OfferedPayment>(
  'delivery.list-payments',
  `select p.code, p.title, p.sap_payment_code as "sapPaymentCode", p.is_online as "isOnline"
   from ship_to_payment_method m join payment_method p on p.code = m.code
   where m.company_id = $1 and m.ship_to_id = $2
     -- paying online is offered once there is somebody to pay
     and not p.is_online
   order by p.position, p.code`,
)

const listClosures = statement<{ day: CalendarDate; reason: Record<string, string> }>(
  'delivery.list-closures',
  `select day, reason from delivery_calendar_closure where calendar_code = $1 and day >= $2`,
)

/** A day with what orders took of it and what the ERP has planned for it. */
type PlannedDay = { day: CalendarDate; takenPlaces: number; plannedPlaces: number | null; isWorking: boolean }

const listDays = statement<PlannedDay>(
  'delivery.list-days',
  `select day, coalesce(load.taken_places, 0) as "takenPlaces", plan.places as "plannedPlaces",
     coalesce(plan.is_working, true) as "isWorking"
   from (select day, taken_places from delivery_day_load where calendar_code = $1 and day >= $2) load
   full join (select day, is_working, places from planned_day where calendar_code = $1 and day >= $2) plan using (day)`,
)

const listHours = statement<{ from: string; to: string }>(
  'delivery.list-hours',
  `select from_time as "from", to_time as "to" from delivery_hour where calendar_code = $1 order by from_time`,
)

// The constraint on delivery_day_load refuses the place too many; a day that nobody counts is not written.
const takePlaces = statement(
  'delivery.take-places',
  `insert into delivery_day_load as load (calendar_code, day, taken_places, capacity_places)
   select $1, $2, $3, capacity from (
     select least($4::int, (select places from planned_day where calendar_code = $1 and day = $2)) as capacity) as day
   where capacity is not null
   on conflict (calendar_code, day) do update
     set taken_places = load.taken_places + excluded.taken_places, capacity_places = excluded.capacity_places`,
)

export function createDeliveryStore(db: Queries) {
  return {
    findShipTo: (companyId: string, shipToId: string) => db.row(findShipTo, [companyId, shipToId]),
    methods: (companyId: string, shipToId: string) => db.rows(listMethods, [companyId, shipToId]),
    payments: (companyId: string, shipToId: string) => db.rows(listPayments, [companyId, shipToId]),
    closures: (calendarCode: string, from: CalendarDate) => db.rows(listClosures, [calendarCode, from]),
    days: (calendarCode: string, from: CalendarDate) => db.rows(listDays, [calendarCode, from]),
    hours: (calendarCode: string) => db.rows(listHours, [calendarCode]),
    takePlaces: (calendarCode: string, day: CalendarDate, places: number, capacity: number | null) =>
      db.rows(takePlaces, [calendarCode, day, places, capacity]),
  }
}
