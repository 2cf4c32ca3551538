import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '#platform/network.ts'
import type { RateLimit } from '#request/rate-limit.ts'

/** All callers together may ask as often as so many of them: many addresses cannot fill a mailbox either. */
const ADDRESSES_TOGETHER = 10

export type PartnerLimit = (request: { ip: string; log: FastifyBaseLogger }) => Promise<boolean>

/** Whether somebody at this address may ask to become a partner once more: no more often than people try to sign in. */
export function createPartnerLimit({
  rateLimit,
  perMinute,
}: {
  rateLimit: RateLimit
  perMinute: number
}): PartnerLimit {
  return async ({ ip, log }) => {
    const may =
      (await rateLimit.allows(`partner-request ${networkOf(ip)}`, perMinute)) &&
      (await rateLimit.allows('partner-request', perMinute * ADDRESSES_TOGETHER))
    if (!may) log.warn({ event: 'limit', limit: 'partner-request' }, 'an address asks to become a partner too often')
    return may
  }
}
