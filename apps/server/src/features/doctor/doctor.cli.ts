import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { createDoctor } from './doctor.service.ts'

/** `fust doctor`: prints each check and what breaks it; answers 1 when anything does. */
export async function doctorCommand({
  db,
  clock,
  outboxKeptDays,
  print,
}: {
  db: Database
  clock: Clock
  outboxKeptDays: number
  print: (line: string) => void
}): Promise<number> {
  const findings = await createDoctor({ db, clock, outboxKeptDays }).examine()
  for (const { check, breaches } of findings) {
    print(`${breaches.length === 0 ? 'ok    ' : 'BROKEN'}  ${check}`)
    for (const breach of breaches) print(`          ${breach}`)
  }
  return findings.some((finding) => finding.breaches.length > 0) ? 1 : 0
}
