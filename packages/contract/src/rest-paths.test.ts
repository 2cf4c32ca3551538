import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the checklist lists and nobody serves yet. */
const OPEN = new Set([25, ...between(33, 63), ...between(65, 71)].map((number) => `API-${number}`))

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

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
