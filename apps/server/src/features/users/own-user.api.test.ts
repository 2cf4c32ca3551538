import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { createPasswordLinks } from '#features/passwords/index.ts'
import { readSettings } from '#platform/env.ts'
import { callUsers, USERS } from './people.builders.ts'
import { usersFeature } from './users.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [usersFeature] })
})
afterAll(() => brewery.close())

describe('the person', () => {
  test('[API-64] [ENT-01] [ENT-02] reads what is known of them, with permissions by ship-to', async () => {
    const { status, body } = await brewery.get(`${USERS}/GetUserInfoById/U1`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      UID: 'U1',
      isLoggedIn: true,
      firstLogin: false,
      userValidation: true,
      firstName: 'Jan',
      email: 'buyer@tenbrink.example',
      isActive: true,
      defaultShipToID: 'S1',
      allAvailablePermission: expect.arrayContaining(['Catalogue Beer', 'My Orders']),
    })
    const [entry] = [readPath(body, 'permissionSchema', 0)]
    expect(entry).toMatchObject({
      companyId: 'C1',
      companyName: 'Ten Brink Dranken',
      shipToAddress: expect.any(String),
    })
    expect(readPath(entry, 'rpDetails', 0)).toMatchObject({
      customerType: 'Distributor',
      roleid: 'SalesAssociate.Distributor',
      permission: expect.stringContaining('Catalogue Beer,'),
      permissionFlags: { 'Catalogue Beer': '1' },
    })
  })

  test.each(['U3', 'U404'])('[API-64] reads nobody else: %s', async (id) => {
    expect((await brewery.get(`${USERS}/GetUserInfoById/${id}`)).status).toBe(404)
  })

  test('[API-64] is read by the number that GraphQL answers, as by the UID', async () => {
    const { data } = await brewery.ask('{ customer { id } }')
    const number = readPath(data, 'customer', 'id')
    expect(number).toBe(1)
    expect(await brewery.get(`${USERS}/GetUserInfoById/${String(number)}`)).toEqual(
      await brewery.get(`${USERS}/GetUserInfoById/U1`),
    )
    // Nobody else is found by a number.
    expect((await brewery.get(`${USERS}/GetUserInfoById/2`)).status).toBe(404)
  })

  test.each(['SetFirstLoginFlag', 'SetUserTutorialCounter'])('names themselves by the number in %s', async (call) => {
    expect((await callUsers(brewery, 'PUT', `${call}/1`, { as: BUYER })).status).toBe(200)
    expect((await callUsers(brewery, 'PUT', `${call}/2`, { as: BUYER })).status).toBe(404)
  })

  async function choose(shipToId: string) {
    const answer = await brewery.app.inject({
      method: 'POST',
      url: `${USERS}/SetDefaultShipTo?shiptoId=${shipToId}`,
      headers: { authorization: `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}` },
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }

  test('[API-72] [USR-11] chooses the ship-to that sessions begin with', async () => {
    expect(await choose('S2')).toMatchObject({ status: 200, body: { defaultShipToID: 'S2' } })
    const answer = await brewery.ask('{ customer { default_ship_to_id } }')
    expect(readPath(answer.data, 'customer')).toEqual({ default_ship_to_id: 'S2' })
  })

  test.each(['S9', 'S404'])('[API-72] cannot choose %s', async (shipTo) => {
    expect((await choose(shipTo)).status).toBe(403)
  })
})

const SECOND = 'second@tenbrink.example'
const NEW = 'Krat-achter-de-bar-26'

const call = (...asked: Parameters<typeof callUsers> extends [unknown, ...infer Rest] ? Rest : never) =>
  callUsers(brewery, ...asked)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, readPath(body, 'code')]

const signIn = (email: string, password: string, userAgent = '') =>
  brewery.app.inject({
    method: 'POST',
    url: '/identity/sign-in',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })

describe('what a person says of themselves', () => {
  const said = { firstName: 'Johan', lastName: 'Brink', phone: '053 431 22 00', locale: 'de' }

  test('[API-68] [RTE-28] is changed by them, whatever their role, and nothing else is', async () => {
    const as = 'basic@tenbrink.example'
    const answer = await call('PUT', 'UpdateUser/U2', { as, body: { ...said, version: 1 } })
    expect(answer).toMatchObject({ status: 200, body: { ...said, version: 2, email: as } })
    expect(codeOf(await call('PUT', 'UpdateUser/U2', { as, body: { ...said, version: 1 } }))).toEqual([
      409,
      'changed-meanwhile',
    ])
    const roles = [{ shipToId: 'S1', role: 'Owner' }]
    expect((await call('PUT', 'UpdateUser/U2', { as, body: { ...said, version: 2, roles } })).status).toBe(403)
    expect((await call('PUT', 'UpdateUser/U1', { as, body: { ...said, version: 1 } })).status).toBe(403)
  })

  test('[IDN-43] [USR-13] leaves the e-mail address as it is', async () => {
    const body = { ...said, version: 1, email: 'jan@elsewhere.example' }
    expect(codeOf(await call('PUT', 'UpdateUser/U1', { as: BUYER, body }))).toEqual([422, 'email-not-changeable'])
  })

  test('[API-61] [ERR-44] has a phone number that can be called', async () => {
    const say = (phone: string) => call('PUT', 'SetFirstUserInfoSMS', { as: SECOND, body: { phone } })
    expect(await say('06 1234 5678')).toEqual({ status: 200, body: { success: true } })
    expect((await say('none')).body).toMatchObject({ status: 422, message: 'Please insert valid phone number.' })
    expect((await call('GET', 'GetUserInfoById/U4', { as: SECOND })).body).toMatchObject({ phone: '06 1234 5678' })
  })

  test('[API-62] [API-63] [CNT-38] says that they have been here, and that the tutorial was shown', async () => {
    await brewery.pool.query(`update portal_user set is_first_login = true where id = 'U4'`)
    await call('PUT', 'SetFirstLoginFlag/U4', { as: SECOND })
    await call('PUT', 'SetUserTutorialCounter/U4', { as: SECOND })
    expect((await call('GET', 'GetUserInfoById/U4', { as: SECOND })).body).toMatchObject({
      firstLogin: false,
      showTutorial: 2,
    })
    for (const path of ['SetFirstLoginFlag/U1', 'SetUserTutorialCounter/U404'])
      expect((await call('PUT', path, { as: SECOND })).status).toBe(404)
  })
})

test('[API-67] whether an address signs in by e-mail is answered alike for all', async () => {
  for (const address of [BUYER, 'nobody@tenbrink.example'])
    expect(await call('GET', `IsEmailLogin?emailAddress=${address}`, { as: null })).toEqual({
      status: 200,
      body: { emailLogin: true },
    })
})

test('[API-60] [IDN-27] [IDN-29] an invitation is accepted with a first password, once', async () => {
  await brewery.pool.query(
    `insert into portal_user (id, email, first_name, last_name, status) values ('U8', 'inge@tenbrink.example', 'Inge', 'Tap', 'Invited')`,
  )
  const links = createPasswordLinks({ db: brewery.db, settings: readSettings({}), publicUrl: 'http://portal.example' })
  const issued = await links.issue('U8')
  const token = issued.ok ? issued.value.url.split('#')[1] : ''
  const accept = (change: object = {}) =>
    call('PUT', 'SetFirstPassword', { as: null, body: { token, password: NEW, acceptsTerms: true, ...change } })
  expect((await accept({ acceptsTerms: false })).body).toMatchObject({
    code: 'terms-not-accepted',
    message: 'Please accept terms and condition.',
  })
  expect((await accept({ password: 'short' })).body).toMatchObject({
    message: 'Password requirements have not been met',
  })
  expect((await accept()).body).toEqual({ success: true })
  expect(codeOf(await accept())).toEqual([422, 'link-used'])
})

describe('the own password', () => {
  const change = (as: string, oldPassword: string, newPassword: string, id = 'U4') =>
    call('PUT', `ChangePassword/${id}`, { as, body: { oldPassword, newPassword } })

  test.each([
    ['Niet-mijn-wachtwoord-1', NEW, 'Old password is not correct', '[IDN-37] [ERR-38]'],
    [PASSWORD, 'short', 'Password requirements have not been met', '[IDN-32] [ERR-39]'],
    [PASSWORD, PASSWORD, 'This password was used before.', '[IDN-38]'],
  ])('is not changed from %s to %s: %s %s', async (oldPassword, newPassword, message) => {
    expect((await change(SECOND, oldPassword, newPassword)).body).toMatchObject({ status: 422, message })
    expect((await signIn(SECOND, PASSWORD)).statusCode).toBe(200)
  })

  test('[USR-10] [API-69] is nobody else’s to change', async () => {
    expect((await change(BUYER, PASSWORD, NEW)).status).toBe(404)
    expect((await change(BUYER, PASSWORD, NEW, 'U404')).status).toBe(404)
  })

  test('is not found out by trying: after a few wrong ones the right one is not looked at', async () => {
    const as = 'buyer@turf.example'
    for (let tries = 0; tries < 5; tries += 1) await change(as, 'Niet-mijn-wachtwoord-1', NEW, 'U3')
    expect((await change(as, PASSWORD, NEW, 'U3')).status).toBe(429)
  })

  test('[USR-10] [API-69] is changed, with a mail about it; all sessions end but the one it is done in', async () => {
    await brewery.pool.query('delete from rate_limit')
    const other = (await signIn(SECOND, PASSWORD)).cookies[0]?.value ?? ''
    expect(await change(SECOND, PASSWORD, NEW)).toEqual({ status: 200, body: { success: true } })
    const session = await brewery.app.inject({ url: '/identity/session', cookies: { fust: other } })
    expect(readPath(session.json(), 'user')).toBeNull()
    expect((await call('GET', 'GetUserInfoById/U4', { as: SECOND })).status).toBe(200)
    expect((await signIn(SECOND, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(SECOND, NEW)).statusCode).toBe(200)
    const { rows } = await brewery.pool.query(
      `select (select count(*)::int from outbox where topic = 'mail.password-changed') as mails,
         (select count(*)::int from audit_entry where action = 'password-changed' and subject = 'U4') as entries`,
    )
    expect(rows).toEqual([{ mails: 1, entries: 1 }])
    expect((await change(SECOND, NEW, PASSWORD)).body).toMatchObject({ code: 'password-used-before' })
  })
})

describe('the own sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const opened = async () => (await signIn(BUYER, PASSWORD, FIREFOX)).cookies[0]?.value ?? ''
  const list = async (fust: string) => {
    const { sessions } = (await brewery.app.inject({ url: '/identity/sessions', cookies: { fust } })).json<{
      sessions: { id: string; device: string; isCurrent: boolean; since: string }[]
    }>()
    return sessions
  }
  const end = async (fust: string, id: string) =>
    (await brewery.app.inject({ method: 'DELETE', url: `/identity/sessions/${id}`, cookies: { fust } })).statusCode

  test('[RTE-28] are told with device and time, and each is ended by itself', async () => {
    const [here, there] = [await opened(), await opened()]
    const told = await list(here)
    expect(told.filter(({ device }) => device === 'Firefox, Windows')).toHaveLength(2)
    expect(told.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const other = told.find(({ isCurrent, device }) => !isCurrent && device !== '')
    expect(await end(here, other?.id ?? '')).toBe(204)
    const session = await brewery.app.inject({ url: '/identity/session', cookies: { fust: there } })
    expect(readPath(session.json(), 'user')).toBeNull()
    expect((await list(here)).some(({ id }) => id === other?.id)).toBe(false)
  })

  test('of somebody else are not found', async () => {
    const here = await opened()
    const [own] = await list(here)
    const stranger = (await signIn('buyer@turf.example', PASSWORD)).cookies[0]?.value ?? ''
    expect(await end(stranger, own?.id ?? '')).toBe(404)
    expect(await end(here, '0'.repeat(32))).toBe(404)
    expect((await list(here)).some(({ id }) => id === own?.id)).toBe(true)
  })

  test('are told to nobody who is not signed in', async () => {
    expect((await brewery.app.inject({ url: '/identity/sessions' })).statusCode).toBe(401)
  })
})
