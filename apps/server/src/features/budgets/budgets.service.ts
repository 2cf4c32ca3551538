import { budgetYear } from '@fust/domain/budget'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Authorise, OperationName, ShipToRefusal } from '#request/policy.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Delivery } from '#features/delivery/index.ts'
import { createLedgers, type BudgetMovement } from '#features/ledgers/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { allowedStill } from '#features/session/index.ts'

type KeptBudget = { access: Pick<ShipToAccess, 'companyId' | 'shipToId'>; year: number }

/** A budget of a year, in cents without VAT. */
export type BudgetOfYear = KeptBudget & { grantedCents: number; leftCents: number }

/** What is paid beside orders: so much in all for what has this reference. */
export type AskedBooking = { reference: string; cents: number; note: string }

/** The budget after a booking; `shortCents` is by how much it fell short, and then nothing was booked. */
export type Booked = { budget: BudgetOfYear | null; shortCents: number }

type Asker = { actor: Actor | null; operation: OperationName }
type Parts = { db: Database; clock: Clock; authorise: Authorise; delivery: Delivery; portal: Portal }

/** What ship-tos may spend on POS materials, what of it was spent, and by whom. */
export function createBudgetLedgers({ db, clock, authorise, delivery, portal }: Parts) {
  const { budget: ledger } = createLedgers(db)
  const thisYear = async () => budgetYear((await portal.now()).now.today)

  async function readOf(access: ShipToAccess, year: number): Promise<BudgetOfYear | null> {
    const found = await ledger.ofYear({ ...access, year })
    return found ? { access, year, ...found } : null
  }

  return {
    /** The budget of a ship-to of the actor's, in the running year unless another one is named; null where none is kept. */
    read: async (
      { actor, operation }: Asker,
      shipToId: string | undefined,
      year?: number,
    ): Promise<Outcome<BudgetOfYear | null, ShipToRefusal>> => {
      const found = delivery.shipToOf(actor, operation, shipToId)
      return found.ok ? accept(await readOf(found.value, year ?? (await thisYear()))) : found
    },

    /** Pays something beside orders from the budget of the running year; said again, the same reference pays the new amount. */
    book: async (
      { actor, operation }: Asker,
      shipToId: string | undefined,
      { reference, cents, note }: AskedBooking,
    ): Promise<Outcome<Booked, ShipToRefusal>> => {
      const found = delivery.shipToOf(actor, operation, shipToId)
      if (!found.ok) return found
      if (!actor) return refuse({ code: 'unauthorized' })
      const access = found.value
      const { companyId, shipToId: id } = access
      const year = await thisYear()
      const key = { companyId, shipToId: id, year }
      const booked = await db.transaction(async (tx): Promise<Outcome<number, ShipToRefusal>> => {
        const { budget } = createLedgers(tx)
        const isKept = await budget.lock(key)
        const still = await allowedStill(tx, authorise, { actor, operation, shipToId: id })
        if (!still.ok) return still
        if (!isKept) return accept(0)
        // What an order cost was taken with it: telling of it takes nothing twice.
        if (await budget.isOrder(key, reference)) return accept(0)
        const at = clock.now()
        const { moreCents, leftCents } = await budget.book(key, { reference, note, userId: actor.userId }, cents, at)
        if (moreCents > leftCents) return accept(moreCents - leftCents)
        if (moreCents !== 0)
          writeAudit(tx, {
            at,
            actorId: actor.userId,
            companyId,
            shipToId: id,
            action: 'budget-booked',
            subject: reference,
            details: { year, cents },
          })
        return accept(0)
      })
      return booked.ok ? accept({ budget: await readOf(access, year), shortCents: booked.value }) : booked
    },

    readYears: ({ access }: KeptBudget): Promise<number[]> => ledger.years(access),
    sumMovements: ({ access, year }: KeptBudget) => ledger.sums({ ...access, year }),
    readMovements: ({ access, year }: KeptBudget, page: { limit: number; offset: number }): Promise<BudgetMovement[]> =>
      ledger.movements({ ...access, year }, page),
  }
}

export type BudgetLedgers = ReturnType<typeof createBudgetLedgers>
