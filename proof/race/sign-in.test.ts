import { afterAll, beforeAll, test } from 'vitest'
import { PASSWORD } from '../../apps/server/src/test/brewery.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const WRONG = 'Wrong-Password-26'
const HOME = '198.51.100.7'
const OFFICE = '198.51.100.8'
const STRANGE = '203.0.113.9'
// Enough for five in a row, whenever the right ones between them end the row.
const WRONG_AT_ONCE = 16
const RIGHT_AT_ONCE = 2
// Each try is a check of a password, which is slow on purpose.
const SIGN_IN_ROUNDS = Math.min(ROUNDS, 100)
const ID = 'B1'
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`

let house: House
beforeAll(async () => {
  // What the proof says of its network is believed.
  house = await openHouse({ servers: 2, buyers: 2, settings: { ...PATIENT, TRUSTED_PROXIES: '127.0.0.1,::1' } })
})
afterAll(() => house.close())

/** Whether it comes in; requests go to the servers by turns. */
async function comesIn(network: string, password: string, turn = 0): Promise<boolean> {
  const { url } = house.servers[turn % house.servers.length] ?? { url: '' }
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ query: SIGN_IN, variables: { email: 'b1@tenbrink.example', password } }),
  })
  if (!answer.ok) throw new Error(`A sign-in was answered ${answer.status}: ${await answer.text()}`)
  return typeof readPath(await answer.json(), 'data', 'generateCustomerToken', 'token') === 'string'
}

const timesAtOnce = (times: number, network: string, password: string) =>
  Array.from({ length: times }, (_, turn) => comesIn(network, password, turn))

/** An account without failures that is known at home and in the office. */
async function begin(): Promise<void> {
  await house.pool.query(`delete from known_network where user_id = $1`, [ID])
  await house.pool.query(`update portal_user set failed_attempts = 0, locked_until = null where id = $1`, [ID])
  for (const network of [HOME, OFFICE])
    if (!(await comesIn(network, PASSWORD))) throw new Error('The right password does not come in.')
}

const lockCount = async (): Promise<number> => {
  const { rows } = await house.pool.query<{ locks: number }>(
    `select count(*)::int as locks from audit_entry where action = 'account-locked' and subject = $1`,
    [ID],
  )
  return rows[0]?.locks ?? 0
}

test('[IDN-38] strangers who guess at once on two servers lock out each other, and not who comes from a known network', () =>
  prove('wrong passwords of strangers, at once', SIGN_IN_ROUNDS, async () => {
    await begin()
    const before = await lockCount()
    const [own] = await Promise.all([
      Promise.all(timesAtOnce(RIGHT_AT_ONCE, HOME, PASSWORD)),
      Promise.all(timesAtOnce(WRONG_AT_ONCE, STRANGE, WRONG)),
    ])
    const later = await Promise.all(timesAtOnce(RIGHT_AT_ONCE, STRANGE, PASSWORD))
    const locks = (await lockCount()) - before
    return [
      ...own.flatMap((isIn) => (isIn ? [] : ['the right password was refused in a known network'])),
      ...later.flatMap((isIn) => (isIn ? ['the right password came in from a network that is locked'] : [])),
      ...(locks === 1 ? [] : [`${locks} locks instead of one`]),
    ]
  }))

test('[IDN-38] wrong passwords at once in a known network lock that network once, and no other place', () =>
  prove('wrong passwords in a known network, at once', SIGN_IN_ROUNDS, async () => {
    await begin()
    const before = await lockCount()
    await Promise.all(timesAtOnce(WRONG_AT_ONCE, HOME, WRONG))
    const here = await Promise.all(timesAtOnce(RIGHT_AT_ONCE, HOME, PASSWORD))
    const elsewhere = await Promise.all([comesIn(OFFICE, PASSWORD, 0), comesIn(STRANGE, PASSWORD, 1)])
    const locks = (await lockCount()) - before
    return [
      ...here.flatMap((isIn) => (isIn ? ['the right password came in from a network that is locked'] : [])),
      ...elsewhere.flatMap((isIn) => (isIn ? [] : ['the right password was refused in another place'])),
      ...(locks === 1 ? [] : [`${locks} locks instead of one`]),
    ]
  }))
