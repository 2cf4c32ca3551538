import { spawn } from 'node:child_process'
import path from 'node:path'
import { createFamily } from './family.ts'
import { isEnding, tellWatchman } from './watchman.ts'

export type CommandResult = { code: number; output: string }

export const ROOT = path.resolve(import.meta.dirname, '../..')

const STILL_MS = 5 * 60_000

/**
 * Runs a program of the checkout, or any on the PATH, to its end; a program that cannot start has failed, too. It may take
 * as long as it likes, so long as it tells anything: one that has been silent for `stillMs` is ended with all it started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, stillMs = STILL_MS }: { cwd?: string; env?: Record<string, string>; stillMs?: number } = {},
): Promise<CommandResult> {
  const ownPrograms = path.join(ROOT, 'node_modules/.bin')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', PATH: `${ownPrograms}${path.delimiter}${process.env['PATH']}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  tellWatchman(child.pid)
  const chunks: Buffer[] = []
  const still = setTimeout(() => void endStill(), stillMs)
  const endStill = async () => {
    chunks.push(Buffer.from(`\nnothing has moved for ${stillMs / 60_000} minutes`))
    const family = createFamily()
    if (child.pid !== undefined) family.note(child.pid)
    await family.end()
  }
  const hear = (chunk: Buffer) => {
    chunks.push(chunk)
    still.refresh()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<CommandResult>((resolve) => {
    child.on('error', (fault) => resolve({ code: 1, output: fault.message }))
    child.on('close', (code, signal) => {
      if (isEnding()) return
      const output = Buffer.concat(chunks).toString('utf8').trim()
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output })
    })
  })
  return ended.finally(() => clearTimeout(still))
}
