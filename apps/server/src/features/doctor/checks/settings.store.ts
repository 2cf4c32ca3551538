import { statement } from '#platform/database.ts'
import { brewerySettings } from '#features/portal/index.ts'
import type { Checks } from './check.ts'

const readSettings = statement<{ name: string; value: unknown }>(
  'doctor.settings',
  `select name, value from brewery_setting order by name limit 1000`,
)

/** What the brewery settles for all. */
export const SETTINGS: Checks = {
  // Each by itself: the others say what holds where one is left out.
  'settings of the brewery can be read': async (tx) => {
    const unreadable = (await tx.rows(readSettings)).filter(({ name, value }) => !isReadable(name, value))
    return { breaches: unreadable.map(({ name }) => `setting ${name} cannot be read`), count: unreadable.length }
  },
}

function isReadable(name: string, value: unknown): boolean {
  try {
    brewerySettings({ [name]: value })
    return true
  } catch {
    return false
  }
}
