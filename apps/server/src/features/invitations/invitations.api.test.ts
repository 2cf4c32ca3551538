import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import type { Mail } from '#integrations/mail/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import {
  addBreweryPeople,
  addManagers,
  addRoles,
  ADMINISTRATOR,
  callUsers,
  DELEGATED,
  OTHER_OWNER,
  OWNER,
} from '#features/users/people.builders.ts'
import { passwordsFeature } from '#features/passwords/passwords.feature.ts'
import { invitationsFeature } from './invitations.feature.ts'
import { CHEAP_HASH, insertRows } from '../../test/brewery.builders.ts'
import { BUYER, readPath } from '../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../test/resettable-brewery.ts'

const PORTAL = 'https://bestellen.example'
const ELSEWHERE = 'buyer@turf.example'
const NOBODY = 'nobody@elsewhere.example'
const TYPED = { firstName: 'Inge', lastName: 'ten Brink', phone: '06 1234 5678' }
const ROLES = [{ shipToId: 'S1', role: 'SalesAssociate' }]

let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [invitationsFeature, passwordsFeature, usersFeature] })
  return () => brewery.close()
})
beforeEach(async () => {
  await brewery.reset()
  await addManagers(brewery.pool)
  await addBreweryPeople(brewery.pool)
})

const call = (...parts: Parameters<typeof callUsers> extends [unknown, ...infer Rest] ? Rest : never) =>
  callUsers(brewery, ...parts)

const invite = (email: string, { as = OWNER, roles = ROLES }: { as?: string; roles?: object[] } = {}) =>
  call('POST', 'CreateNewUser', { as, body: { email, ...TYPED, roles } })

async function own(as: string, method: 'GET' | 'POST' = 'GET', path = '') {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  const answer = await brewery.app.inject({ method, url: `/identity/invitations${path}`, headers })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/** The invitation that the company sees for an address. */
async function listed(email: string, as = OWNER): Promise<Record<string, unknown> | undefined> {
  const { body } = await call('GET', 'GetAllUsersInfo?pageSize=500', { as })
  const users = readPath(body, 'users')
  return Array.isArray(users) ? users.find((user) => user.email === email) : undefined
}
const idOf = async (email: string, as = OWNER): Promise<string> => String((await listed(email, as))?.['UID'])

/** Sends the mails that wait. */
async function deliver(): Promise<Mail[]> {
  const mailer = buildMailbox()
  const { db } = brewery
  const portal = createPortal({ store: createPortalStore(db), clock: { now: () => new Date('2026-11-23T09:00:00Z') } })
  const handlers = usersFeature.handlers({ db, mailer, portal, publicUrl: PORTAL })
  await createWorker({ db, log: buildLog(), handlers }).drain()
  return mailer.mails
}

const rolesOf = async (email: string) =>
  (
    await brewery.pool.query(
      `select r.ship_to_id as "shipTo", r.role from user_role r join portal_user u on u.id = r.user_id
       where u.email = $1 and r.company_id = 'C1' order by 1`,
      [email],
    )
  ).rows

describe('whoever is invited', () => {
  const INACTIVE = 'inactive@turf.example'
  const INVITED_ELSEWHERE = 'invited@turf.example'
  const ADDRESSES = [NOBODY, ELSEWHERE, INACTIVE, INVITED_ELSEWHERE, ADMINISTRATOR, OTHER_OWNER]
  beforeEach(async () => {
    await insertRows(brewery.pool, 'portal_user', [
      {
        id: 'X1',
        email: INACTIVE,
        first_name: 'Piet',
        last_name: 'Weg',
        status: 'Inactive',
        password_hash: CHEAP_HASH,
      },
    ])
    await addRoles(brewery.pool, 'X1', 'C2', ['S9'], 'Basic')
    await invite(INVITED_ELSEWHERE, { as: OTHER_OWNER, roles: [{ shipToId: 'S9', role: 'Basic' }] })
    await deliver()
  })

  /** How many rows each table has. */
  async function rowCounts(): Promise<Record<string, number>> {
    const { rows: tables } = await brewery.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and relname not in ('session', 'rate_limit', 'known_network') order by 1`,
    )
    const sql = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
    const { rows } = await brewery.pool.query<{ name: string; rows: number }>(sql.join(' union all '))
    return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
  }

  /** What an inviter can learn of an address, with the address and the ids taken out. */
  async function learned(email: string): Promise<unknown> {
    const shown = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(email, 'ADDRESS')) as unknown
    const before = await rowCounts()
    const answer = await invite(email)
    const after = await rowCounts()
    const added = Object.entries(after).filter(([name, rows]) => rows !== before[name])
    await deliver()
    const entry = await listed(email)
    const id = String(entry?.['UID'])
    const info = await call('GET', `GetUserInfoById/${id}`)
    const again = await call('POST', 'CreateNewUser', { body: { email, ...TYPED, roles: ROLES } })
    const resent = await call('POST', `ResendVerificationEmail/${id}`, { body: { email } })
    const off = await call('PATCH', 'SetUserStatus', { body: { UID: id, status: 'Inactive' } })
    const removed = await call('PUT', `UpdateUser/${id}`, { body: { ...TYPED, version: 3, roles: [] } })
    const text = JSON.stringify(
      shown({ answer, entry, info, again, resent, off, removed, added: added.map(([name]) => name) }),
    )
    return text.replaceAll(id, 'ID').replaceAll(/"(requestId|expiresAt)":"[^"]*"/g, '"$1":""')
  }

  test('is shown to the inviter as typed, and no answer, no list and no work tells whether the address has an account', async () => {
    const seen: unknown[] = []
    for (const email of ADDRESSES) seen.push(await learned(email))
    expect(seen).toEqual(seen.map(() => seen[0]))
    expect(seen[0]).toContain('"status":"Invited"')
    expect(seen[0]).toContain('06 1234 5678')
  })

  test('by a file is answered alike', async () => {
    const users = ADDRESSES.map((email) => ({ ...TYPED, email, locale: '', role: 'Basic', shipToIds: ['S1'] }))
    for (const isDryRun of [true, false]) {
      const { body } = await call('POST', 'CreateNewUsers', { body: { isDryRun, users } })
      expect(readPath(body, 'rows')).toEqual(ADDRESSES.map((email) => ({ email, problems: [] })))
    }
    for (const email of ADDRESSES) expect(await listed(email)).toMatchObject({ ...TYPED, status: 'Invited' })
  })

  test('has no role and no other name before they accept', async () => {
    for (const email of ADDRESSES) await invite(email)
    await deliver()
    expect(
      (await brewery.pool.query(`select from user_role where company_id = 'C1' and user_id in ('U3', 'X1', 'A1')`))
        .rowCount,
    ).toBe(0)
    const { rows } = await brewery.pool.query(
      `select first_name, status from portal_user where id in ('U3', 'X1') order by id`,
    )
    expect(rows).toEqual([
      { first_name: 'Jan', status: 'Active' },
      { first_name: 'Piet', status: 'Inactive' },
    ])
  })

  test('and is deactivated hears nothing, and others get one mail each', async () => {
    for (const email of ADDRESSES) await invite(email)
    const mails = await deliver()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(ADDRESSES.filter((email) => email !== INACTIVE).toSorted())
  })
})

describe('somebody with an account', () => {
  beforeEach(() => invite(ELSEWHERE))

  test('gets a mail that says who invites and leads to the invitation, with no token in it', async () => {
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: ELSEWHERE, subject: expect.stringContaining('Ten Brink Dranken') })
    expect(mail?.text).toContain('Femke Veldboer')
    expect(mail?.text).toContain(`${PORTAL}/invitations`)
    expect(mail?.text).not.toContain('#')
  })

  test('sees the invitation, and has the roles once they accept', async () => {
    const { body } = await own(ELSEWHERE)
    expect(body).toMatchObject({
      invitations: [
        {
          invitedBy: 'Femke Veldboer',
          roles: [
            { companyName: 'Ten Brink Dranken', shipToId: 'S1', shipToName: 'Depot Boekelo', role: 'SalesAssociate' },
          ],
        },
      ],
    })
    const id = String(readPath(body, 'invitations', 0, 'id'))
    const accepted = await own(ELSEWHERE, 'POST', `/${id}/acceptance`)
    expect(accepted).toMatchObject({ status: 200, body: { user: { openInvitations: 0 } } })
    expect(await rolesOf(ELSEWHERE)).toEqual([{ shipTo: 'S1', role: 'SalesAssociate' }])
    expect(await listed(ELSEWHERE)).toMatchObject({ UID: 'U3', firstName: 'Jan', status: 'Active', invitation: null })
    expect(await own(ELSEWHERE)).toMatchObject({ body: { invitations: [] } })
    expect((await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).status).toBe(404)
    const { rows } = await brewery.pool.query(`select user_id, news, subject from notification where kind = 'user'`)
    expect(rows).toEqual([{ user_id: 'K1', news: 'invitation-accepted', subject: 'Jan Brink' }])
    const trail = await call('GET', 'GetUserChanges')
    expect(readPath(trail.body, 'changes')).toMatchObject([
      { action: 'role-given', by: 'Femke Veldboer', name: 'Jan Brink', role: 'SalesAssociate' },
      { action: 'invitation-accepted', by: 'Jan Brink', name: 'Jan Brink' },
      { action: 'invited', by: 'Femke Veldboer', name: 'Jan Brink' },
    ])
  })

  test('declines, has no role, and can be invited again', async () => {
    const id = await idOf(ELSEWHERE)
    expect((await own(ELSEWHERE, 'POST', `/${id}/refusal`)).status).toBe(200)
    expect(await rolesOf(ELSEWHERE)).toEqual([])
    expect(await listed(ELSEWHERE)).toMatchObject({ ...TYPED, status: 'Inactive', invitation: { state: 'declined' } })
    expect(await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).toMatchObject({
      status: 422,
      body: { code: 'invitation-over' },
    })
    await call('PATCH', 'SetUserStatus', { body: { UID: id, status: 'Active' } })
    expect((await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).status).toBe(200)
  })

  test('stays deactivated where the company deactivated them after another invitation to it', async () => {
    await own(ELSEWHERE, 'POST', `/${await idOf(ELSEWHERE)}/acceptance`)
    await insertRows(brewery.pool, 'invitation', [
      {
        id: `I${'0'.repeat(24)}`,
        email: ELSEWHERE,
        first_name: 'Inge',
        last_name: 'ten Brink',
        phone: '',
        locale: 'nl',
        country: 'NL',
        invited_by: 'K1',
        created_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
      },
    ])
    await insertRows(brewery.pool, 'invitation_role', [
      {
        invitation_id: `I${'0'.repeat(24)}`,
        company_id: 'C1',
        ship_to_id: 'S1',
        role: 'SalesAssociate',
        customer_type: 'Distributor',
      },
    ])
    await call('PATCH', 'SetUserStatus', { body: { UID: 'U3', status: 'Inactive' } })
    expect((await own(ELSEWHERE, 'POST', `/I${'0'.repeat(24)}/acceptance`)).status).toBe(200)
    const { rows } = await brewery.pool.query(
      `select is_active as "isActive" from user_role where user_id = 'U3' and company_id = 'C1'`,
    )
    expect(rows).toEqual([{ isActive: false }])
  })

  test('answers at once from two devices, and has the roles once', async () => {
    const id = await idOf(ELSEWHERE)
    const answers = await Promise.all([1, 2, 3].map(() => own(ELSEWHERE, 'POST', `/${id}/acceptance`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    expect(await rolesOf(ELSEWHERE)).toHaveLength(1)
  })
})

describe('an invitation', () => {
  test.each([OTHER_OWNER, BUYER])('is not found by %s, whom it is not for', async (as) => {
    await invite(ELSEWHERE)
    const id = await idOf(ELSEWHERE)
    expect(await own(as)).toMatchObject({ body: { invitations: [] } })
    for (const answer of ['acceptance', 'refusal']) expect((await own(as, 'POST', `/${id}/${answer}`)).status).toBe(404)
    expect(await rolesOf(as === BUYER ? ELSEWHERE : as)).toEqual([])
  })

  test('is listed to nobody without a session', async () => {
    const answer = await brewery.app.inject({ url: '/identity/invitations' })
    expect(answer.statusCode).toBe(401)
  })

  test('is not seen by another company, nor changed by it', async () => {
    await invite(NOBODY)
    const id = await idOf(NOBODY)
    const as = OTHER_OWNER
    expect((await call('GET', `GetUserInfoById/${id}`, { as })).status).toBe(404)
    expect((await call('PUT', `UpdateUser/${id}`, { as, body: { ...TYPED, version: 1, roles: [] } })).status).toBe(404)
    expect((await call('PATCH', 'SetUserStatus', { as, body: { UID: id, status: 'Inactive' } })).status).toBe(404)
  })

  test('is withdrawn by a colleague of the inviter, and accepted no more', async () => {
    await invite(ELSEWHERE)
    const id = await idOf(ELSEWHERE)
    const withdrawn = await call('PATCH', 'SetUserStatus', { as: DELEGATED, body: { UID: id, status: 'Inactive' } })
    expect(withdrawn.body).toMatchObject({ status: 'Inactive', invitation: { state: 'withdrawn' } })
    expect(await own(ELSEWHERE)).toMatchObject({ body: { invitations: [] } })
    expect(await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).toMatchObject({ body: { code: 'invitation-over' } })
    expect(await deliver()).toEqual([])
  })

  test('lasts for 72 hours, and as long again once it is sent again', async () => {
    await invite(ELSEWHERE)
    const id = await idOf(ELSEWHERE)
    const letPass = (hours: number) =>
      brewery.pool.query(
        `update invitation set created_at = created_at - make_interval(hours => $1),
           expires_at = expires_at - make_interval(hours => $1)`,
        [hours],
      )
    await letPass(71)
    expect(readPath((await own(ELSEWHERE)).body, 'invitations')).toHaveLength(1)
    await letPass(1)
    expect(await own(ELSEWHERE)).toMatchObject({ body: { invitations: [] } })
    expect(await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).toMatchObject({ body: { code: 'invitation-over' } })
    expect(await listed(ELSEWHERE)).toMatchObject({ status: 'Invited', invitation: { state: 'expired' } })
    await call('POST', `ResendVerificationEmail/${id}`, { body: { email: ELSEWHERE } })
    expect((await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).status).toBe(200)
  })

  test('is changed while it waits: what was typed, and the roles', async () => {
    await invite(ELSEWHERE)
    const id = await idOf(ELSEWHERE)
    const body = { ...TYPED, firstName: 'Ine', version: 1, roles: [{ shipToId: 'S2', role: 'Basic' }] }
    expect(await call('PUT', `UpdateUser/${id}`, { body })).toMatchObject({
      status: 200,
      body: { firstName: 'Ine', version: 2, permissionSchema: [{ shipToId: 'S2' }] },
    })
    expect((await call('PUT', `UpdateUser/${id}`, { body })).status).toBe(409)
    await own(ELSEWHERE, 'POST', `/${id}/acceptance`)
    expect(await rolesOf(ELSEWHERE)).toEqual([{ shipTo: 'S2', role: 'Basic' }])
  })

  test('gives no role of the brewery, neither anew nor by a change', async () => {
    await invite(ELSEWHERE)
    const id = await idOf(ELSEWHERE)
    const roles = [{ shipToId: 'S1', role: 'Basic', customerType: 'AccountManagerOfftrade' }]
    expect(await call('PUT', `UpdateUser/${id}`, { body: { ...TYPED, version: 1, roles } })).toMatchObject({
      status: 403,
      body: { code: 'role-not-yours' },
    })
  })

  test('of somebody who may not give the roles any more is over', async () => {
    await invite(ELSEWHERE, { as: DELEGATED })
    const id = await idOf(ELSEWHERE)
    await brewery.pool.query(`update user_role set role = 'Basic' where user_id = 'K2'`)
    expect(await own(ELSEWHERE, 'POST', `/${id}/acceptance`)).toMatchObject({ body: { code: 'invitation-over' } })
    expect(await rolesOf(ELSEWHERE)).toEqual([])
  })

  test('of a customer is not accepted by somebody of the brewery', async () => {
    await invite(ADMINISTRATOR)
    const id = await idOf(ADMINISTRATOR)
    expect(await own(ADMINISTRATOR, 'POST', `/${id}/acceptance`)).toMatchObject({
      status: 422,
      body: { code: 'other-account-needed' },
    })
  })
})

describe('somebody new', () => {
  const LINK = /\/verification#([\w-]{43})/
  const choose = (token: string) =>
    brewery.app.inject({
      method: 'POST',
      url: '/identity/password',
      payload: { purpose: 'invitation', token, password: 'Krat-achter-de-bar-26', acceptsTerms: true },
    })
  const tokenIn = (mail: Mail | undefined) => LINK.exec(mail?.text ?? '')?.[1] ?? ''

  test('accepts by choosing a password', async () => {
    await invite(NOBODY)
    const [mail] = await deliver()
    expect(mail?.text).toContain('Ten Brink Dranken')
    expect((await choose(tokenIn(mail))).statusCode).toBe(204)
    expect(await rolesOf(NOBODY)).toEqual([{ shipTo: 'S1', role: 'SalesAssociate' }])
    expect(await listed(NOBODY)).toMatchObject({ ...TYPED, status: 'Active', invitation: null })
  })

  test('gets a few mails a minute and a few more a day, and their last link works', async () => {
    const links: string[] = []
    const inviteOnce = async () => {
      await invite(NOBODY)
      const id = await idOf(NOBODY)
      const mails = await deliver()
      links.push(...mails.map(tokenIn))
      return id
    }
    const remove = async (id: string) => call('PUT', `UpdateUser/${id}`, { body: { ...TYPED, version: 1, roles: [] } })
    for (let time = 0; time < 6; time += 1) await remove(await inviteOnce())
    expect(links).toHaveLength(5)
    for (let time = 0; time < 16; time += 1) {
      await brewery.pool.query(`delete from rate_limit where window_ends_at < now() + interval '2 minutes'`)
      await remove(await inviteOnce())
    }
    expect(links).toHaveLength(20)
  })

  test('has a link that works though a later mail was one too many', async () => {
    await invite(NOBODY)
    const id = await idOf(NOBODY)
    const links = (await deliver()).map(tokenIn)
    for (let time = 0; time < 6; time += 1) {
      await call('POST', `ResendVerificationEmail/${id}`, { body: { email: NOBODY } })
      links.push(...(await deliver()).map(tokenIn))
    }
    expect(links).toHaveLength(5)
    expect((await choose(links.at(-1) ?? '')).statusCode).toBe(204)
  })

  test('has no link that works once the invitation is withdrawn', async () => {
    await invite(NOBODY)
    const [mail] = await deliver()
    await call('PATCH', 'SetUserStatus', { body: { UID: await idOf(NOBODY), status: 'Inactive' } })
    expect((await choose(tokenIn(mail))).json()).toMatchObject({ code: 'link-expired' })
  })

  test('who is invited by two companies accepts each', async () => {
    await invite(NOBODY)
    await deliver()
    await invite(NOBODY, { as: OTHER_OWNER, roles: [{ shipToId: 'S9', role: 'Basic' }] })
    const [mail] = await deliver()
    await choose(tokenIn(mail))
    expect(await rolesOf(NOBODY)).toEqual([])
    expect(await listed(NOBODY)).toMatchObject({ ...TYPED, status: 'Invited' })
    const { rows } = await brewery.pool.query(
      `select ship_to_id as "shipTo" from user_role r
      join portal_user u on u.id = r.user_id where u.email = $1`,
      [NOBODY],
    )
    expect(rows).toEqual([{ shipTo: 'S9' }])
  })

  test('who never came is forgotten a month after the invitation ran out', async () => {
    await invite(NOBODY)
    await deliver()
    await brewery.pool.query(
      `update invitation set created_at = now() - interval '40 days', expires_at = now() - interval '31 days'`,
    )
    const [job] = invitationsFeature.jobs({ db: brewery.db })
    await job?.run()
    expect((await brewery.pool.query(`select from portal_user where email = $1`, [NOBODY])).rowCount).toBe(0)
    expect(await listed(NOBODY)).toBeUndefined()
  })
})

describe('a new administrator of the brewery', () => {
  const SECOND = 'second-admin@brouwerij.example'
  const NEW = 'third@brouwerij.example'
  const roles = [{ shipToId: 'B1', role: 'Owner' }]
  const addSecond = async () => {
    const { rows } = await brewery.pool.query<{ hash: string }>(
      `select password_hash as hash from portal_user where id = 'A1'`,
    )
    await insertRows(brewery.pool, 'portal_user', [
      { id: 'A2', email: SECOND, first_name: 'Bas', last_name: 'Mol', password_hash: rows[0]?.hash },
    ])
    await insertRows(brewery.pool, 'user_role', [
      { user_id: 'A2', company_id: 'B', ship_to_id: 'B1', role: 'DelegatedOwner', customer_type: 'InternalCustomer' },
    ])
  }

  test('is confirmed by a second administrator before anything is sent', async () => {
    await addSecond()
    await invite(NEW, { as: ADMINISTRATOR, roles })
    expect(await deliver()).toEqual([])
    expect(await listed(NEW, ADMINISTRATOR)).toMatchObject({ invitation: { state: 'unconfirmed' } })
    const id = await idOf(NEW, ADMINISTRATOR)
    expect((await call('POST', `ConfirmInvitation/${id}`, { as: ADMINISTRATOR })).status).toBe(404)
    expect((await call('POST', `ConfirmInvitation/${id}`, { as: OWNER })).status).toBe(404)
    expect((await call('POST', `ConfirmInvitation/${id}`, { as: SECOND })).status).toBe(200)
    expect((await deliver()).map(({ to }) => to)).toEqual([NEW])
    const { rows } = await brewery.pool.query(
      `select user_id as who, subject from notification where news = 'administrator-waits'`,
    )
    expect(rows).toEqual([{ who: 'A2', subject: 'Inge ten Brink' }])
  })

  test('of a colleague waits for the second administrator and for the colleague', async () => {
    await addSecond()
    const said = { firstName: 'Ilse', lastName: 'Kottink', phone: '053 431 22 00', version: 1 }
    await brewery.pool.query(`delete from user_role where user_id = 'I1' and company_id = 'C1'`)
    const body = {
      ...said,
      roles: [
        { shipToId: 'B1', role: 'Owner' },
        { shipToId: 'B2', role: 'Manager' },
      ],
    }
    expect((await call('PUT', 'UpdateUser/I1', { as: ADMINISTRATOR, body })).status).toBe(200)
    const administrators = () =>
      brewery.pool.query(
        `select from user_role where role = 'Owner' and customer_type = 'InternalCustomer' and user_id = 'I1'`,
      )
    expect((await administrators()).rowCount).toBe(0)
    const { rows } = await brewery.pool.query<{ id: string }>('select id from invitation')
    const id = rows[0]?.id ?? ''
    expect((await own('internal@brouwerij.example', 'POST', `/${id}/acceptance`)).status).toBe(422)
    await call('POST', `ConfirmInvitation/${id}`, { as: SECOND })
    expect((await own('internal@brouwerij.example', 'POST', `/${id}/acceptance`)).status).toBe(200)
    expect((await administrators()).rowCount).toBe(1)
  })

  describe('who is a colleague already', () => {
    const COLLEAGUE = 'internal@brouwerij.example'
    const promote = async () => {
      const { rows } = await brewery.pool.query<{ version: number }>(`select version from portal_user where id = 'I1'`)
      const body = {
        firstName: 'Ilse',
        lastName: 'Kottink',
        phone: '053 431 22 00',
        version: rows[0]?.version,
        roles: [{ shipToId: 'B2', role: 'Owner', customerType: 'InternalCustomer' }],
      }
      return call('PUT', 'UpdateUser/I1', { as: ADMINISTRATOR, body })
    }
    const rolesAtBrewery = async () =>
      (await brewery.pool.query(`select role from user_role where user_id = 'I1' and company_id = 'B' order by 1`)).rows
    const waiting = async () =>
      (
        await brewery.pool.query<{ id: string }>(
          `select i.id from invitation i join invitation_role r on r.invitation_id = i.id
           where i.email = $1 and r.role = 'Owner' and i.expires_at > now()`,
          [COLLEAGUE],
        )
      ).rows.map(({ id }) => id)

    beforeEach(async () => {
      await addSecond()
      await brewery.pool.query(`delete from user_role where user_id = 'I1'`)
      await insertRows(brewery.pool, 'user_role', [
        { user_id: 'I1', company_id: 'B', ship_to_id: 'B2', role: 'Manager', customer_type: 'InternalCustomer' },
      ])
    })

    test('keeps the role that the new one replaces until they accept', async () => {
      expect((await promote()).status).toBe(200)
      expect(await rolesAtBrewery()).toEqual([{ role: 'Manager' }])
      const [id = ''] = await waiting()
      await call('POST', `ConfirmInvitation/${id}`, { as: SECOND })
      expect((await own(COLLEAGUE, 'POST', `/${id}/acceptance`)).status).toBe(200)
      expect(await rolesAtBrewery()).toEqual([{ role: 'Owner' }])
    })

    test('waits for a confirmation, whatever others have invited them to', async () => {
      await invite(COLLEAGUE, { as: OTHER_OWNER, roles: [{ shipToId: 'S9', role: 'Basic' }] })
      await promote()
      expect(await waiting()).toHaveLength(1)
    })

    test('is asked once, and again when the invitation has expired', async () => {
      await promote()
      await promote()
      expect(await waiting()).toHaveLength(1)
      await brewery.pool.query(
        `update invitation set created_at = now() - interval '4 days', expires_at = now() - interval '1 day'`,
      )
      await promote()
      expect(await waiting()).toHaveLength(1)
    })
  })

  describe('by a change of an invitation, or one that its confirmer sends again,', () => {
    const informed = async () =>
      (
        await brewery.pool.query<{ who: string }>(
          `select user_id as who from notification where news = 'administrator-waits' order by id`,
        )
      ).rows.map(({ who }) => who)

    test('waits for another administrator, who is informed', async () => {
      await addSecond()
      await invite(NEW, { as: ADMINISTRATOR, roles: [{ shipToId: 'B1', role: 'Manager' }] })
      const id = await idOf(NEW, ADMINISTRATOR)
      await call('PUT', `UpdateUser/${id}`, { as: ADMINISTRATOR, body: { ...TYPED, version: 1, roles } })
      expect(await informed()).toEqual(['A2'])
      await call('POST', `ConfirmInvitation/${id}`, { as: SECOND })
      await call('POST', `ResendVerificationEmail/${id}`, { as: SECOND, body: { email: NEW } })
      expect(await listed(NEW, ADMINISTRATOR)).toMatchObject({ invitation: { state: 'unconfirmed' } })
      expect(await informed()).toEqual(['A2', 'A1'])
    })
  })

  test('is made by the only one alone', async () => {
    await invite(NEW, { as: ADMINISTRATOR, roles })
    expect(await listed(NEW, ADMINISTRATOR)).toMatchObject({ invitation: { state: 'open' } })
  })
})
