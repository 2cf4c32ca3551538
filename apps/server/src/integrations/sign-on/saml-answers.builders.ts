import { generateKeyPairSync } from 'node:crypto'
import { SignedXml } from 'xml-crypto'

export const ISSUER = 'https://idp.huis.example/saml'
const RSA = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

export function newKeys(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

export type AnswerWishes = {
  nameId?: string
  format?: string
  issuer?: string
  audience?: string
  recipient: string
  inResponseTo: string
  /** In minutes from now. */
  from?: number
  until?: number
  email?: string
  id?: string
}

const iso = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** An assertion as a provider writes it, without its signature. */
export function assertion({
  nameId = 'inge-there',
  format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  issuer = ISSUER,
  recipient,
  audience = recipient.replace(/\/return$/, ''),
  inResponseTo,
  from = -1,
  until = 5,
  email = 'inge@huis.example',
  id = '_assertion',
}: AnswerWishes): string {
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${iso(from)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${iso(until)}" Recipient="${recipient}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${iso(from)}" NotOnOrAfter="${iso(until)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${iso(from)}"/><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`
}

/** The same with the signature of this key, as its own part. */
export function signed(xml: string, privateKey: string, { element = 'Assertion', algorithm = RSA } = {}): string {
  const signature = new SignedXml({ privateKey, signatureAlgorithm: algorithm, canonicalizationAlgorithm: C14N })
  signature.addReference({
    xpath: `//*[local-name(.)='${element}']`,
    digestAlgorithm: SHA256,
    transforms: [ENVELOPED, C14N],
  })
  signature.computeSignature(xml, {
    location: { reference: `//*[local-name(.)='${element}']/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}

export function response(
  parts: string,
  { recipient, inResponseTo, status = 'Success' }: { recipient: string; inResponseTo: string; status?: string },
): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" IssueInstant="${iso(0)}" Destination="${recipient}" InResponseTo="${inResponseTo}"><saml:Issuer>${ISSUER}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${parts}</samlp:Response>`
}
