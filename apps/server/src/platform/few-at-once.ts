/** Who waits for another system, at most so many at once: one that hangs keeps no more callers, and is asked no more when it comes back. */
export function fewAtOnce(most: number) {
  let waiting = 0

  /** Does the work, or what is said where too many wait already. */
  return async <Done, Busy>(work: () => Promise<Done>, whenBusy: () => Busy): Promise<Done | Busy> => {
    if (waiting >= most) return whenBusy()
    waiting += 1
    try {
      return await work()
    } finally {
      waiting -= 1
    }
  }
}
