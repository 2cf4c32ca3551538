import Type from 'typebox'
import { Value } from 'typebox/value'
import { randomUUID, sign, verify } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { SamlService, SigningKey } from '#integrations/services/index.ts'
import { onceEach } from '../authorization-request.ts'
import { ID, line, nodeText, readSamlDocument, textNode } from './saml-request.ts'
import { RSA_SHA256 } from './saml-answer.ts'

const MINUTE_MS = 60_000
// How long somebody may be on the way with it, and how far clocks may be apart.
const GOOD_MS = 5 * MINUTE_MS
const APART_MS = MINUTE_MS

const Asked = Type.Object({
  LogoutRequest: Type.Object({
    $: Type.Object({
      ID,
      IssueInstant: line,
      NotOnOrAfter: Type.Optional(line),
      Destination: line,
    }),
    Issuer: Type.Tuple([textNode]),
    NameID: Type.Tuple([textNode]),
    SessionIndex: Type.Tuple([textNode]),
  }),
})

/** Whom a service has signed out, as it has signed that. */
export type SamlLogout = { id: string; service: SamlService; userId: string; signOn: string; relayState: string }

/** Undefined where it cannot be read, is of nobody who may ask, is not for us or not of now, or is not signed as it says. */
export async function readSamlLogout(
  query: string,
  { services, destination, now }: { services: readonly SamlService[]; destination: string; now: Date },
): Promise<SamlLogout | undefined> {
  const { SAMLRequest: packed = '', RelayState: relayState = '', SigAlg, Signature = '' } = onceEach(query) ?? {}
  const asked = await readSamlDocument(packed)
  if (!Value.Check(Asked, asked) || !Value.Check(Type.String({ maxLength: 500 }), relayState)) return undefined
  const { $: own, Issuer, NameID, SessionIndex } = asked.LogoutRequest
  const service = services.find(({ entityId }) => entityId === nodeText(Issuer[0]))
  if (!service?.logout || SigAlg !== RSA_SHA256 || own.Destination !== destination) return undefined
  if (!isOfNow(own, now)) return undefined
  // Written otherwise than by its name, it would stand beside what is signed.
  if (relayState !== '' && asSent(query, 'RelayState').length === 0) return undefined
  const signed = Buffer.from(['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => asSent(query, name)).join('&'))
  const signature = Buffer.from(Signature, 'base64')
  if (!service.logout.keys.some((key) => verify('sha256', signed, key, signature))) return undefined
  return { id: own.ID, service, userId: nodeText(NameID[0]), signOn: nodeText(SessionIndex[0]), relayState }
}

/** What was signed is the text of the address, as its sender has written it (SAML Bindings, 3.4.4.1). */
const asSent = (query: string, name: string): string[] =>
  query.split('&').filter((field) => field.startsWith(`${name}=`))

function isOfNow({ IssueInstant, NotOnOrAfter }: { IssueInstant: string; NotOnOrAfter?: string }, now: Date): boolean {
  const age = now.getTime() - Date.parse(IssueInstant)
  const isOver = NotOnOrAfter !== undefined && !(now.getTime() - APART_MS < Date.parse(NotOnOrAfter))
  return age >= -APART_MS && age <= GOOD_MS + APART_MS && !isOver
}

/** Where the browser goes on to: the service hears, signed, that its person is signed out here. */
export function samlLogoutAddress(
  { id, relayState }: Pick<SamlLogout, 'id' | 'relayState'>,
  { url, issuer, now }: { url: string; issuer: string; now: Date },
  { privateKey }: SigningKey,
): string {
  const response = [
    `<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`,
    ` ID="_${randomUUID()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escapeHtml(url)}" InResponseTo="${escapeHtml(id)}">`,
    `<saml:Issuer>${escapeHtml(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status></samlp:LogoutResponse>`,
  ].join('')
  const signed = new URLSearchParams({
    SAMLResponse: deflateRawSync(response).toString('base64'),
    ...(relayState !== '' && { RelayState: relayState }),
    SigAlg: RSA_SHA256,
  }).toString()
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64')
  return `${url}${url.includes('?') ? '&' : '?'}${signed}&${new URLSearchParams({ Signature: signature }).toString()}`
}
