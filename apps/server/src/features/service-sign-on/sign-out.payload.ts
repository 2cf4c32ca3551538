import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { OutboxMessage } from '#features/outbox/index.ts'

/** Left by the database itself when a sign-on at a service ends. */
export const SIGN_OUT_TOPIC = 'service.sign-out'

const SignOutPayload = Type.Object({ signOn: Type.String(), userId: Type.String(), clientId: Type.String() })

/** Who is signed out, and which service is to hear of it; another payload is a fault. */
export function signOutOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>) {
  if (!Value.Check(SignOutPayload, payload)) throw new Error(`Message ${key} names no sign-on at a service.`)
  return payload
}
