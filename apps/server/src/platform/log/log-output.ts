import type { DestinationStream } from 'pino'
import type { Measure } from './metrics.ts'

const AT_ONCE_CHARACTERS = 4_096
const AFTER_MS = 100
// Beyond it lines are left out: a reader that is slower than we are takes no more memory than this.
const MOST_WAITING_CHARACTERS = 1_000_000

export type LogOutput = DestinationStream & {
  /** Hands over what waits: for an end that is near. */
  flushSync: () => void
  /** How many lines nobody will read. */
  leftOut: () => number
}

/**
 * Writes lines together, a tenth of a second late at most. A log that nobody reads, or that is full, costs lines and
 * never the process: pino's own output waits for a broken pipe at every exit, without end, and grows behind a full one.
 */
export function createLogOutput(stream: NodeJS.WriteStream = process.stdout): LogOutput {
  let waiting: string[] = []
  let characters = 0
  let leftOut = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = []
    characters = 0
    if (lines.length === 0) return
    stream.write(lines.join(''), (fault) => {
      if (fault) leftOut += lines.length
    })
  }

  return {
    write(line) {
      if (characters + line.length + stream.writableLength > MOST_WAITING_CHARACTERS) {
        leftOut += 1
        return
      }
      waiting.push(line)
      characters += line.length
      if (characters >= AT_ONCE_CHARACTERS) flush()
      else timer ??= setTimeout(flush, AFTER_MS).unref()
    },
    flushSync: flush,
    leftOut: () => leftOut,
  }
}

export function linesLeftOut({ leftOut }: LogOutput): Measure {
  return { name: 'fust_log_left_out', help: 'Lines of the log that nobody took.', read: async () => leftOut() }
}
