import { describe, expect, test } from 'vitest'
import { assertion, ISSUER, newKeys, response, signed, type AnswerWishes } from './saml-answers.builders.ts'
import { samlProvider } from './saml.ts'

const RETURN_URL = 'https://bestellen.example/identity/single-sign-on/huis/return'
const SECRETS = { state: 'the-state', nonce: 'the-nonce', verifier: 'v' }
const ASKED = { recipient: RETURN_URL, inResponseTo: '_the-nonce' }
const keys = newKeys()
const others = newKeys()

const provider = samlProvider({
  name: 'huis',
  title: 'Het Huis',
  domains: ['huis.example'],
  isOnLoginPage: true,
  issuer: ISSUER,
  entryPoint: 'https://idp.huis.example/sso',
  certificates: [others.publicKey, keys.publicKey],
  onFault: () => undefined,
})

const answer = (xml: string) =>
  provider.finish(SECRETS, { returnUrl: RETURN_URL, query: '', posted: Buffer.from(xml).toString('base64') })
const wanted = (own: Partial<AnswerWishes> = {}) => assertion({ ...ASKED, ...own })
const right = (own: Partial<AnswerWishes> = {}) => signed(wanted(own), keys.privateKey)
const whole = (parts = right()) => response(parts, ASKED)
const INVALID = { ok: false, refusal: { code: 'sign-on-invalid' } }

describe('a sign-on by SAML', () => {
  test('begins at the provider, with what it is known by', async () => {
    const begun = await provider.begin(SECRETS, { returnUrl: RETURN_URL, language: 'nl' })
    const url = begun.ok ? begun.value : new URL('about:blank')
    expect(url.origin + url.pathname).toBe('https://idp.huis.example/sso')
    expect(url.searchParams.get('RelayState')).toBe('the-state')
    expect(url.searchParams.get('SAMLRequest')).not.toBeNull()
  })

  test('proves who somebody is, also while the provider changes its key', async () => {
    const proven = { ok: true, value: { issuer: ISSUER, subject: 'inge-there', email: 'inge@huis.example' } }
    expect(await answer(whole())).toEqual(proven)
    expect(await answer(whole(signed(wanted(), others.privateKey)))).toEqual(proven)
  })

  test('tells no address outside the provider’s domains', async () => {
    expect(await answer(whole(right({ email: 'inge@elders.example' })))).toMatchObject({ value: { email: null } })
  })

  test('is cancelled where the provider says no', async () => {
    const refusal = { ok: false, refusal: { code: 'sign-on-cancelled' } }
    expect(await answer(response('', { ...ASKED, status: 'Requester' }))).toEqual(refusal)
  })
})

const evil = (own: Partial<AnswerWishes> = {}) => wanted({ nameId: 'somebody-else', id: '_evil', ...own })
const within = (outer: string, inner: string) => outer.replace('</saml:Assertion>', `${inner}</saml:Assertion>`)
const signatureOf = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? ''
const inObject = (xml: string) =>
  xml.replace('</Signature>', `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${right()}</Object></Signature>`)

const NOT_BELIEVED: [what: string, xml: () => string][] = [
  ['without a signature', () => whole(wanted())],
  ['that only the response around it signs', () => signed(whole(wanted()), keys.privateKey, { element: 'Response' })],
  ['that somebody else signed', () => whole(signed(wanted(), newKeys().privateKey))],
  ['whose name was changed', () => whole(right().replace('inge-there', 'somebody-else'))],
  [
    'whose signature was taken from another',
    () => whole(evil({ id: '_assertion' }).replace('<saml:Subject>', `${signatureOf(right())}<saml:Subject>`)),
  ],
  ['behind an unsigned one', () => whole(evil() + right())],
  ['before an unsigned one', () => whole(right() + evil())],
  ['inside an unsigned one', () => whole(within(evil(), right()))],
  ['inside an unsigned one of the same ID', () => whole(within(evil({ id: '_assertion' }), right()))],
  [
    'in the signature of an unsigned one',
    () => whole(inObject(evil().replace('<saml:Subject>', `${signatureOf(right())}<saml:Subject>`))),
  ],
  ['in extensions beside an unsigned one', () => whole(`<samlp:Extensions>${right()}</samlp:Extensions>${evil()}`)],
  ['around an unsigned one', () => whole(within(right(), evil()))],
  ['in another response inside', () => whole(whole())],
  ['with a comment in the name', () => whole(right({ nameId: 'inge<!-- -->-there' }))],
  ['with a document type', () => `<!DOCTYPE x [<!ENTITY e "somebody-else">]>${whole()}`],
  [
    'signed with SHA-1',
    () => whole(signed(wanted(), keys.privateKey, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })),
  ],
  ['for somebody else’s portal', () => whole(right({ audience: 'https://other.example' }))],
  [
    'sent to another address',
    () => whole(right({ recipient: 'https://other.example/return', audience: RETURN_URL.replace('/return', '') })),
  ],
  ['to another request', () => whole(right({ inResponseTo: '_another' }))],
  ['in a response to another request', () => response(right(), { ...ASKED, inResponseTo: '_another' })],
  ['to no request', () => whole().replaceAll(' InResponseTo="_the-nonce"', '')],
  ['of another provider', () => whole(right({ issuer: 'https://evil.example' }))],
  ['that is over', () => whole(right({ from: -20, until: -5 }))],
  ['that does not hold yet', () => whole(right({ from: 5, until: 20 }))],
  [
    'of somebody who is called otherwise each time',
    () => whole(right({ format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })),
  ],
  ['that is none', () => 'none'],
  ['that is missing', () => whole('')],
]

describe('nobody is proven by an assertion', () => {
  test.each(NOT_BELIEVED)('%s', async (_what, xml) => {
    expect(await answer(xml())).toEqual(INVALID)
  })

  test('that was not posted', async () => {
    expect(await provider.finish(SECRETS, { returnUrl: RETURN_URL, query: 'state=x', posted: null })).toEqual(INVALID)
  })
})
