import { statement, type Queries } from '#platform/database/database.ts'

export type OwnWords = { firstName: string; lastName: string; phone: string; locale: string | null }

const update = statement<{ id: string }>(
  'own-user.update',
  `update portal_user set version = version + 1, first_name = $3, last_name = $4, phone = $5, locale = coalesce($6, locale)
   where id = $1 and version = $2 returning id`,
)

const setPhone = statement(
  'own-user.set-phone',
  `update portal_user set version = version + 1, phone = $2 where id = $1`,
)

const setNames = statement<{ firstName: string; lastName: string }>(
  'own-user.set-names',
  `update portal_user set version = version + 1, first_name = coalesce($2, first_name), last_name = coalesce($3, last_name)
   where id = $1 returning first_name as "firstName", last_name as "lastName"`,
)

const endFirstLogin = statement(
  'own-user.end-first-login',
  `update portal_user set is_first_login = false where id = $1 and is_first_login`,
)

// Whoever comes back for years has seen enough of it.
const countTutorial = statement(
  'own-user.count-tutorial',
  `update portal_user set tutorial_count = least(tutorial_count + 1, 1000000) where id = $1`,
)

/** What a person changes about themselves. */
export function createOwnUserStore(db: Queries) {
  return {
    /** False where it is not as it was read any more. */
    update: async (userId: string, version: number, { firstName, lastName, phone, locale }: OwnWords) =>
      (await db.row(update, [userId, version, firstName, lastName, phone, locale])) !== undefined,
    setNames: async (userId: string, firstName: string | null, lastName: string | null) => {
      const names = await db.row(setNames, [userId, firstName, lastName])
      if (!names) throw new Error(`There is no person ${userId}.`)
      return names
    },
    setPhone: (userId: string, phone: string) => db.rows(setPhone, [userId, phone]),
    endFirstLogin: (userId: string) => db.rows(endFirstLogin, [userId]),
    countTutorial: (userId: string) => db.rows(countTutorial, [userId]),
  }
}
