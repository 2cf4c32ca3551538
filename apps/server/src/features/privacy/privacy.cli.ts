import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { PERSONAL_TABLES } from './data-map.ts'
import { erasePerson, type EraseRefusal } from './erase-person.ts'
import { createPrivacyStore } from './privacy.store.ts'
import { withdrawErasure } from './withdraw-erasure.ts'

const USAGE = 'Usage: fust erase-person EMAIL [--yes | --withdraw]'

/** `fust erase-person EMAIL`: says what would go, erases with `--yes`, or takes a wish back; answers the exit code. */
export async function erasePersonCommand(
  args: readonly string[],
  { db, clock, print }: { db: Database; clock: Clock; print: (line: string) => void },
): Promise<number> {
  const [typed = '', option, ...more] = args
  const isKnown = option === undefined || option === '--yes' || option === '--withdraw'
  if (!typed.includes('@') || !isKnown || more.length > 0) {
    print(USAGE)
    return 2
  }
  const email = typed.trim().toLowerCase()
  const store = createPrivacyStore(db)
  const asVisitor = await store.countAsVisitor(email)
  if (asVisitor > 0 && option === undefined) print(`Tickets opened by ${email} without an account: ${asVisitor}, go.`)
  if (asVisitor > 0 && option === '--yes') {
    await store.removeAsVisitor(email)
    print(`Tickets opened by ${email} without an account are gone: ${asVisitor}.`)
  }
  const userId = await store.readByEmail(email)
  if (userId === undefined) {
    if (asVisitor === 0 || option === '--withdraw') print(`Nobody here has the address ${email}.`)
    return asVisitor > 0 && option !== '--withdraw' ? 0 : 1
  }
  const at = clock.now()
  if (option === '--withdraw') {
    const isOpen = await db.transaction((tx) => withdrawErasure(tx, { userId, at, actorId: null }))
    print(isOpen ? `The account of ${email} is open again.` : `${email} has not asked to be erased.`)
    return isOpen ? 0 : 1
  }
  if (option === undefined) {
    for (const line of await outlook(db, userId, email)) print(line)
    return 0
  }
  const outcome = await erasePerson(db, { userId, at, onlyWhenDue: false })
  print(
    outcome.ok ? `${email} is erased. Orders and what the company asked stay, without a name.` : words(outcome.refusal),
  )
  return outcome.ok ? 0 : 1
}

async function outlook(db: Database, userId: string, email: string): Promise<string[]> {
  const rows = new Map(
    (await createPrivacyStore(db).readAll(userId)).map(({ table, rows: own }) => [table, own.length]),
  )
  const held = PERSONAL_TABLES.filter(([table]) => (rows.get(table) ?? 0) > 0)
  return [
    `Nothing was erased. What is known of ${email}, by number ${userId}:`,
    ...held.map(([table, { erased }]) => {
      const what = erased.how === 'kept' ? `stays without a name: ${erased.why}` : 'goes'
      return `  ${table}: ${rows.get(table)}, ${what}`
    }),
    `It cannot be undone. To erase: fust erase-person ${email} --yes`,
  ]
}

const words = (refusal: EraseRefusal): string =>
  refusal.code === 'last-key-user'
    ? `Nobody was erased: ${refusal.companies.join(', ')} would have no Key user. Make somebody else one first.`
    : 'Nobody was erased: somebody else has done so, or the person is gone.'
