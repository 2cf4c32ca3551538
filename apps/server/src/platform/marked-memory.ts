import { Shed } from './shed.ts'

const MAX_TRIES = 5
const RETRY_AFTER_SECONDS = 1

/**
 * What the database said at one mark, by key: at another mark none of it holds. Marks are compared, never ordered: which
 * of two came later nobody knows. Of more than `most`, what was kept first goes.
 */
export function createMarkedMemory<Value>(most: number) {
  let kept = { mark: '', values: new Map<string, Value>() }

  return {
    get: (mark: string, key: string): Value | undefined => (mark === kept.mark ? kept.values.get(key) : undefined),
    /** Keeps what was read with a mark, in one statement. */
    keep: (mark: string, key: string, value: Value): void => {
      if (mark !== kept.mark) kept = { mark, values: new Map() }
      const { values } = kept
      // Taken out and put back, so that the first in the map is the one kept longest ago.
      values.delete(key)
      values.set(key, value)
      if (values.size <= most) return
      const [oldest = key] = values.keys()
      values.delete(oldest)
    },
  }
}

/** Reads anew while what was read is of different marks, which `read` says by null; who never reads of one comes back later. */
export async function untilOneMark<T>(read: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await read()
    if (found !== null) return found
  }
  throw new Shed(503, RETRY_AFTER_SECONDS)
}
