import { expect, test } from 'vitest'
import { describeFailedTests, failedTestsOfPlaywright, failedTestsOfVitest } from './failed-tests.ts'

test('of a vitest report the failed tests are told, with file, title and what went wrong', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'pours', failureMessages: [] },
    { status: 'failed', fullName: 'foams', failureMessages: ['\u001B[31mno foam\u001B[39m\nat tap.ts:3'] },
  ]
  const failed = failedTestsOfVitest({
    testResults: [{ name: '/brewery/tap.test.ts', status: 'failed', message: '', assertionResults }],
  })

  expect(describeFailedTests(failed, '/brewery')).toBe('✗ tap.test.ts > foams\nno foam\nat tap.ts:3')
})

test('a test file that could not be loaded is told with its fault', () => {
  const report = {
    testResults: [{ name: '/brewery/tap.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }],
  }
  expect(failedTestsOfVitest(report)).toEqual([
    { file: '/brewery/tap.test.ts', title: 'the file itself', messages: ['no such file'] },
  ])
})

test('of a Playwright report the failed and the flaky journeys are told, however deep they stand', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'order.spec.ts',
    tests: [{ status, results: [{ errors: [{ message: `${title} failed` }] }] }],
  })
  const specs = [spec('orders', 'expected'), spec('pays', 'unexpected'), spec('prints', 'flaky')]
  const report = { suites: [{ suites: [{ specs }], specs: [] }] }
  expect(failedTestsOfPlaywright(report).map(({ title, messages }) => [title, messages])).toEqual([
    ['pays', ['pays failed']],
    ['prints', ['prints failed']],
  ])
})

test('a journey that saw all it says and passed once more is not told where only its browser did not close', () => {
  const stayedOpen = '\u001B[31mTearing down "context" exceeded the test timeout of 180000ms.\u001B[39m'
  const flaky = (title: string, ...messages: string[]) => ({
    title,
    tests: [{ status: 'flaky', results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
  })
  const specs = [flaky('orders', stayedOpen), flaky('pays', 'no button', stayedOpen)]
  expect(failedTestsOfPlaywright({ specs }).map(({ title }) => title)).toEqual(['pays'])
})

test('a report that was never written tells of no test', () => {
  expect(failedTestsOfVitest({})).toEqual([])
  expect(failedTestsOfPlaywright({})).toEqual([])
})
