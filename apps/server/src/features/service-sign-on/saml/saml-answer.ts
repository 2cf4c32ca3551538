import { randomUUID } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { claimsOf } from '../id-token.ts'
import type { SigningKey } from '#integrations/services/index.ts'

const MINUTES = 5
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
export const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

type Told = {
  /** Who we are there. */
  issuer: string
  /** Who is told, and where. */
  entityId: string
  consumerUrl: string
  /** The request that this answers; null where the sign-on began here. */
  inResponseTo: string | null
  subject: string
  /** By what the service names this sign-on when it logs somebody out. */
  signOn: string
  claims: ReturnType<typeof claimsOf>
  now: Date
}

/** Who came, by SAML 2.0: the assertion is signed, and the answer around it, so that each service checks what it is used to. */
export function samlAnswer(told: Told, key: SigningKey): string {
  const { issuer, entityId, consumerUrl, inResponseTo, subject, signOn, claims, now } = told
  const from = isoAt(now, -1)
  const until = isoAt(now, MINUTES)
  const answers = inResponseTo === null ? '' : ` InResponseTo="${escapeHtml(inResponseTo)}"`
  const attributes = Object.entries(claims).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${escapeHtml(String(value))}</saml:AttributeValue></saml:Attribute>`,
  )
  const assertion = [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${isoAt(now)}">`,
    `<saml:Issuer>${escapeHtml(issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${PERSISTENT}">${escapeHtml(subject)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData${answers} NotOnOrAfter="${until}" Recipient="${escapeHtml(consumerUrl)}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction>`,
    `<saml:Audience>${escapeHtml(entityId)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${isoAt(now)}" SessionIndex="${escapeHtml(signOn)}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`,
  ].join('')
  const response = [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`,
    ` ID="_${randomUUID()}" Version="2.0" IssueInstant="${isoAt(now)}" Destination="${escapeHtml(consumerUrl)}"${answers}>`,
    `<saml:Issuer>${escapeHtml(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    `${signed(assertion, 'Assertion', key)}</samlp:Response>`,
  ].join('')
  return Buffer.from(signed(response, 'Response', key)).toString('base64')
}

function signed(xml: string, element: 'Assertion' | 'Response', { privateKey }: SigningKey): string {
  const root = `/*[local-name(.)='${element}']`
  const signature = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: C14N,
  })
  signature.addReference({ xpath: root, digestAlgorithm: SHA256, transforms: [ENVELOPED, C14N] })
  signature.computeSignature(xml, {
    location: { reference: `${root}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}

const isoAt = (now: Date, minutes = 0): string => new Date(now.getTime() + minutes * 60_000).toISOString()
