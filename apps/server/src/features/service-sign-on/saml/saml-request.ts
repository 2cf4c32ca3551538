import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { inflateRawSync } from 'node:zlib'
import { parseStringPromise, processors } from 'xml2js'
import { onceEach } from '../authorization-request.ts'

const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const LONGEST_XML = 10_000
export const line = Type.String({ minLength: 1, maxLength: 500 })
export const ID = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,200}$' })
/** An element that holds a text, as it is read: with attributes, or without any. */
export const textNode = Type.Union([line, Type.Object({ _: line })])

export const nodeText = (node: Static<typeof textNode>): string => (typeof node === 'string' ? node : node._).trim()

const Asked = Type.Object({
  AuthnRequest: Type.Object({
    $: Type.Object({
      ID,
      AssertionConsumerServiceURL: Type.Optional(line),
      ProtocolBinding: Type.Optional(Type.Literal(POST)),
      // Nobody is asked for their password once more, and a login cannot be silent.
      ForceAuthn: Type.Optional(Type.Enum(['false', '0'])),
      IsPassive: Type.Optional(Type.Enum(['false', '0'])),
    }),
    Issuer: Type.Tuple([textNode]),
  }),
})

/** What a service asks by SAML; who signs it is not looked at, since the answer goes to the listed address alone. */
export type SamlRequest = {
  id: string
  entityId: string
  /** Where the answer shall go; undefined: where it always goes. */
  consumerUrl: string | undefined
  relayState: string
}

/** Undefined where it cannot be read, or asks for what there is not. */
export async function readSamlRequest(query: string): Promise<SamlRequest | undefined> {
  const { SAMLRequest: packed = '', RelayState: relayState = '' } = onceEach(query) ?? {}
  const asked = await readSamlDocument(packed)
  if (!Value.Check(Asked, asked) || !Value.Check(Type.String({ maxLength: 500 }), relayState)) return undefined
  const { $: own, Issuer } = asked.AuthnRequest
  return { id: own.ID, entityId: nodeText(Issuer[0]), consumerUrl: own.AssertionConsumerServiceURL, relayState }
}

/** Undefined where it is no XML, too much of it, or brings a document type. */
export async function readSamlDocument(packed: string): Promise<unknown> {
  try {
    const xml = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: LONGEST_XML }).toString('utf8')
    // A document type changes what is read, and no service sends one.
    if (xml.includes('<!')) return undefined
    const read: unknown = await parseStringPromise(xml, { tagNameProcessors: [processors.stripPrefix] })
    return read
  } catch {
    return undefined
  }
}
