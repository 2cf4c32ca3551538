import { compactVerify } from 'jose'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ALGORITHM, type SigningKey } from '#integrations/services/index.ts'
import { onceEach } from './authorization-request.ts'

const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }))

const Asked = Type.Object({
  id_token_hint: text(3_000),
  client_id: text(200),
  post_logout_redirect_uri: text(500),
  state: text(500),
})

/** What a service asks that has logged somebody out, by the names of OpenID Connect RP-Initiated Logout. */
export type LogoutRequest = Static<typeof Asked>

/** Undefined where it is none, or says something twice. */
export function readLogoutRequest(query: string): LogoutRequest | undefined {
  const fields = onceEach(query)
  return fields !== undefined && Value.Check(Asked, fields) ? fields : undefined
}

const Told = Type.Object({ iss: Type.String(), aud: Type.String(), sub: Type.String(), sid: Type.String() })

/** For which service we have signed an ID token, however long ago; undefined where it is none of ours. */
export async function clientOfIdToken(
  token: string,
  { keys, issuer }: { keys: readonly SigningKey[]; issuer: string },
): Promise<string | undefined> {
  try {
    const { payload, protectedHeader } = await compactVerify(
      token,
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid)
        if (!key) throw new Error('The token is signed with no key of ours.')
        return key.publicKey
      },
      { algorithms: [ALGORITHM] },
    )
    const told: unknown = JSON.parse(new TextDecoder().decode(payload))
    // What else we sign says what it is; an ID token says nothing there.
    const isIdToken = protectedHeader.typ === undefined && Value.Check(Told, told) && told.iss === issuer
    return isIdToken ? told.aud : undefined
  } catch {
    return undefined
  }
}
