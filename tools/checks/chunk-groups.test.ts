import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nameProblems } from '../../apps/web/chunk-groups.ts'
import { ROOT } from '../gate/run-command.ts'

const SOURCES = [
  '{apps/web,packages/*}/src/**/*.{ts,tsx,css}',
  'node_modules/{@tanstack/{react-table,table-core},react-hook-form}/package.json',
]
const sources = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((file) => path.join(ROOT, file))

test('every name by which the build puts modules together is that of one module or folder', () => {
  expect(nameProblems(sources)).toEqual([])
})

test('the build stops where a module has another name now', () => {
  const renamed = sources.map((file) => file.replace('/retry-of.ts', '/retried.ts'))
  expect(nameProblems(renamed)).toEqual(['no module is called retry-of'])
})

test('a module keeps its name in another folder', () => {
  const moved = sources.map((file) => file.replace('/lib/retry-of.ts', '/lib/asking/retry-of.ts'))
  expect(nameProblems(moved)).toEqual([])
})

test('the build stops where two modules share a name, unless one is of an area alone', () => {
  const added = ['cart/retry-of.ts', 'areas/checkout/landing.ts'].map((file) => path.join(ROOT, 'apps/web/src', file))
  expect(nameProblems([...sources, ...added])).toEqual(['several modules are called retry-of'])
})
