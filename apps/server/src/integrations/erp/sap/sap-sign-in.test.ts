import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { calendarDate } from '@fust/domain/calendar'
import { accept } from '@fust/domain/outcome'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '../simulators.builders.ts'
import { buildErpOrderWith, buildSapSettings } from './played-erp.builders.ts'
import { createSapErp } from './sap-sales-order.ts'
import { basicSignIn, oauthSignIn, type ClientCredentials, type SapSignIn } from './sap-sign-in.ts'

const SECRET = 'a-secret-of-the-client'
const TOKEN = 'a-token-of-the-endpoint'
const PATIENT_MS = 60_000

let played: PlayedWorld
beforeAll(async () => {
  played = await startPlayedWorld()
})
afterEach(() => played.tell('erp/sign-in', {}))
afterAll(() => played.stop())

function erpOf(signIn: SapSignIn | undefined) {
  const { connection, customizing } = buildSapSettings(played.url)
  return createSapErp({ connection: { ...connection, ...(signIn && { signIn }) }, customizing })
}

const clientOf = (wish: Partial<ClientCredentials> = {}) =>
  oauthSignIn({
    tokenUrl: `${played.url}/sap/bc/sec/oauth2/token`,
    clientId: 'fust',
    clientSecret: SECRET,
    sentIn: 'header',
    timeoutMs: PATIENT_MS,
    ...wish,
  })

const requireToken = (wish: object = {}) =>
  played.tell('erp/sign-in', { kind: 'oauth', user: 'fust', password: SECRET, ...wish })

const State = Type.Object({ signIn: Type.Object({ tokensIssued: Type.Integer() }) })
const tokensIssued = async () => Value.Parse(State, await played.holdings('erp', {})).signIn.tokensIssued

describe('a user with a password', () => {
  test('is let in, and orders', async () => {
    await played.tell('erp/sign-in', { kind: 'basic', user: 'FUST', password: SECRET })
    const erp = erpOf(basicSignIn({ user: 'FUST', password: SECRET }))
    expect(await erp.submitOrder(buildErpOrderWith({}))).toMatchObject({ ok: true })
  })

  test.each([
    ['without a user', undefined],
    ['with another password', basicSignIn({ user: 'FUST', password: 'wrong' })],
  ])('is not let in %s', async (_title, signIn) => {
    await played.tell('erp/sign-in', { kind: 'basic', user: 'FUST', password: SECRET })
    await expect(erpOf(signIn).findOrder(buildErpOrderWith({}))).rejects.toMatchObject({
      code: 'not-accepted',
      message: expect.stringContaining('answered 401'),
    })
  })
})

describe('a client with a token', () => {
  test.each(['header', 'body'] as const)('gets one token for all its calls, its secret in the %s', async (sentIn) => {
    await requireToken()
    const erp = erpOf(clientOf({ sentIn }))
    const orders = Array.from({ length: 4 }, () => buildErpOrderWith({}))
    const outcomes = await Promise.all(orders.map((order) => erp.submitOrder(order)))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true])
    expect(await tokensIssued()).toBe(1)
  })

  test('gets another token once when SAP does not take the first any more, and the call goes on', async () => {
    await requireToken()
    const erp = erpOf(clientOf())
    await erp.findOrder(buildErpOrderWith({}))
    await played.tell('erp/revoke-tokens', {})
    const order = buildErpOrderWith({})
    expect(await erp.submitOrder(order)).toMatchObject({ ok: true })
    expect(await tokensIssued()).toBe(2)
  })

  test('is not let in for ever: a token that SAP refuses twice is a fault', async () => {
    await played.tell('erp/sign-in', { kind: 'basic', user: 'FUST', password: SECRET })
    const { url, requests } = await endpointWith({})
    await expect(erpOf(clientOf({ tokenUrl: url })).findOrder(buildErpOrderWith({}))).rejects.toMatchObject({
      code: 'not-accepted',
    })
    expect(requests).toHaveLength(2)
  })

  test('with another secret is a fault that says so', async () => {
    await requireToken()
    const fault: unknown = await erpOf(clientOf({ clientSecret: 'wrong' }))
      .findOrder(buildErpOrderWith({}))
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({
      name: 'ErpFault',
      code: 'not-accepted',
      message: 'The token endpoint of the ERP answered 401 (invalid_client)',
    })
  })

  test('creates nothing when it is not let in between the search and the order', async () => {
    await requireToken()
    const signIn = clientOf()
    const order = buildErpOrderWith({})
    const erp = erpOf(signIn)
    await erp.findOrder(order)
    await requireToken({ password: 'changed' })
    await expect(erp.submitOrder(order)).rejects.toMatchObject({ code: 'not-accepted' })
    await requireToken()
    expect(await erp.findOrder(order)).toEqual(accept(undefined))
  })
})

describe('a token', () => {
  test('is used until a minute before it ends, and then another one is fetched', async () => {
    const clock = { ms: 0 }
    const { url, requests } = await endpointWith({ expires_in: 600 })
    const signIn = clientOf({ tokenUrl: url, now: () => clock.ms })
    await signIn.authorization()
    clock.ms = 539_999
    await signIn.authorization()
    expect(requests).toHaveLength(1)
    clock.ms = 540_000
    await signIn.authorization()
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['of a few seconds is used for half of them', { expires_in: 10 }, 4_999, 5_000],
    ['that does not say when it ends is used for four minutes', { expires_in: undefined }, 239_999, 240_000],
  ])('%s', async (_title, answer, stillMs, overMs) => {
    const clock = { ms: 0 }
    const { url, requests } = await endpointWith(answer)
    const signIn = clientOf({ tokenUrl: url, now: () => clock.ms })
    for (const ms of [0, stillMs, overMs]) {
      clock.ms = ms
      await signIn.authorization()
    }
    expect(requests).toHaveLength(2)
  })

  test('is fetched once for several calls, and again after a fetch that failed', async () => {
    const answers: (object | number)[] = [503, {}]
    const { url, requests } = await endpointWith(() => answers.shift() ?? {})
    const signIn = clientOf({ tokenUrl: url })
    const failed = await Promise.allSettled([signIn.authorization(), signIn.authorization()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await signIn.authorization()).toBe(`Bearer ${TOKEN}`)
    expect(requests).toHaveLength(2)
  })

  test('is asked for by its scope, where one is named', async () => {
    const { url, requests } = await endpointWith({})
    await clientOf({ tokenUrl: url, scope: 'orders read' }).authorization()
    await clientOf({ tokenUrl: url }).authorization()
    expect(requests.map(({ body }) => body)).toEqual([
      'grant_type=client_credentials&scope=orders+read',
      'grant_type=client_credentials',
    ])
  })

  test.each([
    ['a refusal', 400, 'not-accepted'],
    ['a failure', 500, 'unexpected-answer'],
    ['the way elsewhere', 302, 'unreachable'],
    ['no token', { access_token: undefined }, 'unexpected-answer'],
    ['a token of several lines', { access_token: 'a\nb' }, 'unexpected-answer'],
    ['a token of another kind', { token_type: 'mac' }, 'unexpected-answer'],
    ['no JSON', `{"access_token": "${SECRET}`, 'unexpected-answer'],
  ])('is not believed where the endpoint answers %s, and no secret is in the fault', async (_what, answer, code) => {
    const { url } = await endpointWith(answer)
    const fault: unknown = await clientOf({ tokenUrl: url })
      .authorization()
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({ name: 'ErpFault', code })
    expect(inspect(fault, { depth: 10 })).not.toMatch(new RegExp(`${SECRET}|${TOKEN}|Basic `))
  })

  test('of an endpoint that nobody listens at, or that does not answer in time, is a fault', async () => {
    await expect(clientOf({ tokenUrl: 'http://127.0.0.1:1' }).authorization()).rejects.toMatchObject({
      code: 'unreachable',
    })
    const { url } = await endpointWith(() => new Promise<never>(() => {}))
    await expect(clientOf({ tokenUrl: url, timeoutMs: 200 }).authorization()).rejects.toMatchObject({
      code: 'timed-out',
    })
  })

  test('is not waited for longer than its call may take', async () => {
    const { url } = await endpointWith(() => new Promise<never>(() => {}))
    const asked = { payer: '3000001', currency: 'EUR', today: calendarDate('2026-05-05') }
    await expect(erpOf(clientOf({ tokenUrl: url })).customerCredit(asked, 200)).rejects.toMatchObject({
      code: 'timed-out',
    })
  })
})

type Answer = object | number | string
type Endpoint = Answer | (() => Answer | Promise<Answer>)

/** A token endpoint that answers a usual token with what is named, a status, or a text; it keeps what it was sent. */
async function endpointWith(answer: Endpoint) {
  const requests: { authorization: string; body: string }[] = []
  const server = createServer((request, response) => {
    void (async () => {
      requests.push({ authorization: request.headers.authorization ?? '', body: await text(request) })
      const told = typeof answer === 'function' ? await answer() : answer
      if (typeof told === 'number') response.writeHead(told, { location: 'https://elsewhere.example/' }).end(SECRET)
      else if (typeof told === 'string') response.end(told)
      else response.end(JSON.stringify({ access_token: TOKEN, token_type: 'Bearer', expires_in: 3_600, ...told }))
    })()
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return { requests, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/token` }
}
