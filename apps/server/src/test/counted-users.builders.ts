import { handleOf, readCreation } from '#features/second-factor/passkeys/ceremonies.ts'
import { buildDevice } from '#features/second-factor/passkeys/device.builders.ts'
import { codeAt } from '#features/second-factor/totp.builders.ts'
import { addBreweryPeople, addRoles, ADMINISTRATOR, OWNER, USERS } from '#features/users/people.builders.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '#features/session/ordering-for.builders.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import { CHEAP_HASH, PASSWORD } from './brewery.builders.ts'
import { BUYER } from './open-brewery.ts'
import { faultsOf, mutation, rest, type Bench, type CountedCall } from './counted-calls.builders.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
type Payload = Record<string, unknown>

const INVITEE = { firstName: 'Inge', lastName: 'Tap', phone: '06 1234 5678' }
const NEW_PASSWORD = 'Krat-achter-de-bar-26'
const ROLES = [{ shipToId: 'S1', role: 'Basic' }]

/** Somebody of the brewery who looks after Ten Brink, as themselves. */
export async function anAccountManager({ brewery }: Bench): Promise<readonly string[]> {
  const { rowCount } = await brewery.pool.query('select 1 from portal_user where email = $1', [ACCOUNT_MANAGER])
  if (rowCount === 0) await addAccountManager(brewery.pool)
  await brewery.pool.query('update session set ordering_for = null')
  return [await brewery.tokenOf(ACCOUNT_MANAGER)]
}

/** The same, who orders for it. */
async function whoOrdersForCustomer(bench: Bench): Promise<readonly string[]> {
  const ids = await anAccountManager(bench)
  await bench.brewery.pool.query(`update session set ordering_for = 'C1' where user_id = 'UAM'`)
  return ids
}

let invited = 0

/** Somebody whom nobody invited before, and who did nothing else. */
async function aPerson({ brewery }: Bench): Promise<readonly string[]> {
  invited += 1
  const id = `P${invited}`
  await brewery.pool.query(
    `insert into portal_user (id, email, first_name, last_name, phone, status)
     values ($1, $2, 'Inge', 'Tap', '06 1234 5678', 'Invited')`,
    [id, `${id.toLowerCase()}@tenbrink.example`],
  )
  await addRoles(brewery.pool, id, 'C1', ['S1'], 'SalesAssociate')
  return [await brewery.tokenOf(OWNER), id]
}

/** The link of an invitation. */
async function anInvitation(bench: Bench): Promise<readonly string[]> {
  const [, id = ''] = await aPerson(bench)
  const token = await createOneTimeLinks(bench.brewery.db).issue({
    purpose: 'invitation',
    userId: id,
    email: `${id.toLowerCase()}@tenbrink.example`,
    minutes: 60,
    publicUrl: '',
  })
  return [token.split('#')[1] ?? '']
}

/** Somebody with a password, who signed in. */
async function whoChanges(bench: Bench): Promise<readonly string[]> {
  const [, id = ''] = await aPerson(bench)
  await bench.brewery.pool.query(`update portal_user set status = 'Active', password_hash = $2 where id = $1`, [
    id,
    CHEAP_HASH,
  ])
  return [await bench.brewery.tokenOf(`${id.toLowerCase()}@tenbrink.example`), id]
}

/** The session of somebody who asks from another one. */
async function whoseSession(bench: Bench): Promise<readonly string[]> {
  const [token = '', id = ''] = await whoChanges(bench)
  const { rows } = await bench.brewery.pool.query<{ id: string }>(
    `insert into session (token_hash, user_id, kind, created_at, last_seen_at, expires_at)
     values (sha256(convert_to($1, 'UTF8')), $1, 'cookie', now(), now(), now() + interval '1 day')
     returning left(encode(token_hash, 'hex'), 32) as id`,
    [id],
  )
  return [token, rows[0]?.id ?? '']
}

/** As many people of the company as the size says, besides those that were built. */
async function manyPeople({ brewery, size }: Bench): Promise<readonly string[]> {
  await brewery.pool.query(
    `with made as (
       insert into portal_user (id, email, first_name, last_name)
       select 'M' || n, 'm' || n || '@tenbrink.example', 'Many', 'Brink' from generate_series(1, $1::int) n
       on conflict do nothing)
     insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select 'M' || n, 'C1', 'S1', 'Basic', 'Distributor' from generate_series(1, $1::int) n on conflict do nothing`,
    [size],
  )
  return [await brewery.tokenOf(OWNER)]
}

function byOwner(method: Method, call: string, payload?: (bench: Bench) => Payload): CountedCall {
  return {
    operation: `${method} /alcdcservice/api/:version/portal/users/${call}`,
    before: aPerson,
    ask: rest(
      method,
      ({ ids }) => `${USERS}/${call.replace(':id', ids[1] ?? '')}`,
      (bench) => ({
        headers: { authorization: `Bearer ${bench.ids[0]}` },
        ...(payload && { payload: payload(bench) }),
      }),
    ),
  }
}

/** What a person changes about themselves. */
function byBuyer(method: Method, call: string, payload: Payload = {}): CountedCall {
  return {
    operation: `${method} /alcdcservice/api/:version/portal/users/${call}`,
    before: async ({ brewery }) => void (await brewery.tokenOf(BUYER)),
    ask: rest(
      method,
      () => `${USERS}/${call.replace(':id', 'U1')}`,
      () => (method === 'GET' ? {} : { payload }),
    ),
  }
}

const MONDAY_MORNING = new Date('2026-11-23T09:00:00Z')
const PASSKEY = '00000000-0000-4000-8000-000000000001'
const PARTY = { id: 'localhost', origin: 'http://localhost:3000', name: 'Fust' }
const HANDLE = handleOf('U1').toString('base64url')
const RECOVERY_CODE = 'ABCD-EFGH-IJKL-MNOP'

/** The buyer with a second factor, and as many tries as before. */
async function whoHasFactor({ brewery }: Pick<Bench, 'brewery'>, since = 'now'): Promise<void> {
  await brewery.pool.query('delete from rate_limit')
  await brewery.pool.query(
    `insert into second_factor values ('U1', decode(repeat('00', 20), 'hex'), case $1 when 'now' then now() end)
     on conflict do nothing`,
    [since],
  )
  await brewery.pool.query(
    `insert into recovery_code select 'U1', sha256(convert_to('recovery-code:U1:' || replace($1, '-', ''), 'UTF8'))
     on conflict do nothing`,
    [RECOVERY_CODE],
  )
}

/** What a person changes about their second factor. */
function byFactor(call: string, payload: () => Payload, since?: 'not-yet'): CountedCall {
  return {
    operation: `POST /identity/second-factor${call}`,
    before: async ({ brewery }) => {
      await brewery.pool.query('delete from second_factor')
      const token = await brewery.tokenOf(BUYER)
      await whoHasFactor({ brewery }, since)
      return [token]
    },
    ask: rest(
      'POST',
      () => `/identity/second-factor${call}`,
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` }, payload: payload() }),
    ),
  }
}

/** A passkey of the buyer, and what it is asked in the session, the browser and the step of these names. */
async function whoHasPasskey({ brewery }: Pick<Bench, 'brewery'>) {
  const device = buildDevice()
  const made = await readCreation(PARTY, 'made', device.create({ challenge: 'made', user: { id: HANDLE } }))
  if (!made) throw new Error('The device has made no passkey.')
  await brewery.pool.query('truncate passkey, passkey_challenge, pending_sign_in, rate_limit')
  await brewery.pool.query(
    `insert into passkey (id, user_id, credential_id, public_key, sign_count, name)
     values ($1, 'U1', $2, $3, $4, 'Phone')`,
    [PASSKEY, made.credentialId, made.publicKey, made.signCount],
  )
  await brewery.pool.query(`insert into pending_sign_in values (sha256('begun'), 'U1', now() + interval '1 hour')`)
  return device
}

const asked = ({ brewery }: Pick<Bench, 'brewery'>, holder: string, purpose: string) =>
  brewery.pool.query(
    `insert into passkey_challenge values (sha256('asked'), sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 hour')`,
    [holder, purpose],
  )

/** What a person changes about their passkeys; the session is one of theirs. */
function byPasskey(
  method: Method,
  operation: string,
  payload: (device: ReturnType<typeof buildDevice>) => Payload,
): CountedCall {
  let device = buildDevice()
  return {
    operation: `${method} ${operation}`,
    before: async ({ brewery }) => {
      // A token is given to nobody who has a second factor.
      await brewery.pool.query('truncate passkey, second_factor')
      const token = await brewery.tokenOf(BUYER)
      await whoHasPasskey({ brewery })
      device = buildDevice()
      await asked({ brewery }, token, 'add')
      return [token]
    },
    ask: rest(
      method,
      () => operation.replace(':id', PASSKEY),
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` }, payload: payload(device) }),
    ),
  }
}

/** Whoever signs in by a passkey, for what was asked of it. */
function comesByPasskey(
  operation: string,
  payload: (device: ReturnType<typeof buildDevice>) => Payload,
  purpose = 'second-step',
): CountedCall {
  let device = buildDevice()
  return {
    operation: `POST ${operation}`,
    before: async ({ brewery }) => {
      device = await whoHasPasskey({ brewery })
      await asked({ brewery }, 'begun', purpose)
      return []
    },
    ask: rest(
      'POST',
      () => operation,
      () => ({ headers: { cookie: 'fust-passkey=begun' }, payload: payload(device) }),
    ),
  }
}

const list = byOwner('GET', 'GetAllUsersInfo')
const emailOf = ({ ids }: Bench) => `${ids[1]?.toLowerCase()}@tenbrink.example`

let waiting = 0

/** An invitation of Ten Brink to this person, or to somebody who is to be an administrator. */
async function aWaitingInvitation({ brewery }: Bench, email: string, by = 'K1'): Promise<string> {
  waiting += 1
  const id = `I${String(waiting).padStart(24, '0')}`
  await brewery.pool.query(
    `insert into invitation (id, email, first_name, last_name, phone, locale, country, invited_by, created_at, expires_at)
     values ($1, $2, 'Inge', 'Tap', '', 'nl', 'NLD', $3, now(), now() + interval '1 day')`,
    [id, email, by],
  )
  await brewery.pool.query(`insert into invitation_role values ($1, 'C1', 'S1', 'Basic', 'Distributor')`, [id])
  return id
}

const byInvited = (method: 'GET' | 'POST', call: string): CountedCall => ({
  operation: `${method} /identity/invitations${call}`,
  before: async (bench) => {
    const [token = '', id = ''] = await whoChanges(bench)
    return [token, await aWaitingInvitation(bench, `${id.toLowerCase()}@tenbrink.example`)]
  },
  ask: rest(
    method,
    ({ ids }) => `/identity/invitations${call.replace(':id', ids[1] ?? '')}`,
    ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` } }),
  ),
})

/** A second administrator and what the first one invites to. */
async function whoConfirms(bench: Bench): Promise<readonly string[]> {
  const { pool } = bench.brewery
  const { rowCount } = await pool.query('select from portal_user where email = $1', [ADMINISTRATOR])
  if (rowCount === 0) await addBreweryPeople(pool)
  const id = await aWaitingInvitation(bench, `admin-${waiting}@brouwerij.example`)
  await pool.query(`update invitation set needs_confirmation = true where id = $1`, [id])
  await pool.query(`delete from invitation_role where invitation_id = $1`, [id])
  await pool.query(`insert into invitation_role values ($1, 'B', 'B1', 'Owner', 'InternalCustomer')`, [id])
  return [await bench.brewery.tokenOf(ADMINISTRATOR), id]
}

export const USER_CALLS: readonly CountedCall[] = [
  byInvited('GET', ''),
  byInvited('POST', '/:id/acceptance'),
  byInvited('POST', '/:id/refusal'),
  { ...byOwner('POST', 'ConfirmInvitation/:id'), before: whoConfirms },
  { ...list, sizes: [5, 100], before: manyPeople },
  byOwner('GET', 'GetManagedShipTos'),
  byOwner('GET', 'GetUserChanges'),
  byOwner('POST', 'CreateNewUser', ({ ids }) => ({
    ...INVITEE,
    email: `new-${ids[1]}@tenbrink.example`,
    roles: ROLES,
  })),
  byOwner('POST', 'CreateNewUsers', ({ ids }) => ({
    isDryRun: false,
    users: [{ ...INVITEE, email: `row-${ids[1]}@tenbrink.example`, locale: '', role: 'Basic', shipToIds: ['S1'] }],
  })),
  byOwner('PUT', 'UpdateUser/:id', () => ({ ...INVITEE, version: 1, roles: ROLES })),
  byOwner('PATCH', 'SetUserStatus', ({ ids }) => ({ UID: ids[1], status: 'Inactive' })),
  byOwner('POST', 'ResendVerificationEmail/:id', (bench) => ({ email: emailOf(bench) })),
  byBuyer('PUT', 'SetFirstUserInfoSMS', { phone: '06 1234 5678' }),
  byBuyer('PUT', 'SetFirstLoginFlag/:id'),
  byBuyer('PUT', 'SetUserTutorialCounter/:id'),
  {
    operation: 'GET /alcdcservice/api/:version/portal/users/IsEmailLogin',
    ask: rest('GET', () => `${USERS}/IsEmailLogin?emailAddress=${BUYER}`),
  },
  {
    operation: 'PUT /alcdcservice/api/:version/portal/users/SetFirstPassword',
    before: anInvitation,
    ask: rest(
      'PUT',
      () => `${USERS}/SetFirstPassword`,
      ({ ids }) => ({ headers: {}, payload: { token: ids[0], password: NEW_PASSWORD, acceptsTerms: true } }),
    ),
  },
  {
    operation: 'PUT /alcdcservice/api/:version/portal/users/ChangePassword/:id',
    before: whoChanges,
    ask: rest(
      'PUT',
      ({ ids }) => `${USERS}/ChangePassword/${ids[1]}`,
      ({ ids }) => ({
        headers: { authorization: `Bearer ${ids[0]}` },
        payload: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
      }),
    ),
  },
  {
    operation: 'Mutation.changeCustomerPassword',
    before: whoChanges,
    ask: async ({ brewery, ids }) =>
      faultsOf(
        await brewery.ask(
          `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}") { email } }`,
          {},
          { as: null, headers: { authorization: `Bearer ${ids[0]}` } },
        ),
      ),
  },
  {
    operation: 'Mutation.updateCustomerV2',
    ask: mutation(() => 'updateCustomerV2(input: { firstname: "Jan" }) { customer { firstname } }'),
  },
  {
    operation: 'Mutation.updateCustomer',
    ask: mutation(() => 'updateCustomer(input: { lastname: "Brink" }) { customer { lastname } }'),
  },
  { operation: 'GET /identity/second-factor', ask: rest('GET', () => '/identity/second-factor') },
  byFactor('', () => ({ password: PASSWORD }), 'not-yet'),
  byFactor('/confirmation', () => ({ code: codeAt(Buffer.alloc(20), MONDAY_MORNING) }), 'not-yet'),
  byFactor('/recovery-codes', () => ({ password: PASSWORD })),
  byFactor('/removal', () => ({ password: PASSWORD })),
  byPasskey('POST', '/identity/passkeys/options', () => ({ password: PASSWORD })),
  byPasskey('POST', '/identity/passkeys', (device) => ({
    name: 'Laptop',
    created: device.create({ challenge: 'asked', user: { id: HANDLE } }),
  })),
  byPasskey('PATCH', '/identity/passkeys/:id', () => ({ name: 'Laptop' })),
  byPasskey('POST', '/identity/passkeys/:id/removal', () => ({ password: PASSWORD })),
  comesByPasskey('/identity/passkey-sign-in/options', () => ({})),
  comesByPasskey('/identity/passkey-sign-in', (device) => ({ proof: device.prove({ challenge: 'asked' }) }), 'sign-in'),
  comesByPasskey('/identity/second-step/passkey-options', () => ({ token: 'begun' })),
  comesByPasskey('/identity/second-step/passkey', (device) => ({
    token: 'begun',
    proof: device.prove({ challenge: 'asked' }),
  })),
  {
    operation: 'POST /identity/second-step',
    // The limit and the step; then one transaction, in which the code is taken and the session opened.
    before: async ({ brewery }) => {
      await whoHasFactor({ brewery })
      await brewery.pool.query(
        `insert into pending_sign_in values (sha256('begun'), 'U1', now() + interval '1 hour') on conflict do nothing`,
      )
      return []
    },
    ask: rest(
      'POST',
      () => '/identity/second-step',
      () => ({ headers: {}, payload: { token: 'begun', code: RECOVERY_CODE } }),
    ),
  },
  {
    operation: 'POST /identity/personal-data',
    before: whoChanges,
    ask: rest(
      'POST',
      () => '/identity/personal-data',
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` } }),
    ),
  },
  {
    operation: 'GET /identity/erasure',
    ask: rest('GET', () => '/identity/erasure'),
  },
  {
    operation: 'POST /identity/erasure',
    before: whoChanges,
    ask: rest(
      'POST',
      () => '/identity/erasure',
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` }, payload: { password: PASSWORD } }),
    ),
  },
  {
    operation: 'GET /identity/customers',
    ask: rest('GET', () => '/identity/customers?search=brink'),
  },
  {
    operation: 'POST /identity/ordering-for',
    before: anAccountManager,
    ask: rest(
      'POST',
      () => '/identity/ordering-for',
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` }, payload: { companyId: 'C1' } }),
    ),
  },
  {
    operation: 'DELETE /identity/ordering-for',
    before: whoOrdersForCustomer,
    ask: rest(
      'DELETE',
      () => '/identity/ordering-for',
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` } }),
    ),
  },
  {
    operation: 'GET /identity/sessions',
    ask: rest('GET', () => '/identity/sessions'),
  },
  {
    operation: 'DELETE /identity/sessions/:id',
    before: whoseSession,
    ask: rest(
      'DELETE',
      ({ ids }) => `/identity/sessions/${ids[1]}`,
      ({ ids }) => ({ headers: { authorization: `Bearer ${ids[0]}` } }),
    ),
  },
]
