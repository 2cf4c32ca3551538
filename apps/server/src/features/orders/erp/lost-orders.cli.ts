import { parseArgs } from 'node:util'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { ErpFault, type ListedOrder } from '#integrations/erp/index.ts'
import type { LostOrders } from './lost-orders.service.ts'

const USAGE = 'Usage: fust lost-orders [--since 2026-11-20]'

/** `fust lost-orders`: answers 1 when the ERP has orders of ours that are not here, 2 when it could not be asked. */
export async function lostOrdersCommand(
  args: readonly string[],
  { lostOrders, print }: { lostOrders: LostOrders; print: (line: string) => void },
): Promise<number> {
  const asked = parsed(args)
  if (!asked) {
    print(USAGE)
    return 2
  }
  const since = asked.since ?? (await lostOrders.usualDay())
  try {
    const lost = await lostOrders.since(since)
    for (const line of lost.length === 0 ? nothingLost(since) : whatIsLost(lost, since)) print(line)
    return lost.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof ErpFault)) throw error
    print(`The ERP could not be asked: ${error.message}`)
    return 2
  }
}

/** One lost order in one line. */
export function lostOrderLine(order: ListedOrder): string {
  return [
    `SAP ${order.sapId}`,
    `order ${order.orderNumber}`,
    `customer ${order.soldTo}`,
    `ship-to ${order.shipTo}`,
    `entered ${order.enteredOn ?? 'on no day'}`,
    `for ${order.requestedDeliveryDate ?? 'no day'}`,
    `${order.currency} ${(order.netCents / 100).toFixed(2)} net`,
  ].join('  ')
}

const nothingLost = (since: CalendarDate) => [`Every order of ours that the ERP has since ${since} is here.`]

const whatIsLost = (lost: readonly ListedOrder[], since: CalendarDate) => [
  ...lost.map(lostOrderLine),
  '',
  `Orders of ours in the ERP since ${since} that are not here: ${lost.length}. This database came back without them.`,
  'Their buyers have a confirmation, and the ERP delivers them unless they are rejected there.',
  'Stock, budgets and pallet places here do not know of them.',
  'For each of them: ask the buyer whether it was ordered again. If so, reject one of the two in the ERP.',
  'If not, let it be delivered, and take it off stock and budget here with the next import.',
  'What is rejected in the ERP is listed no more.',
]

function parsed(args: readonly string[]): { since: CalendarDate | undefined } | undefined {
  try {
    const { since } = parseArgs({ args: [...args], options: { since: { type: 'string' } } }).values
    return since === undefined || isCalendarDate(since) ? { since } : undefined
  } catch {
    return undefined
  }
}
