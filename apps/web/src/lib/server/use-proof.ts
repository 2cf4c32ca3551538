import type { VisitorChallenge, VisitorProof } from '@fust/contract/rest'
import { CHALLENGE_LASTS_MS } from '@fust/domain/account'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { useEffect, useRef, useState } from 'react'
import { contentAddress } from './content-call.ts'
import { rest, type RestAnswer } from './rest.ts'

type Proof = NonNullable<VisitorProof>
type Begun = { proof: Promise<RestAnswer<Proof>>; at: number }

// Half of its time: none ends on its way.
const FRESH_MS = CHALLENGE_LASTS_MS / 2
/** What another challenge helps with. */
const ASKED_ANEW = ['proof-expired', 'proof-used', 'proof-wrong']

/**
 * The work that a form of visitors is sent with (CNT-28). The browser derives keys beside the page, which stays as quick
 * as it is; begun with the first letter, it is mostly done when somebody sends.
 */
export function useProof({ isNeeded }: { isNeeded: boolean }) {
  const begun = useRef<Begun>(null)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const here = new AbortController()
    if (isNeeded) begun.current ??= begin(here)
    return () => here.abort()
  }, [isNeeded])

  async function take(): Promise<RestAnswer<Proof>> {
    const ahead = begun.current
    // Each is for one request, and one that failed for none.
    begun.current = null
    const isFresh = ahead && performance.now() - ahead.at < FRESH_MS
    const { proof } = isFresh ? ahead : begin()
    setWorking(true)
    return proof.finally(() => setWorking(false))
  }

  /** Sends something with a proof; where that was no longer good, once more with another. */
  async function send<Value>(post: (proof: Proof) => Promise<RestAnswer<Value>>): Promise<RestAnswer<Value>> {
    const proof = await take()
    if (!proof.ok) return proof
    const answer = await post(proof.value)
    if (answer.ok || !ASKED_ANEW.includes(answer.problem.code)) return answer
    const another = await take()
    return another.ok ? post(another.value) : another
  }

  return { isWorking, send }
}

function begin(controller = new AbortController()): Begun {
  const proof = solve(controller)
  // Whoever only came by is told nothing; who sends hears of it then.
  proof.catch(() => undefined)
  return { proof, at: performance.now() }
}

async function solve(controller: AbortController): Promise<RestAnswer<Proof>> {
  const asked = await rest<VisitorChallenge>(contentAddress('visitors/GetChallenge'), { signal: controller.signal })
  if (!asked.ok) return asked
  const challenge = asked.value
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) throw new Error('The challenge was not solved.')
  const { counter, derivedKey } = solution
  return { ok: true, value: { challenge, solution: { counter, derivedKey } } }
}
