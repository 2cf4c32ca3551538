import { type SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { createPublicKey } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { insertRows, PASSWORD } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { ACADEMY, PUBLIC_URL, SAML_MENU as MENU } from '../relying-party.builders.ts'
import { newSigningKey } from '#integrations/services/signing-keys.ts'
import { playService } from './saml.builders.ts'
import { serviceSignOnFeature } from '../service-sign-on.feature.ts'

const PUBLICAN = 'kastelein@horeca.example'
const WHOLESALER = 'eigenaar@groothandel.example'
const key = newSigningKey()

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { features: [serviceSignOnFeature], clock: systemClock, outside: { keys: [key], services: [ACADEMY, MENU] } },
    { PUBLIC_URL },
  )
  for (const [id, email, customerType] of [
    ['U91', PUBLICAN, 'Ontrade'],
    ['U92', WHOLESALER, 'Distributor'],
  ] as const) {
    await insertRows(brewery.pool, 'portal_user', [
      {
        id,
        email,
        first_name: 'Inge & Co <b>',
        last_name: 'Vos',
        status: 'Active',
        is_validated: true,
        has_agreed_terms: true,
      },
    ])
    await insertRows(brewery.pool, 'user_role', [
      { user_id: id, company_id: 'C1', ship_to_id: 'S1', role: 'Owner', customer_type: customerType },
    ])
  }
  await brewery.pool.query(
    `update portal_user set password_hash = (select password_hash from portal_user where id = 'U1') where id in ('U91', 'U92')`,
  )
})
afterAll(() => brewery.close())

/** The service, as a library that is not ours plays it. */
const menu = (own: Partial<ConstructorParameters<typeof SAML>[0]> = {}) =>
  playService(MENU, {
    entryPoint: `${PUBLIC_URL}/identity/provider/saml`,
    idpIssuer: `${PUBLIC_URL}/identity/provider/saml`,
    idpCert: createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' }),
    ...own,
  })

async function signIn(email: string): Promise<Record<string, string>> {
  const answer = await brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    payload: { email, password: PASSWORD },
  })
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
}

async function visit(address: string, cookies: Record<string, string> = {}) {
  const url = address.replace(PUBLIC_URL, '')
  const answer = await brewery.app.inject({ url, cookies, headers: { accept: 'text/html' } })
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(answer.body)?.[1] ?? ''
  return {
    answer,
    to: String(answer.headers.location),
    action: /action="([^"]*)"/.exec(answer.body)?.[1],
    posted: { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') },
  }
}

/** What a service would not write by its library. */
const requestOf = (xml: string) =>
  `/identity/provider/saml?${new URLSearchParams({ SAMLRequest: deflateRawSync(xml).toString('base64') }).toString()}`
const asking = ({ attributes = '', issuer = MENU.entityId, head = '' } = {}) =>
  `${head}<p:AuthnRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" ID="_one" Version="2.0" ${attributes}><a:Issuer xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</a:Issuer></p:AuthnRequest>`

describe('a service that speaks SAML', () => {
  test('[NAV-21] hears who is signed in, checked by a library that is not ours', async () => {
    const service = menu()
    const asked = await service.getAuthorizeUrlAsync('back-to-the-cards', undefined, {})
    const { answer, action, posted } = await visit(asked, await signIn(PUBLICAN))
    expect(answer.statusCode).toBe(200)
    expect(action).toBe(MENU.consumerUrl)
    expect(posted.RelayState).toBe('back-to-the-cards')
    const { profile } = await service.validatePostResponseAsync(posted)
    expect(profile).toMatchObject({
      nameID: 'U91',
      nameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      email: PUBLICAN,
      name: 'Inge & Co <b> Vos',
      customer_number: 'C1',
    })
  })

  test('the page that posts it runs that one script, and posts to the service alone', async () => {
    const asked = await menu().getAuthorizeUrlAsync('', undefined, {})
    const { answer } = await visit(asked, await signIn(PUBLICAN))
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; form-action https:\/\/menu\.example; /,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('an answer that was changed on its way is none', async () => {
    const service = menu()
    const asked = await service.getAuthorizeUrlAsync('', undefined, {})
    const { posted } = await visit(asked, await signIn(PUBLICAN))
    const xml = Buffer.from(posted.SAMLResponse, 'base64').toString()
    const changed = Buffer.from(xml.replace('>U91<', '>U92<')).toString('base64')
    await expect(service.validatePostResponseAsync({ ...posted, SAMLResponse: changed })).rejects.toThrow(/signature/i)
  })

  test('[API-107] hears it unasked from the menu of the portal, with the page to come to', async () => {
    const service = menu({ validateInResponseTo: ValidateInResponseTo.never })
    const redirectUrl = 'https://menu.example/cards'
    const start = `/identity/services/pubMenu?${new URLSearchParams({ redirectUrl }).toString()}`
    const { posted } = await visit(start, await signIn(PUBLICAN))
    expect(posted.RelayState).toBe(redirectUrl)
    const { profile } = await service.validatePostResponseAsync(posted)
    expect(profile).toMatchObject({ nameID: 'U91' })
  })

  test('whoever is not signed in logs in first, and comes back once', async () => {
    const asked = await menu().getAuthorizeUrlAsync('', undefined, {})
    const { to } = await visit(asked)
    const back = new URL(to, PUBLIC_URL).searchParams.get('back') ?? ''
    expect((await visit(back, await signIn(PUBLICAN))).action).toBe(MENU.consumerUrl)
    expect((await visit(back)).to).toBe('/saml-error?reason=service-forbidden')
  })

  test('[PRM-20] [RTE-09] somebody of another customer type reads that it is not for them', async () => {
    const asked = await menu().getAuthorizeUrlAsync('', undefined, {})
    const { to, posted } = await visit(asked, await signIn(WHOLESALER))
    expect(to).toBe('/saml-error?reason=service-forbidden')
    expect(posted.SAMLResponse).toBe('')
  })

  test('a request as it should be is answered', async () => {
    const { action } = await visit(requestOf(asking()), await signIn(PUBLICAN))
    expect(action).toBe(MENU.consumerUrl)
  })

  test.each([
    ['of somebody else', asking({ issuer: 'https://elsewhere.example/saml' })],
    ['of a service that asks otherwise', asking({ issuer: ACADEMY.clientId })],
    [
      'that would have the answer elsewhere',
      asking({ attributes: 'AssertionConsumerServiceURL="https://elsewhere.example/"' }),
    ],
    ['for a password once more', asking({ attributes: 'ForceAuthn="true"' })],
    ['in silence', asking({ attributes: 'IsPassive="1"' })],
    ['with a document type', asking({ head: '<!DOCTYPE x [<!ENTITY e "x">]>' })],
    ['that ends too early', asking().slice(0, 90)],
    ['that unfolds without end', asking({ attributes: `Destination="${'x'.repeat(50_000)}"` })],
  ])('a request %s leads nowhere', async (_which, xml) => {
    const { to } = await visit(requestOf(xml), await signIn(PUBLICAN))
    expect(to).toBe('/saml-error?reason=service-request-invalid')
  })
})
