import { spawn } from 'node:child_process'
import path from 'node:path'

export type CommandResult = { code: number; output: string }

export const ROOT = path.resolve(import.meta.dirname, '../..')

const TIMEOUT_MS = 15 * 60_000

/** Runs a program of the checkout, or any on the PATH, to its end; a program that cannot start has failed, too. */
export function runCommand(
  command: string,
  args: readonly string[],
  {
    cwd = ROOT,
    env = {},
    timeoutMs = TIMEOUT_MS,
  }: { cwd?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<CommandResult> {
  const ownPrograms = path.join(ROOT, 'node_modules/.bin')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', PATH: `${ownPrograms}${path.delimiter}${process.env['PATH']}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (fault) => resolve({ code: 1, output: fault.message }))
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8').trim()
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output })
    })
  })
}
