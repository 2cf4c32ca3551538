import { expect, test } from 'vitest'
import { describeTimings, timingsOfPlaywright, timingsOfVitest } from './timings.ts'

test('the time of a vitest file is that from its first test to its last', () => {
  const report = { testResults: [{ name: '/brewery/src/tap.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(timingsOfVitest(report, '/brewery')).toEqual([{ name: 'src/tap.test.ts', seconds: 2.5 }])
})

test('the time of a journey file is that of all its journeys and retries, however deep they stand', () => {
  const spec = (...durations: number[]) => ({
    file: 'order.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = { suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(2000, 500)] }] }] }
  expect(timingsOfPlaywright(report, 'e2e')).toEqual([{ name: 'e2e/order.spec.ts', seconds: 3.5 }])
})

test('a run ends with the steps in their order and the ten slowest of its test files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }))
  const lines = describeTimings([{ name: 'lint', seconds: 2.25 }], files).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'time of each step',
    '     2.3 s  lint',
    'slowest test files',
    '    11.0 s  11.test.ts',
  ])
  expect(lines).toHaveLength(3 + 10)
})

test('a run without test files ends with its steps alone', () => {
  expect(describeTimings([{ name: 'lint', seconds: 1 }], [])).toBe('time of each step\n     1.0 s  lint')
})
