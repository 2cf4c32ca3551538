import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKeys } from '../../apps/server/src/integrations/sign-on/saml-answers.builders.ts'
import { samlProvider } from '../../apps/server/src/integrations/sign-on/saml.ts'
import { ask, processorMs } from './hostile/asked.ts'
import { bodyOf } from './hostile/documents.ts'
import { DIRECTIONS, FAR } from './hostile/huge-documents.ts'
import { LARGE_BODIES, LARGE_QUERIES, takesBody, type LargeInput } from './hostile/large-inputs.ts'
import { LARGE_XML } from './hostile/large-xml.ts'
import { PLACES } from './hostile/long-texts.ts'
import { graphqlPost, type Request } from './hostile/requests.ts'
import { PIECES, textOf } from './hostile/texts.ts'
import { routesOf } from './served.ts'
import { openVeenhof, type Veenhof } from './veenhof.ts'

// Three doublings at a time: what grows with the square takes 64 times the processor, and no noise looks like that.
const STEP = 8
const MOST_TIMES = 2.5 ** 3
const STEPS = [3, 2, 1, 0]
// Below it what else a processor does is more than what is measured; and comparing fields with each other, which grows
// with their square, is ended by graphql after some sixty milliseconds.
const [NOTHING_MS, BOUNDED_MS] = [20, 150]
// Of what a large body takes in any case, such as to be read as JSON.
const LARGE_MS = 150
// The processor's clock goes in steps: what it calls nothing may have taken this.
const CLOCK_STEP_MS = 4
// The least of some tries is what the work takes; before anything is said there are more of them.
const [TRIES, TRIES_AGAIN] = [2, 12]
const ANYBODY = { address: '10.0.0.1', token: null }

let veenhof: Veenhof
beforeAll(async () => {
  veenhof = await openVeenhof()
})
afterAll(() => veenhof.close())

test.each(PLACES)('$name of twice the length takes at most 2.5 times the processor', async ({ most, bringing }) => {
  for (const kind of Object.keys(PIECES)) {
    const growth = await growthOf({ most, bearableMs: NOTHING_MS, run: asking((size) => bringing(textOf(kind, size))) })
    expect([kind, growth]).toEqual([kind, 'in bounds'])
  }
})

test.each(DIRECTIONS)(
  'twice as many $name take at most 2.5 times the processor, and are no fault',
  async ({ make }) => {
    const run = asking((count) => graphqlPost('', bodyOf(make(count))))
    expect(await growthOf({ most: FAR, bearableMs: BOUNDED_MS, run })).toBe('in bounds')
  },
)

test.each(LARGE_BODIES)(
  'a body of twice the size takes at most 2.5 times the processor on every route that is sent one: $name',
  async (input) => {
    const routes = [...routesOf(veenhof.app), 'POST /graphql'].filter(takesBody)
    expect(routes.length).toBeGreaterThan(50)
    expect(await growingAt(routes, input)).toEqual([])
  },
)

test.each(LARGE_QUERIES)(
  'a query of twice the size takes at most 2.5 times the processor on every route: $name',
  async (input) => {
    const routes = [...routesOf(veenhof.app), 'GET /graphql', 'GET /*']
    expect(routes.length).toBeGreaterThan(150)
    expect(await growingAt(routes, input)).toEqual([])
  },
)

test.each(LARGE_XML)(
  'a SAML answer of twice the size takes at most 2.5 times the processor: $name',
  async ({ write }) => {
    const run = async (size: number): Promise<number> => {
      const posted = Buffer.from(write(size)).toString('base64')
      const beforeMs = processorMs()
      const outcome = await SAML.finish(SECRETS, { returnUrl: 'https://portal.example/return', query: '', posted })
      expect(outcome).toEqual({ ok: false, refusal: { code: 'sign-on-invalid' } })
      return processorMs() - beforeMs
    }
    expect(await growthOf({ most: MOST_XML, bearableMs: NOTHING_MS, run })).toBe('in bounds')
  },
)

// In base64 as much as may be posted.
const MOST_XML = 150_000
const SECRETS = { state: 'the-state', nonce: 'the-nonce', verifier: 'v' }
const SAML = samlProvider({
  name: 'huis',
  title: 'Het Huis',
  domains: [],
  isOnLoginPage: true,
  issuer: 'https://idp.huis.example/saml',
  entryPoint: 'https://idp.huis.example/sso',
  certificates: [newKeys().publicKey],
  onFault: () => undefined,
})

type Growing = { most: number; bearableMs: number; run: (size: number) => Promise<number> }

/** How long the server works for a request of a size. */
const asking =
  (requestOf: (size: number) => Request) =>
  async (size: number): Promise<number> =>
    (await ask(veenhof, requestOf(size), ANYBODY)).tookMs

/** The routes at which an input of some size takes too much more than an eighth of it. */
async function growingAt(routes: readonly string[], { sizes, requestOf }: LargeInput): Promise<string[]> {
  const growing: string[] = []
  for (const route of routes)
    for (const size of sizes) {
      const run = asking((bytes) => requestOf(route, bytes))
      // Most routes refuse what they do not take, at once.
      if ((await run(size)) <= LARGE_MS) continue
      const growth = await growthOf({ most: size, bearableMs: LARGE_MS, run })
      if (growth !== 'in bounds') growing.push(`${route}: ${growth}`)
    }
  return growing
}

/** Goes up to the most in steps, and ends where a step takes too much: the next one could take hours. */
async function growthOf({ most, bearableMs, run }: Growing): Promise<string> {
  let before = { size: 0, tookMs: Infinity }
  for (const step of STEPS) {
    const size = Math.ceil(most / STEP ** step)
    const isTooMuch = (tookMs: number) =>
      tookMs > bearableMs && tookMs > Math.max(before.tookMs, CLOCK_STEP_MS) * MOST_TIMES
    let tookMs = await leastMs(size, TRIES, run)
    if (isTooMuch(tookMs)) {
      before.tookMs = await leastMs(before.size, TRIES_AGAIN, run)
      tookMs = await leastMs(size, TRIES_AGAIN, run)
    }
    if (isTooMuch(tookMs))
      return `${before.size} take ${before.tookMs.toFixed(1)} ms, and ${size} take ${tookMs.toFixed(1)} ms`
    before = { size, tookMs }
  }
  return 'in bounds'
}

/** Each try is one smaller, since a document that was seen before is remembered. */
async function leastMs(size: number, tries: number, run: Growing['run']): Promise<number> {
  let least = Infinity
  for (let tried = 0; tried < tries; tried += 1) {
    least = Math.min(least, await run(size - tried))
  }
  return least
}
