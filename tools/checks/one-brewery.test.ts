import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { oneBreweryProblems } from './one-brewery.ts'

test.each([
  ['apps/web/src/tap.tsx', `<p>Veenhof</p>`, 'Veenhof'],
  ['apps/server/src/tap.ts', `const currency = 'EUR'`, 'EUR'],
  ['apps/web/public/first-paint.js', `facts.includes('"market":"NL"')`, '"market":"NL"'],
])('in %s, %s names a brewery or its market', (file, text, name) => {
  expect(problemsOf(file, text)).toEqual([`${file}: '${name}': ask the brewery or its market`])
})

test.each([
  ['apps/web/src/tap.tsx', `t('tap.only', { only })`],
  ['apps/web/src/tap.test.ts', `const currency = 'EUR'`],
])('%s may say %s', (file, text) => {
  expect(problemsOf(file, text)).toEqual([])
})

test('a file that may name one, and does not, leaves the list', () => {
  expect(problemsOf('apps/server/src/tap.ts', '', { 'apps/server/src/tap.ts': 'the folder of the demo' })).toEqual([
    'tools/checks/one-brewery.ts: apps/server/src/tap.ts names no brewery any more: take it off the list',
  ])
})

function problemsOf(file: string, text: string, may = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'fust-named-'))
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  const problems = oneBreweryProblems(root, may)
  rmSync(root, { recursive: true })
  return problems
}
