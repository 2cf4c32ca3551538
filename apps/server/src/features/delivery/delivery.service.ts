import type { PaymentMethod, ShippingMethod } from '@fust/contract/rest'
import { METHOD_LABELS } from '@fust/contract/wire'
import { addDays, type BusinessMoment, type CalendarDate } from '@fust/domain/calendar'
import type { CapacityLimits } from '@fust/domain/capacity'
import {
  cutOffFor,
  dayAvailability,
  deliverableDays,
  firstAvailableDate,
  latestDeliveryDate,
  type DayAvailability,
  type DeliveryFacts,
} from '@fust/domain/delivery'
import {
  choosesTransport,
  goodsOf,
  DELIVERY_METHODS,
  defaultMethod,
  isHalfTruck,
  METHOD_FACTS,
  type DeliveryMethod,
  type OrderKind,
} from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { tankLimits } from '@fust/domain/tank'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import { instantOfWall } from '#platform/clock.ts'
import { textIn } from '#platform/http/language.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Authorise, OperationName, ShipToRefusal } from '#request/policy.ts'
import { holidaysOf, type BreweryNow, type Portal } from '#features/portal/index.ts'
import {
  createDeliveryStore,
  type CalendarDays,
  type DeliveryShipTo,
  type DeliveryTerms,
  type OfferedMethod,
  type OfferedPayment,
} from './delivery.store.ts'

export type { DeliveryShipTo, DeliveryTerms } from './delivery.store.ts'

export function createDelivery({ db, portal, authorise }: { db: Queries; portal: Portal; authorise: Authorise }) {
  /** The ship-to of the request, or the one named: never somebody else's. */
  function shipToOf(
    actor: Actor | null,
    operation: OperationName,
    shipToId?: string,
  ): Outcome<ShipToAccess, ShipToRefusal> {
    if (!actor) return refuse({ code: 'unauthorized' })
    const access = shipToId === undefined ? actor.shipTo : accessTo(actor, shipToId)
    if (!access) return refuse({ code: 'ship-to-not-yours' })
    const refusal = authorise(actor, operation, access)
    return refusal ? refuse(refusal) : accept(access)
  }

  async function readTerms(queries: Queries, access: { companyId: string; shipToId: string }): Promise<DeliveryTerms> {
    const found = await createDeliveryStore(queries).readTerms(access.companyId, access.shipToId)
    if (!found) throw new Error(`Ship-to ${access.shipToId} has a role entry but no row.`)
    return found
  }

  /** What is planned for a ship-to's deliveries, as it is for this person's cart, read now; inside a transaction it is read under its locks. */
  async function readPlan(
    queries: Queries,
    shipTo: DeliveryShipTo,
    brewery: BreweryNow,
    userId: string | null = null,
  ): Promise<DeliveryPlan> {
    const days = await createDeliveryStore(queries).readDays(shipTo, brewery.now.today, userId)
    return { ...days, shipTo, brewery }
  }

  async function readFacts(access: ShipToAccess, { days, kind }: AskedDays, { language, breweryMark, userId }: Asking) {
    const brewery = await portal.now(breweryMark)
    const { shipTo } = await readTerms(db, access)
    // A day is offered for beer while one place of it is left; nothing else takes places.
    const palletPlaces = days === 'tank' || kind === 'tank' || kind === 'posm' ? 0 : 1
    const planned = await readPlan(db, shipTo, brewery, userId ?? null)
    return { brewery, facts: deliveryFacts(planned, { language, days, palletPlaces }) }
  }

  /** The method that an order begins with: what is written down for the ship-to, then how its last order went (BAR-57). */
  async function readDefaultMethod(
    access: ShipToAccess,
    kind: OrderKind,
    offered: readonly OfferedMethod[],
  ): Promise<DeliveryMethod | null> {
    const methods = offered.map((own) => own.method)
    const outbound = methods.filter((method) => !METHOD_FACTS[method].carriesEmpties)
    return defaultMethod(access.customerType, methods, {
      ofShipTo: offered.find((own) => own.isDefault)?.method ?? null,
      ofLastOrder: await createDeliveryStore(db).readLastMethod(access, kind, outbound),
    })
  }

  return {
    shipToOf,
    readPlan,
    /** The method that an order begins with when one like an earlier one is wanted and the buyer may choose (BAR-09, BAR-57). */
    readMethodLike: async (
      access: ShipToAccess,
      { method, kind }: { method: DeliveryMethod; kind: OrderKind },
      { market }: BreweryNow,
    ): Promise<DeliveryMethod | null> => {
      const offered = offeredMethods((await readTerms(db, access)).methods, market.methods)
      const isOffered = offered.some((own) => own.method === method)
      const goods = goodsOf({ kind, isReturnItem: METHOD_FACTS[method].carriesEmpties })
      const mayChoose = isOffered && choosesTransport(access.customerType, goods)
      return mayChoose ? method : readDefaultMethod(access, kind, offered)
    },
    /** The ship-to with its address and its payer. */
    readShipTo: async (access: ShipToAccess) => (await readTerms(db, access)).shipTo,
    /** The first day, and the instant after which it is gone. */
    readFirstDate: async (access: ShipToAccess, asked: AskedDays, asking: Asking) => {
      const { brewery, facts: known } = await readFacts(access, asked, asking)
      return firstDay(known, brewery)
    },
    readDays: async (access: ShipToAccess, asked: AskedDays, asking: Asking): Promise<CalendarDate[]> =>
      deliverableDays((await readFacts(access, asked, asking)).facts),
    readDaysWithReasons: async (access: ShipToAccess, asked: AskedDays, asking: Asking): Promise<DayAvailability[]> => {
      const { facts: known } = await readFacts(access, asked, asking)
      return daysFromToday(known.now).map((day) => dayAvailability(day, known))
    },
    readHours: async (access: ShipToAccess, { breweryMark }: Asking) => {
      const { shipTo } = await readTerms(db, access)
      return (await readPlan(db, shipTo, await portal.now(breweryMark))).hours
    },
    /** The methods the ship-to and its market offer, in the order of the table; the default one is marked (BAR-57). */
    readShippingMethods: async (
      access: ShipToAccess,
      kind: OrderKind,
      { language, breweryMark }: Asking,
    ): Promise<ShippingMethod[]> => {
      const { market } = await portal.now(breweryMark)
      const offered = offeredMethods((await readTerms(db, access)).methods, market.methods)
      const preferred = await readDefaultMethod(access, kind, offered)
      return offered.map((own) => ({
        code: own.method,
        label: textIn(language, METHOD_LABELS[own.method]),
        isDefault: own.method === preferred,
        minimumPallets: own.minPallets,
        maximumPallets: own.maxPallets,
        minimumWeightKg: own.minWeightGrams === null ? null : own.minWeightGrams / 1000,
        maximumWeightKg: own.maxWeightGrams === null ? null : own.maxWeightGrams / 1000,
      }))
    },
    readPaymentMethods: async (access: ShipToAccess, { language, breweryMark }: Asking): Promise<PaymentMethod[]> => {
      const brewery = await portal.now(breweryMark)
      return offeredPayments((await readTerms(db, access)).payments, brewery).map((own) => ({
        code: own.code,
        title: textIn(language, own.title),
        sapPaymentCode: own.sapPaymentCode,
        isOnline: own.isOnline,
      }))
    },
  }
}

export type Delivery = ReturnType<typeof createDelivery>

export type DeliveryDays = 'standard' | 'half-truck' | 'tank'

/** In which language, for whose cart, and with which mark of the brewery's settings the session was read. */
export type Asking = { language: string; userId?: string; breweryMark: string | undefined }

/** Which days are asked for, and for what, where it is known. */
export type AskedDays = { days: DeliveryDays; kind?: OrderKind | undefined }

/** A ship-to with what its calendar holds from today on. */
export type DeliveryPlan = CalendarDays & { shipTo: DeliveryShipTo; brewery: BreweryNow }

/** What decides on a delivery day. */
export function deliveryFacts(
  { shipTo, brewery, closures, planned }: DeliveryPlan,
  { language, days, palletPlaces }: { language: string; days: DeliveryDays; palletPlaces: number },
): DeliveryFacts {
  return {
    now: brewery.now,
    days: days === 'half-truck' ? 'half-truck' : 'standard',
    palletPlaces,
    calendar: {
      weekdays: days === 'tank' ? shipTo.tankWeekdays : shipTo.weekdays,
      halfTruckWeekdays: shipTo.halfTruckWeekdays,
      holidays: holidaysOf(brewery, language),
      closedDays: new Map(closures.map(({ day, reason }) => [day, textIn(language, reason)])),
      dailyCapacityPallets: shipTo.dailyCapacityPlaces,
      takenPallets: new Map(planned.map(({ day, takenPlaces }) => [day, takenPlaces])),
      freeDays: new Set(planned.filter(({ isWorking }) => !isWorking).map(({ day }) => day)),
      plannedPallets: new Map(
        planned.flatMap(({ day, plannedPlaces }) => (plannedPlaces === null ? [] : [[day, plannedPlaces]])),
      ),
    },
  }
}

/** Which calendar an order follows: tank beer its own, else by the method (BAR-22). */
export function daysOf(method: DeliveryMethod | null, kind: OrderKind | null = null): DeliveryDays {
  if (kind === 'tank') return 'tank'
  return isHalfTruck(method) ? 'half-truck' : 'standard'
}

/** The limits of a method at this ship-to, and those of its tanks; what is not limited is null. */
export function limitsOf(method: DeliveryMethod | null, { methods, shipTo }: DeliveryTerms): CapacityLimits {
  const own = methods.find((offered) => offered.method === method)
  const tank = shipTo.tankAgreement && tankLimits(shipTo.tankAgreement)
  return {
    minimumPallets: own?.minPallets ?? null,
    maximumPallets: own?.maxPallets ?? null,
    minimumWeightGrams: own?.minWeightGrams ?? null,
    maximumWeightGrams: own?.maxWeightGrams ?? null,
    minimumLitres: tank?.minimumLitres ?? null,
    maximumLitres: tank?.maximumLitres ?? null,
  }
}

/** What the ship-to has and the market allows, in the order of the methods table. */
export function offeredMethods(
  methods: readonly OfferedMethod[],
  marketMethods: readonly DeliveryMethod[],
): OfferedMethod[] {
  return DELIVERY_METHODS.flatMap((method) =>
    methods.filter((own) => own.method === method && marketMethods.includes(method)),
  )
}

/** Paying online is offered where somebody takes the money, and not for a cart that replaces an order: that one would be gone unpaid. */
export function offeredPayments(
  payments: readonly OfferedPayment[],
  { paysOnline }: Pick<BreweryNow, 'paysOnline'>,
  { replacesId }: { replacesId: number | null } = { replacesId: null },
): readonly OfferedPayment[] {
  return paysOnline && replacesId === null ? payments : payments.filter(({ isOnline }) => !isOnline)
}

/** The first day, and the instant after which it is gone. */
export function firstDay(
  facts: DeliveryFacts,
  { market }: BreweryNow,
): { date: CalendarDate | null; cutOffAt: Date | null } {
  const date = firstAvailableDate(facts)
  return { date, cutOffAt: date && cutOffInstant(date, facts, market.timeZone) }
}

function cutOffInstant(date: CalendarDate, { now, calendar }: DeliveryFacts, timeZone: string): Date {
  const cutOff = cutOffFor(date, now, calendar.holidays)
  return instantOfWall(cutOff.date, timeZone, cutOff)
}

function daysFromToday({ today }: BusinessMoment): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = today; day <= latestDeliveryDate(today); day = addDays(day, 1)) days.push(day)
  return days
}
