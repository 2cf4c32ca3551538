import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../apps/server/src/platform/passwords.ts'
import { PASSWORD } from '../../apps/server/src/test/brewery.builders.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { IS_GATE, prove } from '../support/prove.ts'

const SAMPLES = IS_GATE ? 20 : 2_000
/** Whoever guesses by the time alone whether somebody has an account is right so often, of a hundred times, at most. */
const RIGHT_AT_MOST = 56

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: SAMPLES, settings: { ...PATIENT, LOG_LEVEL: 'fatal' } })
  // Tests have passwords that are checked faster than those that people choose.
  await house.pool.query('update portal_user set password_hash = $1', [await hashPassword(PASSWORD)])
})
afterAll(() => house.close())

type Ask = { path: string; bodyFor: (email: string) => object }
type Heard = { answer: string; ms: number }

// Nobody has this password.
const password = 'Wrong-Password-26'
const token = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`
const link = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'

const WAYS: readonly [string, Ask][] = [
  ['signs in with a wrong password', { path: '/identity/sign-in', bodyFor: (email) => ({ email, password }) }],
  [
    'asks for a token with a wrong password',
    { path: '/graphql', bodyFor: (email) => ({ query: token, variables: { email, password } }) },
  ],
  ['has forgotten a password', { path: '/identity/password-link', bodyFor: (email) => ({ email }) }],
  [
    'has forgotten a password, on the wire',
    { path: '/graphql', bodyFor: (email) => ({ query: link, variables: { email } }) },
  ],
]

test.each(WAYS)('[GQL-81] whoever %s does not learn whether there is such an account', (what, ask) =>
  prove(`known and unknown: ${what}`, 1, async () => {
    const known: Heard[] = []
    const unknown: Heard[] = []
    for (let index = 0; index < SAMPLES; index += 1) {
      const pair = [
        { heard: known, email: `b${index}@tenbrink.example` },
        { heard: unknown, email: `n${index}@tenbrink.example` },
      ]
      // Which of them comes first changes, so that what the first one warms up tells nothing.
      for (const { heard, email } of index % 2 === 0 ? pair : pair.toReversed()) heard.push(await hear(ask, email))
    }
    const answers = new Set([...known, ...unknown].map(({ answer }) => answer))
    expect([...answers]).toHaveLength(1)
    // How long an answer takes is no matter of a gate on a machine that does other work.
    if (IS_GATE) return []
    const right = rightOfHundred(known, unknown)
    return right <= RIGHT_AT_MOST ? [] : [`by time alone one is right ${right.toFixed(1)} times of 100`]
  }),
)

async function hear({ path, bodyFor }: Ask, email: string): Promise<Heard> {
  const startedMs = performance.now()
  const answer = await fetch(`${house.servers[0]?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(email)),
  })
  const text = await answer.text()
  const ms = performance.now() - startedMs
  return { answer: `${answer.status} ${text.replace(/"requestId":"[^"]*"/g, '')}`, ms }
}

/** Of pairs of one that is there and one that is not: how often the longer wait tells which, or the shorter one does. */
function rightOfHundred(known: readonly Heard[], unknown: readonly Heard[]): number {
  let longer = 0
  for (const one of known) for (const other of unknown) longer += one.ms > other.ms ? 1 : one.ms === other.ms ? 0.5 : 0
  const share = (longer / (known.length * unknown.length)) * 100
  return Math.max(share, 100 - share)
}
