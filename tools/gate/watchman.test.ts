import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

// PostgreSQL and browsers are started as this grandchild is: in a session of their own, where no signal of ours comes.
const STEP = `
  const { spawn } = require('node:child_process')
  const far = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  console.log(process.pid, far.pid)
  setInterval(() => {}, 1000)
`
const GATE = `
  import { spawn } from 'node:child_process'
  import { endAllOnSignals, tellWatchman } from ${JSON.stringify(path.join(import.meta.dirname, 'watchman.ts'))}
  endAllOnSignals()
  const step = spawn('node', ['-e', ${JSON.stringify(STEP)}], { stdio: ['ignore', 'inherit', 'inherit'] })
  tellWatchman(step.pid)
`

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const SOON = { timeout: 20_000 }

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('what a gate has started ends with it: %s', async (signal) => {
  const gate = spawn(process.execPath, ['--input-type=module', '-e', GATE], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: gate.stdout }), 'line')
  const started = String(line).split(' ').map(Number)
  expect(started.filter(isRunning)).toHaveLength(2)

  gate.kill(signal)
  await expect.poll(() => started.filter(isRunning), SOON).toEqual([])
  await expect.poll(() => gate.exitCode ?? gate.signalCode, SOON).not.toBeNull()
})

test('a step in which nothing moves is ended with all it has started, and says so', async () => {
  const { code, output } = await runCommand('node', ['-e', STEP], { stillMs: 3000 })
  expect(code).not.toBe(0)
  expect(output).toContain('nothing has moved for 0.05 minutes')
  const started = output.split('\n')[0]?.split(' ').map(Number) ?? []
  expect(started).toHaveLength(2)
  await expect.poll(() => started.filter(isRunning), SOON).toEqual([])
})

test('a step that moves takes as long as it likes', async () => {
  const ticks = `let n = 0; const t = setInterval(() => { console.log(n); if (++n === 8) clearInterval(t) }, 500)`
  const { code, output } = await runCommand('node', ['-e', ticks], { stillMs: 3500 })
  expect(output).toBe('0\n1\n2\n3\n4\n5\n6\n7')
  expect(code).toBe(0)
})
