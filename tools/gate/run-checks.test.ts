import { expect, test } from 'vitest'
import { type Check, commandCheck, problemCheck, whereThere } from './check.ts'
import { describeFailures, runChecks } from './run-checks.ts'

async function runAll(...checks: Check[]) {
  const lines: string[] = []
  const { passed, failed, steps } = await runChecks({ sideBySide: checks, alone: [] }, (text) => lines.push(text))
  return { lines: lines.map((line) => line.replace(/ +[\d.]+ s {2}/, ' ')), totals: { passed, failed }, steps }
}

const fine = problemCheck('fine', () => [])

test('a check that finds nothing counts as passed', async () => {
  expect(await runAll(fine)).toMatchObject({ lines: ['ok fine'], totals: { passed: 1, failed: 0 } })
})

test('a check that finds something tells what, and the others still run', async () => {
  const { lines, totals } = await runAll(
    problemCheck('broken', () => ['first', 'second']),
    fine,
  )
  expect(lines.toSorted()).toEqual(['    first\n    second', 'FAILED broken', 'ok fine'])
  expect(totals).toEqual({ passed: 1, failed: 1 })
})

test('a check that breaks down has failed', async () => {
  const { lines, totals } = await runAll(
    problemCheck('breaks', () => Promise.reject(new Error('out of beer'))),
    fine,
  )
  expect(lines).toContain('    Error: out of beer')
  expect(totals).toEqual({ passed: 1, failed: 1 })
})

test.each([
  ['ends with an exit code', 'node', ['-e', 'console.error("spilled"); process.exit(3)'], 'spilled'],
  ['is killed', 'node', ['-e', 'process.kill(process.pid, "SIGKILL")'], 'ended by SIGKILL'],
  ['cannot start', 'no-such-program', [], 'ENOENT'],
])('a program that %s has failed, and its output is shown', async (_, command, args, said) => {
  const { lines, totals } = await runAll(commandCheck('program', command, ...args))
  expect(lines.join('\n')).toContain(said)
  expect(totals).toEqual({ passed: 0, failed: 1 })
})

test('a check that needs what the machine has not counts for nothing and says so', async () => {
  expect(await runAll(whereThere('beer', () => false, fine))).toMatchObject({
    lines: ['absent fine', '    there is no beer'],
    totals: { passed: 0, failed: 0 },
  })
})

test('every check is told with how long it took, and the test files of each with theirs', async () => {
  const files = [{ name: 'tap.test.ts', seconds: 3 }]
  const pouring = { name: 'pouring', run: async () => ({ passed: 1, failed: 0, output: '', files }) }
  const totals = await runChecks({ sideBySide: [fine], alone: [pouring] }, () => {})
  expect(totals.steps).toEqual(['fine', 'pouring'].map((name) => ({ name, seconds: expect.any(Number) })))
  expect(totals.files).toEqual(files)
})

test('a run tells at its end what failed, however much was printed in between', async () => {
  const broken = problemCheck('broken', () => Array.from({ length: 20 }, (_, index) => `problem ${index}`))
  const { failures } = await runChecks({ sideBySide: [fine, broken], alone: [fine] }, () => {})
  const lines = describeFailures(failures).split('\n')
  expect(lines.slice(0, 2)).toEqual(['FAILED broken', 'problem 0'])
  expect(lines.at(-1)).toBe('(5 lines more, above)')
})
