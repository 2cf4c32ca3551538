import type { Credit } from '@fust/domain/payment'
import { fewAtOnce } from '#platform/few-at-once.ts'
import type { ShipToAccess } from '#request/actor.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Delivery } from './delivery.service.ts'

/** What is known of a payer's credit; `unread` is no zero, and no answer to whether there is a limit. */
export type KnownCredit = ({ state: 'known' } & Credit) | { state: 'none' } | { state: 'unread' }

type Caller = {
  breweryMark: string | undefined
  /** Ends the caller's turn: whoever waits for the ERP holds nobody up. */
  leaveTurn: () => void
}

const ASKED_AT_ONCE = 8

/** Asks the ERP what the payer of a ship-to may owe and owes, anew each time: it is shown before an order and decides nothing. */
export function createPayerCredit({
  portal,
  delivery,
  erp,
  withinMs,
  log,
}: {
  portal: Portal
  delivery: Pick<Delivery, 'readShipTo'>
  erp: Pick<Erp, 'customerCredit'> | undefined
  withinMs: number
  log: Pick<WorkLog, 'warn'>
}) {
  const inTurn = fewAtOnce(ASKED_AT_ONCE)

  return async (access: ShipToAccess, { breweryMark, leaveTurn }: Caller): Promise<KnownCredit> => {
    if (!erp) return { state: 'none' }
    const { market, now } = await portal.now(breweryMark)
    const { payer } = await delivery.readShipTo(access)
    leaveTurn()
    try {
      const asked = { payer: payer.id, currency: market.currency, today: now.today }
      const credit = await inTurn(
        () => erp.customerCredit(asked, withinMs),
        () => 'unread' as const,
      )
      if (credit === 'unread') return { state: 'unread' }
      return credit ? { state: 'known', ...credit } : { state: 'none' }
    } catch (error) {
      log.warn({ event: 'credit-unread', err: error }, 'the ERP did not tell what a payer may owe')
      return { state: 'unread' }
    }
  }
}

export type ReadPayerCredit = ReturnType<typeof createPayerCredit>
