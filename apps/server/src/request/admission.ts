import { hash } from 'node:crypto'
import type { Checkouts } from './checkouts.ts'
import type { Measure } from '#platform/log/metrics.ts'
import type { Claim } from './session-token.ts'
import { Shed } from '#platform/http/shed.ts'
import { WORK_CLASSES, type WorkClass } from './work-class.ts'

const RANK: Readonly<Record<WorkClass, number>> = { place: 0, change: 1, read: 2 }
const PATIENCE_MS = 400
const LUCK_CHANGES_AFTER_MS = 60_000
// The sooner the more it matters, and not everybody at the same moment: from so many seconds to twice as many.
const BACK_AFTER_SECONDS: Readonly<Record<WorkClass, number>> = { place: 2, change: 4, read: 8 }

/** Ends what was let in; the next one may come. Ended twice it is ended once. */
export type Leave = () => void

type Turn = { rank: number; luck: number }
type Waiting = Turn & { letIn: (leave: Leave) => void; turnAway: () => void }

export type Admission = ReturnType<typeof createAdmission>

/**
 * Lets so many requests work at once. The others wait a moment, in a short queue: orders before changes before reads, and
 * of one class always the same callers first, as of ten calls that belong together nobody is helped by nine. Whoever is
 * checking out is let in as if every call were the order itself.
 */
export function createAdmission({
  limits,
  checkouts,
  nowMs = () => performance.now(),
}: {
  limits: { atOnce: number; waiting: number }
  checkouts: Checkouts
  nowMs?: () => number
}) {
  const shedCounts = new Map<WorkClass, number>(WORK_CLASSES.map((work) => [work, 0]))
  // The first in it is the next to be let in.
  const queue: Waiting[] = []
  let inside = 0

  function letIn(): Leave {
    inside += 1
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      inside -= 1
      queue.shift()?.letIn(letIn())
    }
  }

  /** Turned away, who was about to order is known to be checking out when coming back. */
  function shed(work: WorkClass, { session }: Claim, luck: number): Shed {
    shedCounts.set(work, (shedCounts.get(work) ?? 0) + 1)
    if (work === 'place' && session !== undefined) checkouts.orderShed(session)
    return busyFor(Math.floor(BACK_AFTER_SECONDS[work] * (1 + luck)))
  }

  function turnOf(work: WorkClass, { session, address }: Claim): Turn {
    const isCheckingOut = session !== undefined && checkouts.has(session)
    const minute = Math.floor(nowMs() / LUCK_CHANGES_AFTER_MS)
    return { rank: RANK[isCheckingOut ? 'place' : work], luck: luckOf(`${minute} ${session ?? address}`) }
  }

  async function waitForTurn(work: WorkClass, claim: Claim): Promise<Leave | Shed> {
    const turn = turnOf(work, claim)
    const behind = queue.findIndex((other) => isBefore(turn, other))
    // Most of a crowd are turned away here: they cost as little as can be.
    if (behind < 0 && queue.length >= limits.waiting) return shed(work, claim, turn.luck)
    return new Promise((resolve) => {
      const own: Waiting = {
        ...turn,
        letIn: (leave) => {
          clearTimeout(patience)
          resolve(leave)
        },
        turnAway: () => {
          clearTimeout(patience)
          resolve(shed(work, claim, turn.luck))
        },
      }
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(own), 1)
        own.turnAway()
      }, PATIENCE_MS)
      queue.splice(behind < 0 ? queue.length : behind, 0, own)
      if (queue.length > limits.waiting) queue.pop()?.turnAway()
    })
  }

  return {
    /** Waits for a turn and answers how to end it, or when to come back when none comes. */
    enter: async (work: WorkClass, claim: Claim): Promise<Leave | Shed> => {
      return inside < limits.atOnce ? letIn() : waitForTurn(work, claim)
    },
    measures: measuresOf(shedCounts, { inside: () => inside, waiting: () => queue.length }),
  }
}

const BUSY = new Map<number, Shed>()

/** Thousands may be due each second: what each of them says was made once. */
function busyFor(seconds: number): Shed {
  const busy = BUSY.get(seconds) ?? new Shed(503, seconds)
  BUSY.set(seconds, busy)
  return busy
}

const isBefore = (one: Turn, other: Turn): boolean =>
  one.rank === other.rank ? one.luck < other.luck : one.rank < other.rank

/** From 0 to 1: the same for the same text, and evenly spread over others. */
function luckOf(text: string): number {
  return hash('sha256', text, 'buffer').readUInt32BE() / 2 ** 32
}

function measuresOf(
  shedCounts: ReadonlyMap<WorkClass, number>,
  { inside, waiting }: { inside: () => number; waiting: () => number },
): Measure[] {
  return [
    { name: 'fust_requests_inside', help: 'Requests that are worked on.', read: async () => inside() },
    { name: 'fust_requests_waiting', help: 'Requests that wait for their turn.', read: async () => waiting() },
    ...WORK_CLASSES.map((work) => ({
      name: `fust_shed_${work}`,
      help: `Requests of the class ${work} that were shed.`,
      read: async () => shedCounts.get(work) ?? 0,
    })),
  ]
}
