import type { VisitorChallenge, VisitorProof } from '@fust/contract/rest'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { CONTENT } from '#request/rest-calls.ts'

const PORTAL = CONTENT.replace(':version', 'v1')

export const CHALLENGE = `${PORTAL}/visitors/GetChallenge`
export const BECOME = `${PORTAL}/businnespartner/BecomePartner`
export const ASK = `${PORTAL}/visitors/AskBrewery`

/** A challenge of this server with its solution, as a browser finds it. */
export async function solvedProof(app: FastifyInstance): Promise<NonNullable<VisitorProof>> {
  const answer = await app.inject({ method: 'GET', url: CHALLENGE })
  const challenge = answer.json<VisitorChallenge>()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  const { counter, derivedKey } = solution
  return { challenge, solution: { counter, derivedKey } }
}
