import { statement } from '#platform/database/database.ts'
import { brewerySettings, marketOf } from '#features/portal/index.ts'
import type { Checks } from './check.ts'

const readSettings = statement<{ name: string; value: unknown }>(
  'doctor.settings',
  `select name, value from brewery_setting order by name limit 1000`,
)

/** What the brewery settles for all. */
export const SETTINGS: Checks = {
  // Each by itself: the others say what holds where one is left out.
  'settings of the brewery can be read': async (tx) => {
    const rows = await tx.rows(readSettings)
    const unreadable = rows.filter(({ name, value }) => !isReadable({ [name]: value }, rows))
    return { breaches: unreadable.map(({ name }) => `setting ${name} cannot be read`), count: unreadable.length }
  },
}

function isReadable(setting: Record<string, unknown>, all: readonly { name: string; value: unknown }[]): boolean {
  try {
    // Only the market goes by another one: its pack.
    const pack = 'market' in setting && all.find(({ name }) => name === 'market_pack')
    marketOf(brewerySettings({ ...(pack && { market_pack: pack.value }), ...setting }))
    return true
  } catch {
    return false
  }
}
