import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { skipUnchanged } from './skip-unchanged.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fust-unchanged-'))
  write('apps/web/a.ts', 'a')
  write('apps/server/b.ts', 'b')
  write('package.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Runs the check as a new process would, and returns how often it really ran. */
async function runsOf(...changes: (() => void)[]): Promise<number> {
  let runs = 0
  const check: Check = {
    name: 'web',
    reads: /^apps\/web\//,
    run: async () => ({ passed: 1, failed: 0, output: String(++runs) }),
  }
  for (const change of [() => {}, ...changes]) {
    change()
    for (const each of skipUnchanged([check], root)) await each.run()
  }
  return runs
}

test('skips a check whose files are those with which it passed, and says so', async () => {
  expect(await runsOf(() => {})).toBe(1)
  const [again] = skipUnchanged([{ name: 'web', reads: /^apps\/web\//, run: () => Promise.reject(new Error()) }], root)
  expect(await again?.run()).toEqual({ passed: 1, failed: 0, output: '', isUnchanged: true })
})

test.each([
  ['that it reads changed', () => write('apps/web/a.ts', 'A')],
  ['that it reads is new', () => write('apps/web/c.ts', 'c')],
  ['that it reads was deleted', () => rmSync(path.join(root, 'apps/web/a.ts'))],
  ['with the settings of a tool changed', () => write('.oxlintrc.json', '{}')],
  ['with the own code of the checks changed', () => write('tools/checks/lock-file.ts', '')],
  ['of a workspace that names its packages changed', () => write('apps/server/package.json', '{}')],
  ['that lists the installed packages changed', () => write('node_modules/.package-lock.json', '{}')],
])('runs a check again after a file %s', async (_which, change) => {
  expect(await runsOf(change)).toBe(2)
})

test('skips a check after a file changed that it does not read', async () => {
  expect(await runsOf(() => write('apps/server/b.ts', 'B'))).toBe(1)
})

test('runs a check again that failed', async () => {
  const failing: Check = { name: 'web', reads: /./, run: async () => ({ passed: 0, failed: 1, output: 'broken' }) }
  for (let run = 0; run < 2; run++) {
    const [check] = skipUnchanged([failing], root)
    expect(await check?.run()).toMatchObject({ failed: 1, output: 'broken' })
  }
})

test('runs a check every time where nobody says what it reads', async () => {
  const check: Check = { name: 'web', run: async () => ({ passed: 1, failed: 0, output: 'ran' }) }
  await skipUnchanged([check], root)[0]?.run()
  expect(await skipUnchanged([check], root)[0]?.run()).toMatchObject({ output: 'ran' })
})

test('runs every check where the record of what passed is no JSON', async () => {
  expect(await runsOf(() => write('.fust/passed-checks.json', '{"web":'))).toBe(2)
})
