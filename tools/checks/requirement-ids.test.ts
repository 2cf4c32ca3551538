import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../gate/run-command.ts'
import { partOfTest } from './part-of-test.ts'
import { provenIds, readRequirements, requirementIdProblems } from './requirement-ids.ts'
import { needsOf, requirementNeedsProblems } from './requirement-needs.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fust-requirements-'))
  write(
    'docs/requirements/checklist.md',
    '| ID | Requirement | Source |\n|---|---|---|\n| TAP-01 | Beer is cold. | P§1 |\n| TAP-02 | Foam \\| two fingers. | C§2 |\n',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('a requirement is a row of the checklist', () => {
  expect(readRequirements(root)).toEqual([
    { id: 'TAP-01', text: 'Beer is cold.' },
    { id: 'TAP-02', text: 'Foam \\| two fingers.' },
  ])
})

test('a test proves the requirements that its title names', () => {
  write('apps/server/src/tap.test.ts', `test('[TAP-01] pours [TAP-02]', pour)`)
  write('e2e/tap.spec.ts', `test('[TAP-01, TAP-02] pours', pour)`)
  write('apps/server/src/tap.ts', `// [TAP-01] is no proof here`)
  expect(provenIds(root).get('TAP-01')).toHaveLength(2)
  expect(provenIds(root).get('TAP-02')).toHaveLength(2)
})

test('a title that names a requirement nobody wrote down is refused', () => {
  write('packages/domain/src/tap.test.ts', `test('[TAP-09] pours', pour)`)
  expect(requirementIdProblems(root)).toEqual(['packages/domain/src/tap.test.ts: there is no TAP-09'])
})

test.each([
  ['CRT-25', ['rule', 'wire', 'screen']],
  ['CRT-27', ['screen']],
  ['CRT-37', ['rule', 'wire']],
  ['GQL-44', ['wire']],
])('%s needs %j', (id, parts) => {
  expect(needsOf(id)).toEqual(parts)
})

test.each([
  ['packages/domain/src/tap.test.ts', 'rule'],
  ['packages/contract/src/tap.test.ts', 'wire'],
  ['apps/server/src/features/cart/cart.api.test.ts', 'wire'],
  ['proof/race/tap.test.ts', 'wire'],
  ['apps/web/src/ui/tap.test.tsx', 'screen'],
  ['e2e/tap.spec.ts', 'screen'],
])('a test in %s looks at the %s', (file, part) => {
  expect(partOfTest(file)).toBe(part)
})

test('of each row of the checklist it is said once what it needs', () => {
  expect(requirementNeedsProblems(readRequirements(ROOT).map(({ id }) => id))).toEqual([])
  expect(requirementNeedsProblems(['TAP-01'])).toContain('nobody says what rows of TAP need')
})
