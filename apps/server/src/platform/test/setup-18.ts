import type { TestProject } from 'vitest/node'
import { shareTestServer } from './test-server.ts'

/** Runs once before the project's tests; what it answers runs after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await shareTestServer('18')
  project.provide('postgresUrl', server.url)
  return server.stop
}
