import { until } from './send-again.ts'

/** Does one thing after the other, each in its turn; who gives up waiting leaves at once. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
    const before = last
    const turn = until(signal, (goOn) => {
      void before.then(goOn)
      return () => undefined
    }).then(work)
    last = Promise.allSettled([before, turn])
    return turn
  }
}
