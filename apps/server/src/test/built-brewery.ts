import { fillTemplate, reuseTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery } from './brewery.builders.ts'

const TEMPLATE = 'fust_built_brewery'

let built: Promise<void> | undefined

/** A database of its own with the built brewery in it, which is built once and then copied, or restored from the test before. */
export async function createBuiltBrewery(): Promise<TestDatabase> {
  await (built ??= fillTemplate(TEMPLATE, buildBrewery))
  return reuseTestDatabase(TEMPLATE)
}
