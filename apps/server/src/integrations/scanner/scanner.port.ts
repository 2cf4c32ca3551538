import type { Readable } from 'node:stream'

/** What was found in a file: nothing, or something by its name. */
export type Scanned = { isClean: true } | { isClean: false; found: string }

/** Looks through what people send. What may go better later is thrown. */
export type Scanner = {
  scan(content: Readable): Promise<Scanned>
}
