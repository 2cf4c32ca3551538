import type { OutsideServices } from '#integrations/services/index.ts'
import { systemClock } from '#platform/clock.ts'
import { insertRows, PASSWORD } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { PUBLIC_URL } from './relying-party.builders.ts'
import { serviceSignOnFeature } from './service-sign-on.feature.ts'

export type Cookies = Record<string, string>

type NewPerson = { id: string; email: string; role: string; customerType: string; only?: readonly string[] }

/** A brewery whose people are signed in at services, by a clock that goes: whoever checks what was signed has one of their own. */
export async function openWithServices(outside: OutsideServices, people: readonly NewPerson[]): Promise<OpenBrewery> {
  const brewery = await openBrewery({ features: [serviceSignOnFeature], clock: systemClock, outside }, { PUBLIC_URL })
  const rows = people.map(({ id, email }) => ({
    id,
    email,
    first_name: 'Inge',
    last_name: 'Vos',
    status: 'Active',
    is_validated: true,
    has_agreed_terms: true,
  }))
  await insertRows(brewery.pool, 'portal_user', rows)
  const roles = people.map(({ id, role, customerType, only = [] }) => ({
    user_id: id,
    company_id: 'C1',
    ship_to_id: 'S1',
    role,
    customer_type: customerType,
    only_permissions: only,
  }))
  await insertRows(brewery.pool, 'user_role', roles)
  await brewery.pool.query(
    `update portal_user set password_hash = (select password_hash from portal_user where id = 'U1') where id like 'U9_'`,
  )
  return brewery
}

export async function signIn({ app }: OpenBrewery, email: string): Promise<Cookies> {
  const payload = { email, password: PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/identity/sign-in', payload })
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
}

/** As a browser goes there; what comes back is where it is sent. */
export async function visit({ app }: OpenBrewery, address: string, cookies: Cookies = {}) {
  const url = address.replace(PUBLIC_URL, '')
  const answer = await app.inject({ url, cookies, headers: { accept: 'text/html,*/*' } })
  return { answer, status: answer.statusCode, to: new URL(String(answer.headers.location), PUBLIC_URL) }
}
