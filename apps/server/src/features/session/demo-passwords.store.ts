import { statement, type Queries } from '#platform/database/database.ts'

const countDemoPasswords = statement<{ count: number }>(
  'session.count-demo-passwords',
  `select count(*)::int as count from portal_user where password_hash = demo_password_hash`,
)

/** How many people sign in with the password of a demo brewery, which everybody can read. */
export async function peopleWithDemoPassword(db: Queries): Promise<number> {
  return (await db.row(countDemoPasswords))?.count ?? 0
}
