import { VisitorChallenge, type VisitorProof } from '@fust/contract/rest'
import { CHALLENGE_LASTS_MS } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import { Value } from 'typebox/value'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { createChallengeKeyStore } from './challenge-key.store.ts'

// Half a million iterations to a million: a third of a second at a desk, up to a second and a half on a phone.
const COST = 5_000
const COUNTER = { least: 100, most: 200 }

export type ProofRefusal = { code: 'proof-missing' | 'proof-expired' | 'proof-wrong' }

/** Work that a browser does before a form of visitors is taken: signed, for a quarter of an hour, by one key of all servers. */
export function createChallenges({ db, clock }: { db: Queries; clock: Clock }) {
  const store = createChallengeKeyStore(db)

  async function secrets() {
    if (!(await store.read())) await store.leave(randomBytes(32))
    const key = (await store.read())?.toString('base64url')
    if (key === undefined) throw new Error('The key of challenges is gone.')
    return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` }
  }

  async function issue(): Promise<VisitorChallenge> {
    const challenge = await createChallenge({
      ...(await secrets()),
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTER.most, COUNTER.least),
      // By the portal's clock; the library would ask that of the machine.
      data: { expiresAt: clock.now().getTime() + CHALLENGE_LASTS_MS },
      deriveKey,
    })
    return Value.Parse(VisitorChallenge, challenge)
  }

  /** What the challenge is known by, where its work was done in time. */
  async function review(proof: VisitorProof | undefined): Promise<Outcome<string, ProofRefusal>> {
    if (!proof) return refuse({ code: 'proof-missing' })
    const { verified } = await verifySolution({ ...proof, ...(await secrets()), deriveKey })
    if (!verified) return refuse({ code: 'proof-wrong' })
    const { data, nonce } = proof.challenge.parameters
    return data.expiresAt > clock.now().getTime() ? accept(nonce) : refuse({ code: 'proof-expired' })
  }

  return { issue, review }
}

export type Challenges = ReturnType<typeof createChallenges>
