import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the checklist lists and nobody serves yet. */
const OPEN = new Set([
  ...['API-25', 'API-33', 'API-34', 'API-35', 'API-36', 'API-37', 'API-38', 'API-39', 'API-40', 'API-41', 'API-42'],
  ...['API-43', 'API-44', 'API-45', 'API-46', 'API-47', 'API-48', 'API-49', 'API-50', 'API-51', 'API-52', 'API-53'],
  ...['API-54', 'API-55', 'API-56', 'API-57', 'API-58', 'API-59', 'API-60', 'API-61', 'API-62', 'API-63', 'API-65'],
  ...['API-66', 'API-67', 'API-68', 'API-69', 'API-70', 'API-71'],
])

const served = servedCalls(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))
const listed = listedCalls(readFileSync(new URL('../../../docs/requirements/checklist.md', import.meta.url), 'utf8'))

test('the checklist is read', () => {
  expect(listed.length).toBeGreaterThan(55)
})

test.each(listed.filter(({ id }) => !OPEN.has(id)))('[API-09] $id is served: $call', ({ call }) => {
  expect(served).toContain(call)
})

test('what is open is open', () => {
  expect(listed.filter(({ id, call }) => OPEN.has(id) && served.has(call))).toEqual([])
})

/** Rows such as "GET `/nl/prod/api/v1/portal/payers/{id}`", of the general and the customer-data service. */
function listedCalls(page: string): { id: string; call: string }[] {
  const rows = page.matchAll(/^\| (API-\d+) \| (GET|POST|PUT|PATCH) `(\/(?:nl\/prod|alcdcservice)[^`?]*)/gm)
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
  return path
    .replace(/^\/(nl|\{market\})\//, '/market/')
    .replace(/\/api\/(v1|\{version\})\//, '/api/version/')
    .replaceAll(/\{\w+\}/g, '{}')
}
