import type { Queries } from '#platform/database/database.ts'
import { createSecondFactorStore } from './second-factor.store.ts'
import type { TakeAway } from './take-away.service.ts'

/** `fust remove-second-factor EMAIL`: for a person who has lost it; answers the exit code. */
export async function removeSecondFactorCommand(
  [typed, ...more]: readonly string[],
  { db, takeAway, print }: { db: Queries; takeAway: TakeAway; print: (line: string) => void },
): Promise<number> {
  if (typed === undefined || more.length > 0 || !typed.includes('@')) {
    print('Usage: fust remove-second-factor EMAIL')
    return 2
  }
  const email = typed.trim().toLowerCase()
  const userId = await createSecondFactorStore(db).readPerson(email)
  if (userId === undefined || !(await takeAway(userId))) {
    print(`Nobody with the address ${email} signs in by a second factor.`)
    return 1
  }
  print(`${email} signs in by the password alone, is signed out everywhere, and is told by mail.`)
  return 0
}
