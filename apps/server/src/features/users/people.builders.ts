import type pg from 'pg'
import { CHEAP_HASH, insertRows } from '../../test/brewery.builders.ts'
import type { OpenBrewery } from '../../test/open-brewery.ts'

export const USERS = '/alcdcservice/api/v1/portal/users'
export const OWNER = 'owner@tenbrink.example'
export const DELEGATED = 'delegated@tenbrink.example'
export const OTHER_OWNER = 'owner@turf.example'

/** Who looks after the people: a Key user and a designated administrator of Ten Brink, a Key user of De Turf. */
export async function addManagers(pool: pg.Pool): Promise<void> {
  const people = [
    { id: 'K1', email: OWNER, name: 'Femke', role: 'Owner', company: 'C1', shipTos: ['S1', 'S2'] },
    { id: 'K2', email: DELEGATED, name: 'Ank', role: 'DelegatedOwner', company: 'C1', shipTos: ['S1'] },
    { id: 'K9', email: OTHER_OWNER, name: 'Ties', role: 'Owner', company: 'C2', shipTos: ['S9'] },
  ]
  for (const { id, email, name, role, company, shipTos } of people) {
    const person = { id, email, first_name: name, last_name: 'Veldboer', phone: '053 431 22 00' }
    await insertRows(pool, 'portal_user', [{ ...person, password_hash: CHEAP_HASH, default_ship_to_id: shipTos[0] }])
    await addRoles(pool, id, company, shipTos, role)
  }
}

export async function addRoles(
  pool: pg.Pool,
  user_id: string,
  company_id: string,
  shipTos: readonly string[],
  role: string,
): Promise<void> {
  const rows = shipTos.map((ship_to_id) => ({ user_id, company_id, ship_to_id, role, customer_type: 'Distributor' }))
  await insertRows(pool, 'user_role', rows)
}

export const ADMINISTRATOR = 'admin@brouwerij.example'
export const INTERNAL = 'internal@brouwerij.example'

/** The brewery's own company with two ship-tos (B1, B2), its administrator, and an internal customer who looks after Depot Boekelo of Ten Brink. */
export async function addBreweryPeople(pool: pg.Pool): Promise<void> {
  const address = { street: 'Brouwersdijk', house_number: '1', postcode: '7548 PV', city: 'Boekelo' }
  await insertRows(pool, 'company', [{ id: 'B', name: 'Brouwerij', customer_type: 'InternalCustomer', ...address }])
  await insertRows(pool, 'payer', [{ company_id: 'B', id: 'P-B', name: 'Brouwerij', ...address }])
  const shipTo = { company_id: 'B', payer_id: 'P-B', price_group: 'A', calendar_code: 'daily', ...address }
  await insertRows(pool, 'ship_to', [
    { ...shipTo, id: 'B1', name: 'Kantoor', customer_type: 'InternalCustomer' },
    { ...shipTo, id: 'B2', name: 'Buitendienst', customer_type: 'AccountManagerOfftrade' },
  ])
  const people = [
    { id: 'A1', email: ADMINISTRATOR, first_name: 'Hanneke', roles: [['B', 'B1', 'Owner']] },
    {
      id: 'I1',
      email: INTERNAL,
      first_name: 'Ilse',
      roles: [
        ['B', 'B1', 'Manager'],
        ['C1', 'S1', 'Manager'],
      ],
    },
  ]
  for (const { roles, ...person } of people) {
    await insertRows(pool, 'portal_user', [
      { ...person, last_name: 'Kottink', phone: '053 431 22 00', password_hash: CHEAP_HASH },
    ])
    const customer_type = 'InternalCustomer'
    await insertRows(
      pool,
      'user_role',
      roles.map(([company_id, ship_to_id, role]) => ({
        user_id: person.id,
        company_id,
        ship_to_id,
        role,
        customer_type,
      })),
    )
  }
}

type Call = { as?: string | null; body?: object }

/** Sends one of the calls of the user service. */
export async function callUsers(
  { app, tokenOf }: OpenBrewery,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  { as = OWNER, body }: Call = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await app.inject({
    method,
    url: `${USERS}/${path}`,
    ...(as !== null && { headers: { authorization: `Bearer ${await tokenOf(as)}` } }),
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
