import path from 'node:path'
import { importBrewery } from '#features/import/index.ts'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { createTestDatabase, fillTemplate, type TestDatabase } from '#platform/test/index.ts'
import { CHEAP_HASH } from './brewery.builders.ts'

type DemoBrewery = 'veenhof' | 'roodhert'

/** The Monday morning on which the tests' server is opened. */
const IMPORTED_AT = new Date('2026-11-23T09:00:00Z')

const imports = new Map<DemoBrewery, Promise<void>>()

/** A database of its own with a demo brewery in it, which is imported once a run and then copied. */
export async function createImportedBrewery(name: DemoBrewery): Promise<TestDatabase> {
  const template = `fust_${name}`
  const imported = imports.get(name) ?? fillTemplate(template, (pool) => importDemo(pool, name))
  imports.set(name, imported)
  await imported
  return createTestDatabase(template)
}

async function importDemo(pool: TestDatabase['pool'], name: DemoBrewery): Promise<void> {
  const folder = path.join(PRODUCT_FOLDER, 'breweries', name)
  const clock = { now: () => IMPORTED_AT }
  const hashPassword = () => Promise.resolve(CHEAP_HASH)
  const imported = await importBrewery({ pool, folder, clock, demoPasswords: true, hashPassword })
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
}
