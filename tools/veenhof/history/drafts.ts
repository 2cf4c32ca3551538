import type { DeliveryMethod } from '@fust/domain/order'
import { shipToNamed } from '../customers.ts'
import type { ShipTo } from '../customers.ts'
import { chance } from '../random.ts'
import type { Chance } from '../random.ts'
import { grantedBudget, methodsOf } from '../terms.ts'
import type { CalendarDate, Cents } from '../units.ts'
import { cellarOn, tanksOn, truckLoadOn } from './baskets.ts'
import {
  addDays,
  addWorkingDays,
  deliveryDayFrom,
  HISTORY_FROM,
  LAST_MOMENT,
  moment,
  monthOf,
  weekNumber,
} from './days.ts'
import { HABITS } from './habits.ts'
import type { CellarHabit, Habit, PosmHabit, TankHabit, TruckHabit } from './habits.ts'
import { isKnown, KNOWN_NUMBERS, KNOWN_ORDERS } from './known-orders.ts'
import { priceOrder } from './order-prices.ts'
import type { OrderPrices } from './order-prices.ts'
import { posmOn } from './posm-baskets.ts'
import type { Quantity } from './quantities.ts'

/** An order as its customer placed it, before it has a number. */
export type Draft = {
  shipTo: ShipTo
  kind: 'beer' | 'tank' | 'posm'
  method: DeliveryMethod
  placedDay: CalendarDate
  placedAt: string
  deliveryDay: CalendarDate
  prices: OrderPrices
  couponCode?: string
  reference?: string
  number?: string
}

export const COUPON = { code: 'PROOST', rateBp: 500, from: '2026-01-01' }

const WEEKS = 80
const ORDERS_MISSED = 0.04
const ENOUGH_FOR_UNLIMITED: Cents = 400_000

const clockTime = ([from, to]: [number, number], by: Chance) =>
  `${String(by.between(from, to - 1)).padStart(2, '0')}:${String(by.between(0, 59)).padStart(2, '0')}`

const weeks = (everyWeeks: number, startWeek: number): CalendarDate[] =>
  Array.from({ length: WEEKS }, (_, week) => week)
    .filter((week) => week >= startWeek && (week - startWeek) % everyWeeks === 0)
    .map((week) => addDays(HISTORY_FROM, week * 7))

type Timed = TruckHabit | CellarHabit | TankHabit

function quantitiesOf(habit: Timed, day: CalendarDate, by: Chance): Quantity[] {
  if (habit.kind === 'truck') return truckLoadOn(habit, day, by)
  return habit.kind === 'cellar' ? cellarOn(habit, day, by) : tanksOn(habit, day, by)
}

/** Every week (or so) on the same day, shifted by holidays, now and then missed. */
function timedDrafts(habit: Timed): Draft[] {
  const shipTo = shipToNamed(habit.shipTo)
  const by = chance(`${habit.kind} ${habit.shipTo}`)
  const isTank = habit.kind === 'tank'
  const method: DeliveryMethod = habit.kind === 'tank' ? 'flatrate_flatrate' : habit.method
  return weeks(habit.everyWeeks, habit.startWeek).flatMap((monday, index): Draft[] => {
    const wished = isTank ? monday : addDays(monday, habit.deliveryWeekday - 1)
    const deliveryDay = deliveryDayFrom(wished, shipTo.calendar, method, isTank)
    const placedDay = addWorkingDays(deliveryDay, -habit.leadDays)
    const placedAt = moment(placedDay, clockTime(habit.hour, by))
    const quantities = quantitiesOf(habit, deliveryDay, by)
    if (by.happens(ORDERS_MISSED) || quantities.length === 0 || placedAt > LAST_MOMENT) return []
    if (habit.kind === 'cellar' && habit.months && !habit.months.includes(monthOf(deliveryDay))) return []
    if (isTank && habit.until !== undefined && deliveryDay > habit.until) return []
    if (isKnown(shipTo.name, deliveryDay)) return []
    const takesCoupon = habit.kind === 'cellar' && placedDay >= COUPON.from && by.happens(0.1)
    const number = KNOWN_NUMBERS[`${shipTo.name} ${deliveryDay}`]
    const reference = habit.kind === 'truck' ? referenceOf(habit, deliveryDay, index) : undefined
    return [
      {
        shipTo,
        kind: isTank ? 'tank' : 'beer',
        method,
        placedDay,
        placedAt,
        deliveryDay,
        prices: priceOrder(quantities, { shipTo, day: placedDay, couponBp: takesCoupon ? COUPON.rateBp : 0 }),
        ...(takesCoupon ? { couponCode: COUPON.code } : {}),
        ...(reference ? { reference } : {}),
        ...(number ? { number } : {}),
      },
    ]
  })
}

function referenceOf(habit: TruckHabit, deliveryDay: CalendarDate, index: number): string | undefined {
  if (habit.reference === 'week') return `week ${weekNumber(deliveryDay)} A`
  return habit.reference === 'po' ? `PO ${deliveryDay.slice(2, 4)}${String(1180 + index * 7)}` : undefined
}

/** Now and then, as long as there is budget. */
function posmDrafts(habit: PosmHabit): Draft[] {
  const shipTo = shipToNamed(habit.shipTo)
  const by = chance(`posm ${habit.shipTo}`)
  const granted = grantedBudget(shipTo)
  const spent = new Map<string, Cents>()
  return weeks(1, 0).flatMap((monday): Draft[] => {
    const placedDay = addWorkingDays(addDays(monday, -1), by.between(1, 5))
    const placedAt = moment(placedDay, clockTime([9, 17], by))
    const deliveryDay = deliveryDayFrom(
      addWorkingDays(placedDay, by.between(2, 4)),
      shipTo.calendar,
      'flatrate_flatrate',
      false,
    )
    const year = placedDay.slice(0, 4)
    const left = granted === undefined ? ENOUGH_FOR_UNLIMITED : granted - (spent.get(year) ?? 0)
    const quantities = posmOn(habit, placedDay, left, by)
    if (!by.happens(habit.timesAYear / 52) || quantities.length === 0 || placedAt > LAST_MOMENT) return []
    if (habit.until !== undefined && placedDay > habit.until) return []
    const prices = priceOrder(quantities, { shipTo, day: placedDay })
    spent.set(year, (spent.get(year) ?? 0) + prices.exVatCents)
    return [
      {
        shipTo,
        kind: 'posm',
        method: methodsOf(shipTo)[0] ?? 'flatrate_flatrate',
        placedDay,
        placedAt,
        deliveryDay,
        prices,
      },
    ]
  })
}

const knownDrafts = (): Draft[] =>
  KNOWN_ORDERS.map(({ shipTo: name, kind, method, placed, delivered, quantities, number, reference }) => {
    const shipTo = shipToNamed(name)
    return {
      shipTo,
      kind: kind ?? 'beer',
      method,
      placedDay: placed[0],
      placedAt: moment(...placed),
      deliveryDay: delivered,
      prices: priceOrder(quantities, { shipTo, day: placed[0] }),
      ...(number ? { number } : {}),
      ...(reference ? { reference } : {}),
    }
  })

const draftsOf = (habit: Habit): Draft[] => (habit.kind === 'posm' ? posmDrafts(habit) : timedDrafts(habit))

/** All orders of the history, the oldest first. */
export const drafts = (): Draft[] =>
  [...HABITS.flatMap(draftsOf), ...knownDrafts()].toSorted(
    (a, b) => a.placedAt.localeCompare(b.placedAt) || a.shipTo.id.localeCompare(b.shipTo.id),
  )
