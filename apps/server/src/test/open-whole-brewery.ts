import type { AppParts } from '../app.ts'
import { FEATURES } from '../features.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { serveBrewery, type OpenBrewery } from './open-brewery.ts'

/** All features: for tests that are about the whole product. Every change of a feature runs them. */
export async function openWholeBrewery(
  settings: Record<string, string> = {},
  parts: Partial<AppParts> = {},
): Promise<OpenBrewery> {
  return serveBrewery(await createBuiltBrewery(), { features: FEATURES, ...parts }, settings)
}
