import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { ErpFault } from '#integrations/erp/index.ts'
import { createDoctor } from './doctor.service.ts'

const ORDERS_AT_ERP = 'every order of ours in the ERP is here'

/** `fust doctor`: prints each check and what breaks it; answers 1 when anything does. */
export async function doctorCommand({
  db,
  clock,
  outboxKeptDays,
  lostOrders,
  print,
}: {
  db: Database
  clock: Clock
  outboxKeptDays: number
  /** The orders of ours that the ERP has and that are not here; left out where there is no ERP to ask. */
  lostOrders?: () => Promise<readonly string[]>
  print: (line: string) => void
}): Promise<number> {
  const findings = [...(await createDoctor({ db, clock, outboxKeptDays }).examine())]
  try {
    if (lostOrders) findings.push({ check: ORDERS_AT_ERP, breaches: await lostOrders() })
  } catch (error) {
    if (!(error instanceof ErpFault)) throw error
    print(`unsure  ${ORDERS_AT_ERP}`)
    print(`          the ERP could not be asked: ${error.message}`)
  }
  for (const { check, breaches } of findings) {
    print(`${breaches.length === 0 ? 'ok    ' : 'BROKEN'}  ${check}`)
    for (const breach of breaches) print(`          ${breach}`)
  }
  return findings.some((finding) => finding.breaches.length > 0) ? 1 : 0
}
