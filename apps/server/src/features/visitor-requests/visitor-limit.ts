import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit } from '#request/rate-limit.ts'

/** All callers together may ask as often as so many of them: many addresses cannot fill a mailbox either. */
const ADDRESSES_TOGETHER = 10
/** A form that was refused is sent with another challenge. */
const CHALLENGES_A_REQUEST = 2

type Caller = { ip: string; log: FastifyBaseLogger }

/** How often somebody at an address may ask the brewery something: no more often than people try to sign in. */
export function createVisitorLimits({ rateLimit, perMinute }: { rateLimit: RateLimit; perMinute: number }) {
  const told = (may: boolean, { log }: Caller): boolean => {
    if (!may) log.warn({ event: 'limit', limit: 'visitor-request' }, 'an address asks the brewery too often')
    return may
  }
  return {
    mayAsk: async (caller: Caller): Promise<boolean> =>
      told(
        (await rateLimit.allows(`visitor-request ${networkOf(caller.ip)}`, perMinute)) &&
          (await rateLimit.allows('visitor-request', perMinute * ADDRESSES_TOGETHER)),
        caller,
      ),
    mayHaveChallenge: async (caller: Caller): Promise<boolean> =>
      told(
        await rateLimit.allows(`visitor-challenge ${networkOf(caller.ip)}`, perMinute * CHALLENGES_A_REQUEST),
        caller,
      ),
  }
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>
