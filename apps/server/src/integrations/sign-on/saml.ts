import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { SAML, ValidateInResponseTo, type Profile } from '@node-saml/node-saml'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { domainOf } from './domain-of.ts'
import { isPlainXml } from './saml-xml.ts'
import type { ProvenIdentity, SignOnProvider, SignOnRefusal } from './sign-on.port.ts'

export type SamlSettings = Pick<SignOnProvider, 'name' | 'title' | 'domains' | 'isOnLoginPage'> & {
  /** The entity id of the provider. */
  issuer: string
  /** Where people are sent. */
  entryPoint: string
  /** The keys that it signs with, as PEM: two while it changes them. */
  certificates: readonly string[]
  onFault: (fault: unknown) => void
}

const CLOCKS_APART_MS = 60_000
const LONGEST_MS = 15 * 60_000
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const ADDRESS_NAMES = [
  'email',
  'mail',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
] as const
// A document type and a comment change what is read, and no provider sends one; SHA-1 proves nothing any more.
const NEVER = ['<!', 'xmldsig#rsa-sha1', 'xmldsig#sha1', 'xmldsig#dsa', 'hmac-'] as const

/** A provider that speaks SAML 2.0: only what is signed in an assertion is believed, and only as the answer to our own request. */
export function samlProvider(settings: SamlSettings): SignOnProvider {
  const { name, title, domains, isOnLoginPage } = settings

  const begin: SignOnProvider['begin'] = async ({ state, nonce }, { returnUrl }) => {
    try {
      return accept(new URL(await speakerOf(settings, nonce, returnUrl).getAuthorizeUrlAsync(state, undefined, {})))
    } catch (fault) {
      settings.onFault(fault)
      return refuse({ code: 'provider-away' })
    }
  }

  const finish: SignOnProvider['finish'] = async ({ nonce }, { returnUrl, posted }) => {
    if (posted === null) return refuse({ code: 'sign-on-invalid' })
    try {
      const xml = Buffer.from(posted, 'base64').toString('utf8')
      const lower = xml.toLowerCase()
      if (NEVER.some((part) => lower.includes(part)) || !(await isPlainXml(xml)))
        return refuse({ code: 'sign-on-invalid' })
      const { profile } = await speakerOf(settings, nonce, returnUrl).validatePostResponseAsync({
        SAMLResponse: posted,
      })
      return profile ? identityOf(profile, { ...settings, nonce, returnUrl }) : refuse({ code: 'sign-on-invalid' })
    } catch (fault) {
      settings.onFault(fault)
      // What a provider says instead of an answer is not signed: it can only say no.
      const saysNo = fault instanceof Error && fault.name === 'SamlStatusError'
      return refuse({ code: saysNo || isStatus(fault) ? 'sign-on-cancelled' : 'sign-on-invalid' })
    }
  }

  return { name, title, domains, isOnLoginPage, begin, finish }
}

const isStatus = (fault: unknown): boolean => typeof fault === 'object' && fault !== null && 'xmlStatus' in fault

/** What the request is called there: the answer names it. */
const requestId = (nonce: string): string => `_${nonce}`

function speakerOf({ entryPoint, issuer, certificates }: SamlSettings, nonce: string, returnUrl: string): SAML {
  const own = requestId(nonce)
  return new SAML({
    entryPoint,
    // Who we are there; the address is as good a name as any.
    issuer: audienceOf(returnUrl),
    audience: audienceOf(returnUrl),
    callbackUrl: returnUrl,
    idpIssuer: issuer,
    idpCert: [...certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCKS_APART_MS,
    maxAssertionAgeMs: LONGEST_MS,
    generateUniqueId: () => own,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: LONGEST_MS,
    // The request is a row, which this answer has used up: here it is known, and no other.
    cacheProvider: {
      saveAsync: async (key, value) => (key === own ? { value, createdAt: Date.now() } : null),
      getAsync: async (key) => (key === own ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}

/** The entity id of the portal at this provider. */
const audienceOf = (returnUrl: string): string => returnUrl.replace(/\/return$/, '')

const Confirmed = Type.Object({
  Assertion: Type.Object({
    Subject: Type.Tuple([
      Type.Object({
        SubjectConfirmation: Type.Tuple([
          Type.Object({
            $: Type.Object({ Method: Type.Literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: Type.Tuple([
              Type.Object({
                $: Type.Object({ Recipient: Type.String(), InResponseTo: Type.String(), NotOnOrAfter: Type.String() }),
              }),
            ]),
          }),
        ]),
      }),
    ]),
    Conditions: Type.Tuple([Type.Object({ AudienceRestriction: Type.Array(Type.Unknown(), { minItems: 1 }) })]),
  }),
})

/** Who it is, if the signed part itself says that it is for us, for this request, and goes by now. */
function identityOf(
  profile: Profile,
  { issuer, domains, nonce, returnUrl }: SamlSettings & { nonce: string; returnUrl: string },
): Outcome<ProvenIdentity, SignOnRefusal> {
  const invalid = refuse({ code: 'sign-on-invalid' } as const)
  const signed: unknown = profile.getAssertion?.()
  if (!Value.Check(Confirmed, signed)) return invalid
  const [subject] = signed.Assertion.Subject
  const { Recipient, InResponseTo, NotOnOrAfter } = subject.SubjectConfirmation[0].SubjectConfirmationData[0].$
  if (Recipient !== returnUrl || InResponseTo !== requestId(nonce)) return invalid
  if (!(Date.parse(NotOnOrAfter) + CLOCKS_APART_MS > Date.now())) return invalid
  // Somebody who is called otherwise the next time cannot be known again.
  if (profile.issuer !== issuer || !profile.nameID || profile.nameIDFormat === TRANSIENT) return invalid
  const told = [...ADDRESS_NAMES.map((name) => profile[name]), profile.nameID].find(
    (value) => typeof value === 'string' && value.includes('@'),
  )
  const email = typeof told === 'string' ? told.trim().toLowerCase() : null
  // SAML has no word for having looked: an address is believed in the provider's own domains only.
  const isBelieved = email !== null && domains.includes(domainOf(email))
  return accept({ issuer, subject: profile.nameID, email: isBelieved ? email : null })
}
