import { AUDIT } from './audit.store.ts'
import { BREWERY } from './brewery.store.ts'
import { CARTS } from './carts.store.ts'
import type { Checks } from './check.ts'
import { DATABASE } from './database.store.ts'
import { DELIVERY_DAYS } from './delivery-days.store.ts'
import { LEDGERS } from './ledgers.store.ts'
import { MESSAGES } from './messages.store.ts'
import { ORDERED_MONTHS } from './ordered-months.store.ts'
import { ORDER_MONEY } from './order-money.store.ts'
import { ORDER_TEXTS } from './order-texts.store.ts'
import { ORDER_WAY } from './order-way.store.ts'
import { PAYMENTS } from './payments.store.ts'
import { ORDERS } from './orders.store.ts'
import { PEOPLE } from './people.store.ts'
import { SETTINGS } from './settings.store.ts'
import { TICKETS } from './tickets.store.ts'

export { LISTED } from './check.ts'
export type { Check, Checks, Examined, Found } from './check.ts'

/** What must hold whatever happened; each check finds what breaks it. */
export const CHECKS: Checks = {
  ...DATABASE,
  ...ORDERS,
  ...ORDER_MONEY,
  ...PAYMENTS,
  ...ORDER_TEXTS,
  ...ORDER_WAY,
  ...DELIVERY_DAYS,
  ...LEDGERS,
  ...ORDERED_MONTHS,
  ...AUDIT,
  ...MESSAGES,
  ...CARTS,
  ...PEOPLE,
  ...TICKETS,
  ...SETTINGS,
  ...BREWERY,
}
