import { accept } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import { isOpenId, tellLogout, type OutsideServices } from '#integrations/services/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { logoutToken } from './id-token.ts'
import { signOutOf } from './sign-out.payload.ts'

/** Tells a service that somebody is signed out here; one that wants no word, or is not connected any more, gets none. */
export function createTellSignOut({
  clock,
  outside: { keys, services },
  publicUrl,
}: {
  clock: Clock
  outside: OutsideServices
  publicUrl: string
}): OutboxHandler {
  return async (message) => {
    const { signOn, userId, clientId } = signOutOf(message)
    const service = services.filter(isOpenId).find((each) => each.clientId === clientId)
    const [key] = keys
    if (!service?.logoutUrl || !key) return accept(undefined)
    const told = { issuer: publicUrl, clientId, subject: userId, signOn, now: clock.now() }
    await tellLogout(service, service.logoutUrl, await logoutToken(key, told))
    return accept(undefined)
  }
}
