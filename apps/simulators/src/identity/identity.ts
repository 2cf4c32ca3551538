import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createHash, randomBytes } from 'node:crypto'
import type { Behaviour } from '../behaviour.ts'

const CODE_MINUTES = 5
const MOST_CODES = 1_000

/** What somebody was asked to prove, and by whom. */
export type Asked = {
  clientId: string
  redirectUrl: string
  state: string
  nonce: string
  challenge: string
}
type Granted = Asked & { issuer: string; email: string; until: number }

export type IdentityParts = { people: People; behaviour: Behaviour }
export type People = Awaited<ReturnType<typeof createPeople>>

/** A directory that takes everybody for who they say they are. */
export async function createPeople(now: () => Date) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'played' }
  const codes = new Map<string, Granted>()

  return {
    keys: { keys: [key] },
    /** The code by which the portal learns who it was, once. */
    grant(asked: Asked, issuer: string, email: string): string {
      const [oldest] = codes.keys()
      if (oldest !== undefined && codes.size >= MOST_CODES) codes.delete(oldest)
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { ...asked, issuer, email, until: now().getTime() + CODE_MINUTES * 60_000 })
      return code
    },
    /** The proof; undefined where the code is not known, used, too old, or of another question. */
    async redeem(code: string, { verifier, redirectUrl }: { verifier: string; redirectUrl: string }) {
      const granted = codes.get(code)
      codes.delete(code)
      if (!granted || granted.until < now().getTime() || granted.redirectUrl !== redirectUrl) return undefined
      if (createHash('sha256').update(verifier).digest('base64url') !== granted.challenge) return undefined
      const { email, nonce, issuer, clientId } = granted
      return new SignJWT({ email, email_verified: true, nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'played' })
        .setIssuer(issuer)
        .setSubject(createHash('sha256').update(email).digest('hex').slice(0, 24))
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
    },
  }
}
