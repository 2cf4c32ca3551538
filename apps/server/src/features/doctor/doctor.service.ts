import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { forgottenBefore } from '#features/outbox/index.ts'
import { createDoctorStore, type DoctorStore } from './doctor.store.ts'

type Finding = { check: string; breaches: readonly string[] }

// A living worker extends its leases every minute or takes up what another left.
const STUCK_AFTER_MS = 10 * 60_000

type Examined = { now: Date; outboxKeptDays: number }
type Check = (store: DoctorStore, examined: Examined) => Promise<string[]>

/** What must hold whatever happened; each check finds what breaks it. */
const CHECKS: Readonly<Record<string, Check>> = {
  'every order placed here has its messages': (store, { now, outboxKeptDays }) =>
    store.ordersWithoutMessages(forgottenBefore(now, outboxKeptDays)),
  'every order sent to the ERP has a SAP id': (store) => store.ordersWithoutSapId(),
  'orders say what their lines add up to': (store) => store.totalsNotOfLines(),
  'a cart becomes one order': (store) => store.cartsWithSeveralOrders(),
  'every placed cart has an order': (store) => store.placedCartsWithoutOrder(),
  'stock is what its ledger says': (store) => store.stockNotOfLedger(),
  'balances of the stock ledger follow each other': (store) => store.stockBalancesThatJump(),
  'budgets are what their ledger says': (store) => store.budgetNotOfLedger(),
  'balances of the budget ledger follow each other': (store) => store.budgetBalancesThatJump(),
  'coupons count the orders that used them': (store) => store.couponsNotOfOrders(),
  'days of orders count the orders there are': (store) => store.daysNotOfOrders(),
  'days carry the places of their orders': (store) => store.placesNotOnTheirDay(),
  'no message is held for too long': (store, { now }) => store.stuckLeases(new Date(now.getTime() - STUCK_AFTER_MS)),
}

/** Looks for what must never be; it changes nothing. */
export function createDoctor({ db, clock, outboxKeptDays }: { db: Database; clock: Clock; outboxKeptDays: number }) {
  async function breachesOf(find: Check): Promise<string[]> {
    return db.transaction(async (tx) => {
      const store = createDoctorStore(tx)
      await store.allowTime()
      return find(store, { now: clock.now(), outboxKeptDays })
    })
  }

  return {
    examine: async (): Promise<Finding[]> => {
      const findings: Finding[] = []
      for (const [check, find] of Object.entries(CHECKS)) findings.push({ check, breaches: await breachesOf(find) })
      return findings
    },
  }
}
