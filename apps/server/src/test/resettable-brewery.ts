import { noteRows } from '#platform/test/index.ts'
import { openBrewery, type OpenBrewery } from './open-brewery.ts'

export type ResettableBrewery = OpenBrewery & {
  /** Gives the next test the brewery as it was opened: its rows, the clock, and nobody signed in. */
  reset: () => Promise<void>
}

const MONDAY_MORNING = '2026-11-23T09:00:00Z'

/** One brewery with its server for all tests of a file. What the server caches it knows by the version of the catalogue. */
export async function openResettableBrewery(...options: Parameters<typeof openBrewery>): Promise<ResettableBrewery> {
  const brewery = await openBrewery(...options)
  const restoreRows = await noteRows(brewery.pool)
  return {
    ...brewery,
    reset: async () => {
      await restoreRows()
      await brewery.pool.query('update catalogue_mark set mark = gen_random_uuid()')
      brewery.setClock(MONDAY_MORNING)
    },
  }
}
