import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What this process still holds once all that nobody needs is gone. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
