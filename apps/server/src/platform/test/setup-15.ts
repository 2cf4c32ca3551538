import type { TestProject } from 'vitest/node'
import { installedPostgres15 } from './installed-15.ts'
import { shareTestServer } from './test-server.ts'

/** As for 18; the project exists only where a PostgreSQL 15 does. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await shareTestServer('15', installedPostgres15())
  project.provide('postgresUrl', server.url)
  return server.stop
}
