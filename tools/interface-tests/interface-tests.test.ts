import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../gate/run-command.ts'
import { interfaceTestProblems, interfaceTestsPage, readInterfaceTests } from './interface-tests-page.ts'

const shown = readInterfaceTests(ROOT)

test('each operation of the interface, each argument and each error is shown by a test', () => {
  expect(interfaceTestProblems(shown)).toEqual([])
})

test('the page that says by which one is current', () => {
  const page = readFileSync(path.join(ROOT, 'docs/interface-tests.md'), 'utf8')
  expect(page).toBe(interfaceTestsPage(shown))
})

test('what nothing shows is named', () => {
  const without = shown.operations.map((own) => (own.what === 'placeOrder' ? { ...own, test: undefined } : own))
  expect(interfaceTestProblems({ ...shown, operations: without })).toEqual(['no test shows placeOrder'])
})

test('an error that nothing shows is named, unless it is said why it is never answered', () => {
  const errors = shown.errors.map(({ what, reason }) => ({ what, reason }))
  const problems = interfaceTestProblems({ ...shown, errors })
  expect(problems).toContain('no test shows placeOrder CART_NOT_ACTIVE')
  expect(problems).not.toContain('no test shows placeOrder GUEST_EMAIL_MISSING')
})
