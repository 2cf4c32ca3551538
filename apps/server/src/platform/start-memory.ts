import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// It stops everything for some 150 ms: not while the first callers come.
const AFTER_MS = 10_000

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
