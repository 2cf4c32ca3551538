import type { LatestNotifications } from '@fust/contract/rest'
import { portalPath } from '../../lib/server/portal-call.ts'
import { rest } from '../../lib/server/rest.ts'

// What the first screen asks for goes first; a connection is held after that.
const BEGINS_AFTER_MS = 3_000
const LEAST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
const GIVES_UP: readonly number[] = [401, 403]

/** What is known of the latest; it outlives a wait, so that who comes back hears what came meanwhile. */
export type Known = { ids: readonly number[] | undefined }

/** Tells the ids of what arrives, until it is stopped or nobody is signed in any more. */
export async function waitForLatest(
  known: Known,
  onNew: (ids: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  // Who knows nothing yet asks at once: what comes from here on is news.
  if (known.ids) await pause(BEGINS_AFTER_MS, signal)
  for (let failures = 0; !signal.aborted;) {
    const asked = known.ids && { known: known.ids.join(',') }
    const answer = await rest<LatestNotifications>(portalPath('notifications/WaitForNotifications', asked), {
      signal,
    }).catch(() => null)
    if (signal.aborted) return
    if (answer?.ok) {
      const { latest, pauseSeconds } = answer.value
      const before = known.ids
      known.ids = latest
      const arrived = before ? latest.filter((id) => !before.includes(id)) : []
      if (arrived.length > 0) onNew(arrived)
      failures = 0
      await pause(before ? Math.max(LEAST_PAUSE_MS, pauseSeconds * 1_000) : BEGINS_AFTER_MS, signal)
      continue
    }
    if (answer && GIVES_UP.includes(answer.problem.status)) return
    failures += 1
    // Not all browsers come back at the same moment.
    await pause(Math.min(LONGEST_PAUSE_MS, LEAST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2), signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
