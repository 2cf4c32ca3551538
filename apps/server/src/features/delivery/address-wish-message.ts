import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AddressWish } from '#features/messages/index.ts'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const ADDRESS_WISH_TOPIC = 'mail.address-wish'

const text = Type.String()
const Payload = Type.Object({
  company: text,
  shipToId: text,
  shipTo: text,
  address: text,
  note: text,
  person: text,
  email: text,
  caseNumber: Type.Optional(text),
})

/** The mail to the brewery about an address that was asked for, once for each. */
export function addressWishMessage(id: number, payload: AddressWish): MessageToLeave {
  return { key: `${ADDRESS_WISH_TOPIC}:${id}`, topic: ADDRESS_WISH_TOPIC, payload }
}

export function addressWishOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>): AddressWish {
  if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} says nothing of an address.`)
  return payload
}
