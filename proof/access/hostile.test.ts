import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseServices } from '../../apps/server/src/integrations/services/index.ts'
import { examine } from '../support/examine.ts'
import { heldBytes } from '../support/held-bytes.ts'
import { openNewBooks } from '../support/new-books.ts'
import { IS_GATE, prove, ROUNDS } from '../support/prove.ts'
import { cameThrough, faultsIn } from './hostile/answers.ts'
import { ask, shortened } from './hostile/asked.ts'
import { pick, type Draw, upTo } from './hostile/draw.ts'
import { JOURNEYS } from './hostile/journeys.ts'
import { lookAround, readBrewery, readTerms, type Known } from './hostile/known.ts'
import { hostileRequest, OPERATIONS, type Request } from './hostile/requests.ts'
import { hostileBytes, sendBytes } from './hostile/wire.ts'
import { signIn } from './people.ts'
import { routesOf } from './served.ts'
import { openVeenhof, type Veenhof } from './veenhof.ts'

const REQUESTS_A_ROUND = 900
const JOURNEYS_A_ROUND = 10
const BYTES_A_ROUND = 6
// A round begins with new books, which takes as long as many requests: it asks as much as three of others do.
const ROUNDS_HERE = Math.ceil(IS_GATE ? ROUNDS / 2 : ROUNDS / 3)
// The gate asks the same each time, the full proof something new; PROOF_SEED asks again what was told.
const GIVEN_SEED = Number(process.env['PROOF_SEED'] ?? 0)
const FIRST_SEED = GIVEN_SEED || (IS_GATE ? 20_261_123 : Date.now() % 2 ** 31)
// Statements, documents and pages are remembered, up to so many of each.
const WARM_ROUNDS = IS_GATE ? 4 : 20
const MOST_GROWTH_BYTES = 24 * 1024 * 1024
// So many do not come through to all there is, each time.
const MOST_MISSED = IS_GATE ? OPERATIONS.length / 10 : 0
// Limits count by address.
const ADDRESSES = 250

/** Who asks, and what they know; nobody knows what is nobody's. */
type Caller = { token: string | null; known: Known }
const CALLERS = ['owner.distributor', 'owner.tank', 'buyer.retail', 'buyer.ontrade', 'basic.retail']
// Who travels is to get somewhere.
const [OWN_SHARE, OWN_SHARE_OF_JOURNEYS] = [66, 95]

let veenhof: Veenhof
let port: number
beforeAll(async () => {
  veenhof = await openVeenhof({}, { outside: chooseServices({ file: '', playedUrl: 'http://127.0.0.1:9' }) })
  port = Number(new URL(await veenhof.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => veenhof.close())

test('no request of any shape makes the server break, tell how it is made, or spoil the books', async () => {
  const brewery = await readBrewery(veenhof)
  const people = await Promise.all(
    CALLERS.map(async (name) => {
      const person = await signIn(veenhof, name)
      return { token: person.token, terms: await readTerms(veenhof, person) }
    }),
  )
  const buyers = people.filter((_, index) => !CALLERS[index]?.startsWith('basic'))
  const knowing = async ({ token, terms }: (typeof people)[number], ownShare: number): Promise<Known> => ({
    ...brewery,
    own: await lookAround(veenhof, token, terms),
    ownShare,
  })
  const everybody = async (): Promise<Caller[]> => [
    { token: null, known: brewery },
    ...(await Promise.all(
      people.map(async (person) => ({ token: person.token, known: await knowing(person, OWN_SHARE) })),
    )),
  ]
  const routes = routesOf(veenhof.app)
  const reached = new Set<string>()
  let callers: Caller[] = []
  let asked = 0

  const askAs = async (draw: Draw, request: Request, token: string | null) => {
    asked += 1
    const answer = await ask(veenhof, request, { address: `10.0.0.${upTo(draw, ADDRESSES)}`, token })
    if (cameThrough(answer)) reached.add(request.name)
  }
  const journeys = fc.asyncProperty(fc.gen(), async (draw) => {
    const buyer = pick(draw, buyers)
    for (const step of pick(draw, JOURNEYS))
      await askAs(draw, step(draw, await knowing(buyer, OWN_SHARE_OF_JOURNEYS)), buyer.token)
  })
  const requests = fc.asyncProperty(fc.gen(), async (draw) => {
    const { token, known } = pick(draw, callers)
    await askAs(draw, hostileRequest(draw, routes, known), token)
  })
  const bytes = fc.asyncProperty(fc.gen(), async (draw) => {
    const sent = hostileBytes(draw)
    const faults = faultsIn(await sendBytes(port, sent))
    if (faults.length > 0) throw new Error(`${shortened(sent)} ${faults.join(', ')}`)
  })

  async function round(seed: number): Promise<string[]> {
    await openNewBooks(veenhof.pool, veenhof.clock)
    asked = 0
    const found: string[] = []
    const look = async (property: fc.IAsyncPropertyWithHooks<[Draw]>, count: number) => {
      const result = await fc.check(property, { numRuns: count, seed })
      if (result.failed) found.push(String(result.errorInstance))
    }
    await look(journeys, JOURNEYS_A_ROUND)
    await look(bytes, BYTES_A_ROUND)
    callers = await everybody()
    await look(requests, Math.max(0, REQUESTS_A_ROUND - BYTES_A_ROUND - asked))
    found.push(...(await examine(veenhof.pool, veenhof.clock)))
    return found.map((fault) => `${fault}\nTo see it again: ${commandOf(seed)}`)
  }

  let warmBytes = 0
  await prove(`${REQUESTS_A_ROUND} requests that nobody expects`, ROUNDS_HERE, async (number) => {
    const found = await round(FIRST_SEED + number - 1)
    if (number === WARM_ROUNDS) warmBytes = heldBytes()
    return found
  })
  expect(heldBytes() - warmBytes, 'memory that is not given back').toBeLessThan(MOST_GROWTH_BYTES)
  const missed = OPERATIONS.filter((name) => !reached.has(name))
  expect(missed.length > MOST_MISSED ? missed : [], 'what no request came through to').toEqual([])
})

const commandOf = (seed: number) => `PROOF_SEED=${seed} npm run proof -- proof/access/hostile.test.ts`
