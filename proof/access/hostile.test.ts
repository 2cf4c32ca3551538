import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUNDS, prove } from '../support/prove.ts'
import { ATTEMPT, hostileRequests } from './hostile-requests.ts'
import { giveObjects, signIn, UNKNOWN } from './people.ts'
import { routesOf } from './served.ts'
import { bearer, openVeenhof, type Veenhof } from './veenhof.ts'

const REQUESTS_A_ROUND = 100
const FEWEST_ROUNDS = 30
// The gate asks the same each time, the full proof something new; PROOF_SEED asks again what was told.
const GIVEN_SEED = Number(process.env['PROOF_SEED'] ?? 0)
const FIRST_SEED = GIVEN_SEED || (process.env['PROOF_ROUNDS'] === undefined ? 20_261_123 : Date.now() % 2 ** 31)
// Statements, documents and pages are remembered, up to so many of each.
const WARM_ROUNDS = 10
const MOST_GROWTH_BYTES = 64 * 1024 * 1024

let veenhof: Veenhof
beforeAll(async () => {
  veenhof = await openVeenhof()
})
afterAll(() => veenhof.close())

// Our own files and other people's, the words of PostgreSQL, and SQL itself.
const INSIDES = [
  /\.[mc]?[jt]s:\d+/,
  /node_modules/,
  /\n\s+at /,
  /\bSQLSTATE\b/i,
  /syntax error at or near/i,
  /\b(select .{1,200} from|insert into|update .{1,80} set|delete from) /i,
]
// Limits count by address.
const ADDRESSES = 250

test('no request of any shape makes the server break, or tell how it is made', async () => {
  const people = await Promise.all(
    ['owner.distributor', 'owner.tank', 'basic.retail'].map((name) => signIn(veenhof, name)),
  )
  const [owner] = people
  const known = owner ? await giveObjects(veenhof, owner) : UNKNOWN
  const sessions = [{}, ...people.map(({ token }) => bearer(token))]
  const property = fc.asyncProperty(
    hostileRequests(routesOf(veenhof.app), known),
    fc.constantFrom(...sessions),
    fc.nat(ADDRESSES),
    async ({ asked, headers }, session, address) => {
      const answer = await veenhof.send(asked, { ...session, ...headers }, `10.0.0.${address}`)
      // On a machine that has no time, the database may turn a request away: then it says when to come back.
      const isTurnedAway = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined
      const broken = answer.statusCode >= 500 && !isTurnedAway
      expect(broken ? `${answer.statusCode} ${answer.body}` : 'answered').toBe('answered')
      expect(answer.body).not.toContain('"category":"internal"')
      for (const inside of INSIDES) expect(answer.body.replaceAll(ATTEMPT, '')).not.toMatch(inside)
    },
  )
  let warmBytes = 0
  await prove(`${REQUESTS_A_ROUND} requests that nobody expects`, Math.max(ROUNDS, FEWEST_ROUNDS), async (round) => {
    const seed = FIRST_SEED + round - 1
    const result = await fc.check(property, { numRuns: REQUESTS_A_ROUND, seed })
    if (round === WARM_ROUNDS) warmBytes = heldBytes()
    return result.failed
      ? [`PROOF_SEED=${seed}: ${JSON.stringify(result.counterexample)} ${String(result.errorInstance)}`]
      : []
  })
  expect(heldBytes() - warmBytes, 'memory that is not given back').toBeLessThan(MOST_GROWTH_BYTES)
})

/** What is still held once all that nobody needs is gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
