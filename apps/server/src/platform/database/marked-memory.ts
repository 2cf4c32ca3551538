import { Shed } from '../http/shed.ts'

const MAX_TRIES = 5
const RETRY_AFTER_SECONDS = 1

/**
 * What the database said at one mark, by subject and key: at another mark none of it holds. Marks are compared, never
 * ordered: which of two came later nobody knows.
 */
export function createMarkedMemory() {
  let kept = ''
  const emptied: (() => void)[] = []

  function turnTo(mark: string): void {
    if (mark === kept) return
    kept = mark
    for (const empty of emptied) empty()
  }

  return {
    /** Of what is kept. By it is guessed what is worth asking; what is told is told by a mark that was read. */
    mark: () => kept,
    /** A place for one subject. When its values weigh more than `most`, those not asked for longest go. */
    shelf: <Value>(most: number, weightOf: (value: Value) => number = () => 1): Shelf<Value> => {
      const values = new Map<string, Value>()
      let weight = 0

      function take(key: string): Value | undefined {
        const value = values.get(key)
        if (value === undefined) return undefined
        values.delete(key)
        weight -= weightOf(value)
        return value
      }

      // The first in the map is the one not asked for longest.
      function put(key: string, value: Value): void {
        values.set(key, value)
        weight += weightOf(value)
      }

      emptied.push(() => {
        values.clear()
        weight = 0
      })
      return {
        get: (mark, key) => {
          const value = mark === kept ? take(key) : undefined
          if (value !== undefined) put(key, value)
          return value
        },
        keep: (mark, key, value) => {
          turnTo(mark)
          take(key)
          put(key, value)
          for (const oldest of values.keys()) {
            if (weight <= most) return
            take(oldest)
          }
        },
      }
    },
  }
}

export type MarkedMemory = ReturnType<typeof createMarkedMemory>

export type Shelf<Value> = {
  get: (mark: string, key: string) => Value | undefined
  /** Keeps what was read with a mark, in one statement. */
  keep: (mark: string, key: string, value: Value) => void
}

/** Reads anew while what was read is of different marks, which `read` says by null; who never reads of one comes back later. */
export async function untilOneMark<T>(read: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await read()
    if (found !== null) return found
  }
  throw new Shed(503, RETRY_AFTER_SECONDS)
}
