import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// It stops everything for some 150 ms: not while the first callers come.
const AFTER_MS = 10_000

// Twice as much held 20 MB more at the peak, and was no quicker.
const GARBAGE_PERCENT = 60

/**
 * Collects what has died once it is as much as this share of what lives. By itself V8 lets it grow to 250 MB, whether
 * 60 live or 100.
 */
export function collectEarly(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
}

/**
 * Gives the memory back that only the start needed: a third of what the process holds. V8 would do it by itself once it
 * collects all, which a process that waits for callers does not.
 */
export function giveBackStartMemory(): void {
  setTimeout(collectAll, AFTER_MS).unref()
}

function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  // Only the last resort makes the space for new objects small again.
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
