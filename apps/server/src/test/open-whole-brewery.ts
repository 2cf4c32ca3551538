import type { TestDatabase } from '#platform/test/index.ts'
import type { AppParts } from '../app.ts'
import { FEATURES } from '../features.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { serveBrewery, type OpenBrewery } from './open-brewery.ts'

/** All features: for tests that are about the whole product. Every change of a feature runs them. */
export async function openWholeBrewery(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<OpenBrewery> {
  return openWholeBreweryOn(await createBuiltBrewery(), settings, parts)
}

/** The same on a database that was built before. */
export async function openWholeBreweryOn(
  database: Pick<TestDatabase, 'pool' | 'drop'>,
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<OpenBrewery> {
  return serveBrewery(database, { features: FEATURES, ...parts }, settings)
}
