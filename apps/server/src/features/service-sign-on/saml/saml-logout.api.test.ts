import type { SAML } from '@node-saml/node-saml'
import { createPublicKey, sign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseStringPromise, processors } from 'xml2js'
import type { OpenBrewery } from '../../../test/open-brewery.ts'
import type { SamlService } from '#integrations/services/index.ts'
import { certifiedSigningKey } from '#integrations/services/certificate.builders.ts'
import { newSigningKey, type SigningKey } from '#integrations/services/signing-keys.ts'
import { ACADEMY, PUBLIC_URL, SAML_MENU } from '../relying-party.builders.ts'
import { openWithServices, signIn, visit, type Cookies } from '../signed-on.builders.ts'
import { playService } from './saml.builders.ts'

const PUBLICAN = 'kastelein@horeca.example'
const ENTITY = `${PUBLIC_URL}/identity/provider/saml`
const LOGOUT = `${ENTITY}/logout`
const AFTER = 'https://menu.example/saml/logout?tenant=1'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

const pemOf = ({ privateKey }: SigningKey) => privateKey.export({ type: 'pkcs8', format: 'pem' })
const key = certifiedSigningKey()
const ofMenu = newSigningKey()

const MENU: SamlService = { ...SAML_MENU, logout: { url: AFTER, keys: [createPublicKey(ofMenu.privateKey)] } }
const LEARNING: SamlService = { ...SAML_MENU, service: 'eLearning', entityId: 'https://academy.example/saml' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWithServices({ keys: [key, newSigningKey()], services: [LEARNING, MENU] }, [
    { id: 'U91', email: PUBLICAN, role: 'Owner', customerType: 'Ontrade' },
  ])
})
afterAll(() => brewery.close())

/** What a service reads in our metadata, as a library that is not ours reads XML. */
async function metadata() {
  const answer = await brewery.app.inject('/identity/provider/saml/metadata')
  const { EntityDescriptor: told } = await parseStringPromise(answer.body, {
    tagNameProcessors: [processors.stripPrefix],
  })
  const [provider] = told.IDPSSODescriptor
  return {
    answer,
    entityId: told.$.entityID,
    certificates: provider.KeyDescriptor.map((each: { KeyInfo: { X509Data: { X509Certificate: string[] }[] }[] }) =>
      String(each.KeyInfo[0]?.X509Data[0]?.X509Certificate[0]),
    ),
    signOn: provider.SingleSignOnService[0].$,
    logout: provider.SingleLogoutService[0].$,
    nameIds: provider.NameIDFormat,
  }
}

/** The service, as a library that is not ours plays it: it knows of us what the metadata say. */
async function menu(own: Partial<ConstructorParameters<typeof SAML>[0]> = {}) {
  const { entityId, certificates, signOn, logout } = await metadata()
  return playService(MENU, {
    entryPoint: signOn.Location,
    logoutUrl: logout.Location,
    idpIssuer: entityId,
    idpCert: certificates,
    privateKey: pemOf(ofMenu),
    signatureAlgorithm: 'sha256',
    ...own,
  })
}

/** Signs the publican on at the menu, and answers as whom the menu knows them. */
async function arrive(service: SAML, cookies: Cookies) {
  const { answer } = await visit(brewery, await service.getAuthorizeUrlAsync('', undefined, {}), cookies)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(answer.body)?.[1] ?? ''
  const { profile } = await service.validatePostResponseAsync({ SAMLResponse: field('SAMLResponse') })
  if (!profile) throw new Error('Nobody came.')
  return profile
}

const isSignedIn = async (cookies: Cookies) =>
  (await brewery.app.inject({ url: '/identity/session', cookies })).json<{ user: unknown }>().user !== null

describe('the metadata of the portal', () => {
  test('name what a service needs, and are good for an hour', async () => {
    const { answer, ...told } = await metadata()
    expect(answer.headers['content-type']).toBe('application/samlmetadata+xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    const binding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
    expect(told).toEqual({
      entityId: ENTITY,
      certificates: [key.certificate],
      signOn: { Binding: binding, Location: ENTITY },
      logout: { Binding: binding, Location: LOGOUT },
      nameIds: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
    })
    expect(answer.body).not.toContain('PRIVATE')
  })

  test.each([
    ['no key has a certificate', { keys: [newSigningKey()], services: [MENU] }],
    ['no service speaks SAML', { keys: [key], services: [ACADEMY] }],
  ])('are not there where %s', async (_why, outside) => {
    const other = await openWithServices(outside, [])
    const { statusCode } = await other.app.inject('/identity/provider/saml/metadata')
    await other.close()
    expect(statusCode).toBe(404)
  })
})

describe('a service that speaks SAML logs somebody out', () => {
  test('here, too, and hears so, checked by a library that is not ours', async () => {
    const [service, cookies] = [await menu(), await signIn(brewery, PUBLICAN)]
    const profile = await arrive(service, cookies)
    const asked = await service.getLogoutUrlAsync(profile, 'back-to-the-cards', {})
    const { status, to, answer } = await visit(brewery, asked, cookies)
    expect([status, `${to.origin}${to.pathname}`]).toEqual([303, 'https://menu.example/saml/logout'])
    // It was the session of this browser: its cookie goes, and nothing is pushed to it any more.
    expect(String(answer.headers['set-cookie'])).toMatch(/^fust=;/)
    expect(to.searchParams.get('tenant')).toBe('1')
    expect(to.searchParams.get('RelayState')).toBe('back-to-the-cards')
    const query = to.search.slice(1).replace('tenant=1&', '')
    const told = await service.validateRedirectAsync(Object.fromEntries(new URLSearchParams(query)), query)
    expect(told).toMatchObject({ loggedOut: true })
    expect(await isSignedIn(cookies)).toBe(false)
  })

  test('and the word that it is done is ours: one that was changed is none', async () => {
    const [service, cookies] = [await menu(), await signIn(brewery, PUBLICAN)]
    const asked = await service.getLogoutUrlAsync(await arrive(service, cookies), 'here', {})
    const { to } = await visit(brewery, asked, cookies)
    const query = to.search.slice(1).replace('tenant=1&', '').replace('RelayState=here', 'RelayState=there')
    const container = Object.fromEntries(new URLSearchParams(query))
    await expect(service.validateRedirectAsync(container, query)).rejects.toThrow(/signature/i)
  })

  test('in that session alone, and asked again it changes nothing', async () => {
    const [service, cookies] = [await menu(), await signIn(brewery, PUBLICAN)]
    const asked = await service.getLogoutUrlAsync(await arrive(service, cookies), '', {})
    const other = await signIn(brewery, PUBLICAN)
    await arrive(service, other)
    const told = [await visit(brewery, asked), await visit(brewery, asked)]
    expect(told.map(({ to }) => to.hostname)).toEqual(['menu.example', 'menu.example'])
    expect(told.map(({ answer }) => answer.headers['set-cookie'])).toEqual([undefined, undefined])
    expect([await isSignedIn(cookies), await isSignedIn(other)]).toEqual([false, true])
  })
})

test('a RelayState that was not signed is none, however it is written', async () => {
  const [service, cookies] = [await menu(), await signIn(brewery, PUBLICAN)]
  const asked = await service.getLogoutUrlAsync(await arrive(service, cookies), '', {})
  const { to } = await visit(brewery, `${asked}&%52elayState=elsewhere`, cookies)
  expect(to.hostname).not.toBe('menu.example')
  expect(await isSignedIn(cookies)).toBe(true)
})

describe('nobody is signed out by a request', () => {
  let cookies: Cookies
  let signOn: string
  beforeAll(async () => {
    cookies = await signIn(brewery, PUBLICAN)
    signOn = String((await arrive(await menu(), cookies)).sessionIndex)
  })

  type Own = {
    issuer?: string
    destination?: string
    at?: Date
    attributes?: string
    index?: string
    head?: string
    user?: string
  }
  const requestWith = (own: Own = {}) => {
    const {
      issuer = MENU.entityId,
      destination = LOGOUT,
      at = new Date(),
      attributes = '',
      head = '',
      user = 'U91',
    } = own
    const index = own.index ?? `<p:SessionIndex>${signOn}</p:SessionIndex>`
    return `${head}<p:LogoutRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion" ID="_one" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${destination}" ${attributes}><a:Issuer>${issuer}</a:Issuer><a:NameID>${user}</a:NameID>${index}</p:LogoutRequest>`
  }
  type Signing = { by?: SigningKey; algorithm?: string; hash?: string; signature?: string }
  const addressOf = (
    xml: string,
    { by = ofMenu, algorithm = RSA_SHA256, hash = 'sha256', signature }: Signing = {},
  ) => {
    const text = new URLSearchParams({
      SAMLRequest: deflateRawSync(xml).toString('base64'),
      SigAlg: algorithm,
    }).toString()
    const own = signature ?? sign(hash, Buffer.from(text), by.privateKey).toString('base64')
    return `${LOGOUT}?${text}&${new URLSearchParams({ Signature: own }).toString()}`
  }
  const anHour = 3_600_000

  test.each<[string, () => string]>([
    ['that is not signed', () => addressOf(requestWith(), { signature: '' })],
    ['that somebody else has signed', () => addressOf(requestWith(), { by: newSigningKey() })],
    ['that we have signed ourselves', () => addressOf(requestWith(), { by: key })],
    [
      'that is signed as nobody signs any more',
      () => addressOf(requestWith(), { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1', hash: 'sha1' }),
    ],
    ['that was changed since', () => addressOf(requestWith()).replace('SAMLRequest=', 'RelayState=x&SAMLRequest=')],
    ['that says something twice', () => `${addressOf(requestWith())}&SigAlg=${encodeURIComponent(RSA_SHA256)}`],
    ['of a service that may not', () => addressOf(requestWith({ issuer: LEARNING.entityId }))],
    ['of nobody', () => addressOf(requestWith({ issuer: 'https://elsewhere.example' }))],
    ['for somebody else', () => addressOf(requestWith({ destination: ENTITY }))],
    ['of an hour ago', () => addressOf(requestWith({ at: new Date(Date.now() - anHour) }))],
    ['of the hour to come', () => addressOf(requestWith({ at: new Date(Date.now() + anHour) }))],
    ['of no time', () => addressOf(requestWith({ attributes: 'NotOnOrAfter="tomorrow"' }))],
    ['that is over', () => addressOf(requestWith({ attributes: 'NotOnOrAfter="2026-01-01T00:00:00Z"' }))],
    ['for all sessions', () => addressOf(requestWith({ index: '' }))],
    ['with a document type', () => addressOf(requestWith({ head: '<!DOCTYPE x [<!ENTITY e "x">]>' }))],
    ['that unfolds without end', () => addressOf(requestWith({ attributes: `Consent="${'x'.repeat(50_000)}"` }))],
    ['that is none', () => addressOf('<p/>')],
  ])('%s, which leads nowhere', async (_which, address) => {
    const { to } = await visit(brewery, address(), cookies)
    expect(to.href).toBe(`${PUBLIC_URL}/saml-error?reason=service-request-invalid`)
    expect(await isSignedIn(cookies)).toBe(true)
  })

  test.each([
    ['of another person', { user: 'U1' }],
    ['of a sign-on that there is not', { index: '<p:SessionIndex>x</p:SessionIndex>' }],
  ])('%s, and the service is told what it would be told', async (_which, own) => {
    expect((await visit(brewery, addressOf(requestWith(own)), cookies)).to.hostname).toBe('menu.example')
    expect(await isSignedIn(cookies)).toBe(true)
  })

  test('but by one as it should be', async () => {
    expect((await visit(brewery, addressOf(requestWith()), cookies)).to.hostname).toBe('menu.example')
    expect(await isSignedIn(cookies)).toBe(false)
  })
})
