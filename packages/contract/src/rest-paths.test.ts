import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const served = servedCalls(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))
const listed = listedCalls(readFileSync(new URL('../../../docs/requirements/checklist.md', import.meta.url), 'utf8'))

test('the checklist is read', () => {
  expect(listed.length).toBeGreaterThan(55)
})

test.each(listed)('[API-09] $id is served: $call', ({ call }) => {
  expect(served).toContain(call)
})

/** Rows such as "GET `/nl/prod/api/v1/portal/payers/{id}`", of the three services. */
function listedCalls(page: string): { id: string; call: string }[] {
  const rows = page.matchAll(
    /^\| (API-\d+) \| (?:CMS )?(GET|POST|PUT|PATCH) `(\/(?:nl\/prod|alcdcservice|almagnoliaservice)[^`?]*)/gm,
  )
  return Array.from(rows, ([, id = '', method = '', path = '']) => ({ id, call: `${method} ${withoutNames(path)}` }))
}

function servedCalls(text: string): Set<string> {
  const description: { paths: Record<string, Record<string, unknown>> } = JSON.parse(text)
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${withoutNames(path)}`),
  )
  return new Set(calls)
}

/** The market, the version and what a place in the path is called differ; what they stand for does not. */
function withoutNames(path: string): string {
  return (
    path
      .replace(/^\/(nl|\{market\})\//, '/market/')
      .replace(/\/api\/(v1|\{version\})\//, '/api/version/')
      // The path of an article begins with a slash of its own (API-76).
      .replace(/articles\{path\}$/, 'articles/{path}')
      .replaceAll(/\{\w+\}/g, '{}')
  )
}
