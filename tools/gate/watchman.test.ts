import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const gateModule = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

// PostgreSQL and browsers are started as this grandchild is: in a session of their own, where no signal of ours comes.
const STEP = `
  const { spawn } = require('node:child_process')
  const far = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  console.log(process.pid, far.pid)
  if (process.argv[1]) require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + far.pid)
  setInterval(() => {}, 1000)
`
const GATE = `
  import { runCommand } from ${gateModule('run-command.ts')}
  import { endAllOnSignals } from ${gateModule('watchman.ts')}
  import { writeFileSync } from 'node:fs'
  endAllOnSignals()
  const [, began, next] = process.argv
  await runCommand('node', ['-e', ${JSON.stringify(STEP)}, began])
  writeFileSync(next, 'began')
`

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('what a gate has started ends with it: %s', async (signal) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-watchman-'))
  const [began, next] = [path.join(folder, 'began'), path.join(folder, 'next')]
  const gate = spawn(process.execPath, ['--input-type=module', '-e', GATE, began, next], { stdio: 'ignore' })
  await expect.poll(() => existsSync(began) && readFileSync(began, 'utf8')).toMatch(/^\d+ \d+$/)
  const started = readFileSync(began, 'utf8').split(' ').map(Number)
  expect(started.filter(isRunning)).toHaveLength(2)

  gate.kill(signal)
  await expect.poll(() => started.filter(isRunning)).toEqual([])
  await expect.poll(() => gate.exitCode ?? gate.signalCode).not.toBeNull()
  expect(existsSync(next), 'the step after it begins').toBe(false)
  expect(gate.exitCode).not.toBe(0)
  rmSync(folder, { recursive: true })
})

test('a step in which nothing moves is ended with all it has started, and says so', async () => {
  const { code, output } = await runCommand('node', ['-e', STEP], { stillMs: 3000 })
  expect(code).not.toBe(0)
  expect(output).toContain('nothing has moved for 0.05 minutes')
  const started = output.split('\n')[0]?.split(' ').map(Number) ?? []
  expect(started).toHaveLength(2)
  await expect.poll(() => started.filter(isRunning)).toEqual([])
})

test('a step that moves takes as long as it likes', async () => {
  const ticks = `let n = 0; const t = setInterval(() => { console.log(n); if (++n === 8) clearInterval(t) }, 500)`
  const { code, output } = await runCommand('node', ['-e', ticks], { stillMs: 3500 })
  expect(output).toBe('0\n1\n2\n3\n4\n5\n6\n7')
  expect(code).toBe(0)
})
