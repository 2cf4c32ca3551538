import { statement, type Queries } from '#platform/database.ts'

const hasMessage = statement<{ found: boolean }>(
  'partner-request.has-message',
  'select exists (select from outbox where key = $1) as found',
)

export function createPartnerRequestStore(db: Queries) {
  return {
    /** Whether the mail was left before. */
    hasMessage: async (key: string) => (await db.row(hasMessage, [key]))?.found ?? false,
  }
}
