import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '#platform/http/network.ts'
import { inputError } from '#platform/graphql/index.ts'
import type { RateLimit } from '#request/rate-limit.ts'
import { wording } from '#words/words.ts'

/** Whether somebody at this address may try to sign in once more. */
export type SignInLimit = (request: { ip: string; log: FastifyBaseLogger }) => Promise<boolean>

export function createSignInLimit({ rateLimit, perMinute }: { rateLimit: RateLimit; perMinute: number }): SignInLimit {
  return async ({ ip, log }) => {
    const may = await rateLimit.allows(`sign-in ${networkOf(ip)}`, perMinute)
    if (!may) log.warn({ event: 'limit', limit: 'sign-in' }, 'an address tries to sign in too often')
    return may
  }
}

/** Ends a call of GraphQL that comes from an address which tries too often. */
export async function unlessTooOften(mayTrySignIn: SignInLimit, request: Parameters<SignInLimit>[0]): Promise<void> {
  if (!(await mayTrySignIn(request))) throw inputError(wording('sign-in-too-often'), 'too-many-requests')
}
