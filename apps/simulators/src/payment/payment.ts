import type { Behaviour } from '../behaviour.ts'
import type { PaymentStore } from './payment.store.ts'

/** How the shop is told that something has changed: as it should be, twice, or never. */
export const CALLS = ['once', 'twice', 'never'] as const
export type Calls = (typeof CALLS)[number]

const LOOK_EVERY_MS = 250
const CALL_WITHIN_MS = 5_000

export type Caller = ReturnType<typeof createCaller>

/** Tells shops that a payment has changed, again and again until they have heard it. */
export function createCaller(store: PaymentStore) {
  let calls: Calls = 'once'
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  async function callOnce(url: string, paymentId: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id: paymentId }).toString(),
        signal: AbortSignal.timeout(CALL_WITHIN_MS),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  async function callDue(): Promise<void> {
    if (calls === 'never') return
    const due = await store.takeCalls(new Date())
    await Promise.all(
      due.map(async ({ id, url, paymentId }) => {
        const times = calls === 'twice' ? 2 : 1
        const heard = await Promise.all(Array.from({ length: times }, () => callOnce(url, paymentId)))
        if (heard.every(Boolean)) await store.finishCall(id, new Date())
      }),
    )
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      underWay = callDue()
        .catch(() => undefined)
        .finally(plan)
    }, LOOK_EVERY_MS)
  }

  return {
    start: plan,
    how: () => calls,
    set(next: Calls) {
      calls = next
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}

export type PaymentParts = { store: PaymentStore; behaviour: Behaviour; caller: Caller; now: () => Date }
