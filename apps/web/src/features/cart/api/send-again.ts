import { onlineManager, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { GraphqlError, NoAnswer } from '../../../lib/graphql.ts'
import { newId } from '../../../lib/request.ts'
import { isLeaving } from './leaving.ts'

const MOST_TRIES = 4
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 8000

/**
 * Sends a call once more while nobody answers it, a few times and ever slower.
 * Either it means the same however often it arrives, or it carries the key, which makes it so.
 */
export async function sendAgain<Answer>(client: QueryClient, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = newId()
  try {
    return await attempt(1)
  } finally {
    tellSendingAgain(client, false)
  }

  async function attempt(tries: number): Promise<Answer> {
    try {
      return await send(key)
    } catch (fault) {
      if (tries === MOST_TRIES || isLeaving() || !isUnanswered(fault)) throw fault
      tellSendingAgain(client, true)
      await pause(pauseMs(tries, fault))
      await connection()
      return attempt(tries + 1)
    }
  }
}

/** Nobody said no: the call was not heard, or its first sending is still being worked on. */
export function isUnanswered(fault: unknown): boolean {
  return fault instanceof NoAnswer || (fault instanceof GraphqlError && fault.code === 'IN_PROGRESS')
}

/** True while a change of the cart is being sent once more. */
export function useIsSendingAgain(): boolean {
  const { data } = useQuery<boolean>({ queryKey: SENDING_AGAIN_KEY, queryFn: skipToken })
  return data ?? false
}

const SENDING_AGAIN_KEY = ['cart-sending-again']

function tellSendingAgain(client: QueryClient, isSendingAgain: boolean): void {
  client.setQueryData(SENDING_AGAIN_KEY, isSendingAgain)
}

// Half of it by chance: not everybody comes back at the same moment.
function pauseMs(tries: number, fault: unknown): number {
  const backOffMs = FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random())
  const askedMs = fault instanceof NoAnswer ? fault.retryAfterMs : 0
  return Math.min(Math.max(backOffMs, askedMs), LONGEST_PAUSE_MS)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Waits while the browser itself knows that there is no connection. */
function connection(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      stop()
      resolve()
    })
  })
}
