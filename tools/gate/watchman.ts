import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { createFamily } from './family.ts'

const LOOKS_EVERY_MS = 1000

let watchman: ChildProcessByStdio<Writable, null, null> | undefined

/**
 * Tells the watchman of a process that was started just now. The watchman is a process that ends whatever this one has
 * started once this one has gone, however it went: it came to its end, was stopped, or was killed and could do nothing
 * about it any more.
 */
export function tellWatchman(pid: number | undefined): void {
  watchman ??= hireWatchman()
  watchman.stdin.write(`${pid ?? ''}\n`)
}

function hireWatchman() {
  // A group of its own: Ctrl-C is not for it.
  const child = spawn(process.execPath, [import.meta.filename, 'watch'], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {}) // it has gone before us
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return child
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

let isOver = false

/** Whether a signal has come: then nothing further begins, and nothing follows from a step that ends. */
export const isEnding = (): boolean => isOver

/** A signal ends this process once all that it has started has ended; `last` is done when the rest is over. */
export function endAllOnSignals(last?: () => Promise<void>): void {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, async () => {
      if (isOver) return
      isOver = true
      console.log(`${signal}: ending what was started`)
      if (watchman?.exitCode === null) {
        watchman.ref()
        watchman.stdin.end()
        await once(watchman, 'exit')
      }
      await last?.()
      process.exit(code)
    })
  }
}

/** What the watchman does. */
async function watch(): Promise<void> {
  const family = createFamily()
  const looking = setInterval(family.look, LOOKS_EVERY_MS)
  for await (const line of createInterface({ input: process.stdin })) if (line !== '') family.note(Number(line))
  clearInterval(looking)
  await family.end()
}

if (import.meta.main && process.argv[2] === 'watch') await watch()
