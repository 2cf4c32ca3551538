import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

const MODULE = path.join(import.meta.dirname, 'log-output.ts')

/** A process that writes through the output, as its log does, and ends as a process does that was told to stop. */
const script = (what: string) => `
  import { createLogOutput } from ${JSON.stringify(MODULE)}
  process.stdout.on('error', () => {})
  const output = createLogOutput()
  process.on('exit', output.flushSync)
  ${what}
  process.on('exit', () => process.stderr.write(String(output.leftOut())))`

async function run(what: string, whenItRuns: (stdout: NonNullable<ReturnType<typeof spawn>['stdout']>) => void) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(what)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let leftOut = ''
  child.stderr?.on('data', (chunk) => (leftOut += String(chunk)))
  if (child.stdout) whenItRuns(child.stdout)
  const [code] = await once(child, 'exit')
  child.stdout?.resume()
  if (child.stderr && !child.stderr.closed) await once(child.stderr, 'close')
  return { code, leftOut: Number(leftOut) }
}

test('lines arrive whole and in their order, the last ones at the end too', async () => {
  let text = ''
  const { code, leftOut } = await run(
    `for (let n = 0; n < 20000; n += 1) output.write(n + ' ${'x'.repeat(20)}\\n')
     setTimeout(() => output.write('the last\\n'), 300)`,
    (stdout) => stdout.on('data', (chunk) => (text += String(chunk))),
  )
  const lines = text.trimEnd().split('\n')
  expect([code, leftOut, lines.length, lines.at(-1)]).toEqual([0, 0, 20_001, 'the last'])
  expect(lines.slice(0, -1).every((line, index) => line.startsWith(`${index} `))).toBe(true)
})

test('a reader that has gone costs lines, and neither the process nor its end', async () => {
  const { code, leftOut } = await run(
    `let n = 0
     const writing = setInterval(() => { output.write('line\\n'); if ((n += 1) === 60) { clearInterval(writing); output.write('one more\\n'); output.flushSync() } }, 10)`,
    (stdout) => stdout.destroy(),
  )
  expect(code).toBe(0)
  expect(leftOut).toBeGreaterThan(0)
})

test('a reader that stands still costs lines beyond a megabyte, and the process ends as ever', async () => {
  const { code, leftOut } = await run(
    `for (let n = 0; n < 30000; n += 1) output.write('${'y'.repeat(99)}\\n')
     setTimeout(() => process.exit(0), 1500)`,
    (stdout) => stdout.pause(),
  )
  expect(code).toBe(0)
  expect(leftOut).toBeGreaterThan(10_000)
})
