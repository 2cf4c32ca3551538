import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

export const MODES = ['normal', 'down', 'slow', 'late', 'refuse', 'lose-answer', 'twice', 'error', 'endless'] as const
export type Mode = (typeof MODES)[number]

export type Wish = {
  mode: Mode
  /** Which calls it concerns; every one, unless the mode is about accepting something. */
  on?: 'every-call' | 'changes'
  times?: number
  delayMs?: number
  message?: string
}

/** How one call is to be treated. */
export type Treatment = { mode: Mode; delayMs: number; message: string }

export type Behaviour = ReturnType<typeof createBehaviour>

const DEFAULT_DELAY_MS = 15_000
const NORMAL: Treatment = { mode: 'normal', delayMs: 0, message: '' }
// These only make sense where something is accepted, so reading goes on as usual.
const ONLY_ON_CHANGES: ReadonlySet<Mode> = new Set<Mode>(['late', 'refuse', 'lose-answer'])

/** How one part of the outside world behaves until told otherwise, or for the next `times` calls. */
export function createBehaviour() {
  let wish: Wish = { mode: 'normal' }
  let left = Number.POSITIVE_INFINITY
  const stopping = new AbortController()

  return {
    set(next: Wish) {
      wish = next
      left = next.times ?? Number.POSITIVE_INFINITY
    },
    current: () => ({ mode: wish.mode, ...(Number.isFinite(left) && { callsLeft: left }) }),
    /** Counts this call and says how to treat it. */
    next(isChange: boolean): Treatment {
      const isOnlyOnChanges = wish.on === 'changes' || ONLY_ON_CHANGES.has(wish.mode)
      if (wish.mode === 'normal' || (isOnlyOnChanges && !isChange)) return NORMAL
      const treatment = {
        mode: wish.mode,
        delayMs: wish.delayMs ?? DEFAULT_DELAY_MS,
        message: wish.message ?? 'Refused by the simulator',
      }
      left -= 1
      if (left <= 0) wish = { mode: 'normal' }
      return treatment
    },
    /** Waits as told; a stop of the process ends every wait at once. */
    wait: (delayMs: number) => delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined),
    stop: () => stopping.abort(),
  }
}

const BLANKS = Buffer.alloc(64 * 1024, ' ')

/** What is sent in mode `endless`, as JSON may begin: blanks, until whoever asked hangs up. */
export const endlessAnswer = (): Readable =>
  new Readable({
    read() {
      this.push(BLANKS)
    },
  })

/** The body of every `/behaviour` call, as JSON or as a form. */
export const WISH_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['mode'],
  properties: {
    mode: { enum: MODES },
    on: { enum: ['every-call', 'changes'] },
    times: { type: 'integer', minimum: 1 },
    delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    message: { type: 'string', maxLength: 200 },
  },
} as const
