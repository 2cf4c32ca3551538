import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import type { Authorise } from '#request/policy.ts'
import { isOpenId, type OutsideService } from '#integrations/services/index.ts'
import { claimsOf } from './id-token.ts'
import { accessAsOfNow } from './service-access.ts'
import { createServiceSignOnStore } from './service-sign-on.store.ts'

/** How long a service may ask once more who came: as long as it believes the ID token. */
export const TOKEN_SECONDS = 300

/** What a service asks with, and as what it is kept: a token of another purpose is another one. */
export function newServiceToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(`userinfo:${token}`).digest()

/** Tells a service once more who came, as they are now. */
export function createUserInfo({
  db,
  authorise,
  services,
}: {
  db: Database
  authorise: Authorise
  services: readonly OutsideService[]
}) {
  return async function tell(
    token: string,
  ): Promise<Outcome<ReturnType<typeof claimsOf> & { sub: string; aud: string }, { code: 'invalid_token' }>> {
    const found = await createServiceSignOnStore(db).readToken(hashOf(token))
    // A token is of one service: what it opens is what that one may know.
    const service = services.filter(isOpenId).find(({ clientId }) => clientId === found?.clientId)
    if (!found || !service) return refuse({ code: 'invalid_token' })
    const allowed = await accessAsOfNow({ db, authorise }, found, service.service)
    if (!allowed.ok) return refuse({ code: 'invalid_token' })
    return accept({ sub: found.userId, aud: service.clientId, ...claimsOf(allowed.value.actor, allowed.value.access) })
  }
}
