import { onlineManager } from '@tanstack/react-query'
import { GraphqlError, NoAnswer } from '../../lib/server/graphql.ts'

const MOST_TRIES = 4
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 8000

/**
 * Sends a call once more while nobody answers it, a few times and ever slower; `onSilence` hears of each.
 * Either it means the same however often it arrives, or it carries a key, which makes it so.
 */
export async function sendAgain<Answer>(
  send: () => Promise<Answer>,
  { signal, onSilence }: { signal: AbortSignal; onSilence: () => void },
): Promise<Answer> {
  return attempt(1)

  async function attempt(tries: number): Promise<Answer> {
    try {
      return await send()
    } catch (fault) {
      if (tries === MOST_TRIES || !isUnanswered(fault)) throw fault
      onSilence()
      await pause(pauseMs(tries, fault), signal)
      await connection(signal)
      return attempt(tries + 1)
    }
  }
}

/** Nobody said no: the call was not heard, or its first sending is still being worked on. */
export function isUnanswered(fault: unknown): boolean {
  return fault instanceof NoAnswer || (fault instanceof GraphqlError && fault.code === 'IN_PROGRESS')
}

/** For what happens now or not at all: the signal that `work` is given ends with the connection, too. */
export function atOnce<Answer>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const lost = new AbortController()
  const look = () => {
    if (!onlineManager.isOnline()) lost.abort(new NoAnswer())
  }
  look()
  const stop = onlineManager.subscribe(look)
  return work(AbortSignal.any([signal, lost.signal])).finally(stop)
}

/** Waits while the browser itself knows that there is no connection. */
export function connection(signal: AbortSignal): Promise<void> {
  return until(signal, (goOn) => {
    if (onlineManager.isOnline()) goOn()
    return onlineManager.subscribe((isOnline) => isOnline && goOn())
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return until(signal, (goOn) => {
    const timer = setTimeout(goOn, milliseconds)
    return () => clearTimeout(timer)
  })
}

/** Waits for what `listen` tells of, and throws what ends the signal before; what `listen` returns ends the listening. */
export async function until(signal: AbortSignal, listen: (goOn: () => void) => () => void): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<void>()
  const goOn = () => resolve()
  signal.addEventListener('abort', goOn)
  const stop = listen(goOn)
  await promise
  stop()
  signal.removeEventListener('abort', goOn)
  signal.throwIfAborted()
}

// Half of it by chance: not everybody comes back at the same moment.
function pauseMs(tries: number, fault: unknown): number {
  const backOffMs = FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random())
  const askedMs = fault instanceof NoAnswer ? fault.retryAfterMs : 0
  return Math.min(Math.max(backOffMs, askedMs), LONGEST_PAUSE_MS)
}
