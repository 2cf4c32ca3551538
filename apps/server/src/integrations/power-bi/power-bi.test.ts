import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createPowerBi } from './power-bi.ts'

const WORKSPACE = 'f089354e-8366-4e18-aea3-4cb4a3a50b48'
const REPORT = '5b218778-e7a5-4d73-8187-f10824047715'
const SECRET = 'a-secret-that-only-entra-has'
const AT = {
  tenant: 'veenhof.example',
  clientId: '11111111-2222-3333-4444-555555555555',
  clientSecret: SECRET,
  shipTosIn: 'custom-data',
  reports: [{ report: 'sales', workspaceId: WORKSPACE, reportId: REPORT, roles: ['Customer'] }],
} as const
const OWNER = { companyIds: ['C1'], shipToIds: ['S1', 'S2'] }

let played: PlayedWorld
beforeAll(async () => {
  played = await startPlayedWorld()
})
afterAll(() => played.stop())
beforeEach(() => played.tell('power-bi/behaviour', { mode: 'normal' }))

type Own = Partial<Parameters<typeof createPowerBi>[0]>
const playedPowerBi = (own: Own = {}) =>
  createPowerBi({
    ...AT,
    loginUrl: `${played.url}/power-bi/login`,
    apiUrl: `${played.url}/power-bi/api`,
    origin: played.url,
    timeoutMs: 60_000,
    ...own,
  })

const lastShown = async () => JSON.stringify(await played.holdings('power-bi', {}))

describe('a report of Power BI', () => {
  test('is shown to whom it is for, as the company, with the ship-tos that its rows are of', async () => {
    const embedded = await playedPowerBi().embed('sales', OWNER)
    expect(embedded).toEqual({
      reportId: REPORT,
      embedUrl: `${played.url}/simulators/power-bi/report?reportId=${REPORT}&groupId=${WORKSPACE}`,
      token: expect.stringMatching(/^.{20,}$/),
      expiresAt: expect.any(Date),
    })
    expect(embedded.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    expect(await lastShown()).toContain('"username":"C1","customData":"S1|S2","roles":["Customer"],')
  })

  test('is shown as the ship-tos where its data knows no other way', async () => {
    await playedPowerBi({ shipTosIn: 'username' }).embed('sales', { companyIds: ['C1'], shipToIds: ['S7', 'S8'] })
    expect(await lastShown()).toContain('"username":"S7|S8"')
  })

  test.each([
    [
      'more ship-tos than a name holds',
      { companyIds: ['C1'], shipToIds: Array.from({ length: 100 }, (_, n) => `S${n}`) },
    ],
    ['a number that would be two', { companyIds: ['C1'], shipToIds: ['S1|S9'] }],
  ])('is not shown for %s', async (_what, shownFor) => {
    await expect(playedPowerBi({ shipTosIn: 'username' }).embed('sales', shownFor)).rejects.toMatchObject({
      name: 'PowerBiFault',
      message: expect.stringContaining('cannot be told'),
    })
  })

  test('is there where the brewery names it, and nowhere else', async () => {
    expect(playedPowerBi().has('sales')).toBe(true)
    expect(playedPowerBi().has('distributor')).toBe(false)
    await expect(playedPowerBi().embed('distributor', OWNER)).rejects.toThrow('Power BI has no distributor report')
  })

  test.each([
    ['is down', { mode: 'down' }, 'answered 503'],
    ['fails', { mode: 'error' }, 'answered 500'],
    ['answers without end', { mode: 'endless' }, 'did not answer'],
  ])('that %s is a fault', async (_what, behaviour, said) => {
    await played.tell('power-bi/behaviour', behaviour)
    await expect(playedPowerBi().embed('sales', OWNER)).rejects.toThrow(said)
    await played.tell('power-bi/behaviour', { mode: 'normal' })
    expect(await playedPowerBi().embed('sales', OWNER)).toMatchObject({ reportId: REPORT })
  })

  test('that is slow is a fault: nobody waits for it for long', async () => {
    await played.tell('power-bi/behaviour', { mode: 'slow', delayMs: 60_000 })
    await expect(playedPowerBi({ timeoutMs: 200 }).embed('sales', OWNER)).rejects.toThrow('Entra did not answer')
  })

  test('that nobody listens for is a fault', async () => {
    const nobody = 'http://127.0.0.1:1'
    await expect(playedPowerBi({ loginUrl: nobody }).embed('sales', OWNER)).rejects.toThrow('Entra did not answer')
    await expect(playedPowerBi({ apiUrl: nobody }).embed('sales', OWNER)).rejects.toThrow('Power BI did not answer')
  })
})

describe('what is answered', () => {
  /** Entra and Power BI at one address, which answer as they are told. */
  async function tellingOf(answers: { login?: unknown; report?: unknown; token?: unknown }) {
    const asked: string[] = []
    const kindOf = ({ url = '' }: IncomingMessage) =>
      url.includes('/oauth2/') ? 'login' : url.endsWith('/GenerateToken') ? 'token' : 'report'
    const usual = {
      login: { access_token: 'of-the-portal', expires_in: 3_599 },
      report: { id: REPORT, datasetId: 'd1', embedUrl: `https://app.powerbi.com/reportEmbed?reportId=${REPORT}` },
      token: { token: 'of-the-report', expiration: '2026-11-27T21:00:00Z' },
    }
    const server = createServer((request, response) => {
      void (async () => {
        const body = await text(request)
        const kind = kindOf(request)
        asked.push(`${kind} ${request.headers.authorization ?? ''} ${body}`)
        const told = answers[kind] ?? usual[kind]
        if (typeof told === 'number') response.writeHead(told, { location: 'https://elsewhere.example/' }).end(SECRET)
        else response.end(typeof told === 'string' ? told : JSON.stringify(told))
      })()
    })
    server.listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const powerBi = createPowerBi({ ...AT, loginUrl: url, apiUrl: url, origin: 'https://app.powerbi.com' })
    return { asked, embed: () => powerBi.embed('sales', OWNER) }
  }

  test('is believed where it fits', async () => {
    const { embed, asked } = await tellingOf({})
    expect(await embed()).toEqual({
      reportId: REPORT,
      embedUrl: `https://app.powerbi.com/reportEmbed?reportId=${REPORT}`,
      token: 'of-the-report',
      expiresAt: new Date('2026-11-27T21:00:00Z'),
    })
    expect(asked[2]).toContain(
      '"identities":[{"username":"C1","customData":"S1|S2","roles":["Customer"],"datasets":["d1"]}]',
    )
  })

  test('lets the portal in for more than one report', async () => {
    const { embed, asked } = await tellingOf({})
    await embed()
    await embed()
    expect(asked.filter((call) => call.startsWith('login'))).toHaveLength(1)
  })

  test('lets the portal in anew after its token was not taken', async () => {
    const answers: { report?: unknown } = { report: 401 }
    const { embed, asked } = await tellingOf(answers)
    await expect(embed()).rejects.toThrow('Power BI answered 401')
    delete answers.report
    await embed()
    expect(asked.filter((call) => call.startsWith('login'))).toHaveLength(2)
  })

  const page = (embedUrl: string) => ({ report: { id: REPORT, datasetId: 'd1', embedUrl } })
  test.each([
    ['a page elsewhere', page('https://app.powerbi.com.elsewhere.example/reportEmbed')],
    ['a page that only looks like it', page('https://app.powerbi.com@elsewhere.example/reportEmbed')],
    ['a page without TLS', page('http://app.powerbi.com/reportEmbed')],
    ['a script for a page', page('javascript:alert(1)')],
    ['a name and a password in the address', page('https://somebody:secret@app.powerbi.com/reportEmbed')],
    ['another report', { report: { id: WORKSPACE, datasetId: 'd1', embedUrl: 'https://app.powerbi.com/' } }],
    ['a report without data', { report: { id: REPORT, embedUrl: 'https://app.powerbi.com/' } }],
    ['no token', { token: { expiration: '2026-11-27T21:00:00Z' } }],
    ['a token of several lines', { token: { token: 'a\nb', expiration: '2026-11-27T21:00:00Z' } }],
    ['a token for ever', { token: { token: 'of-the-report', expiration: 'never' } }],
    ['no application token', { login: { error: SECRET } }],
    ['no JSON', { login: `{"access_token": "${SECRET}` }],
    ['a refusal', { login: 401 }],
    ['the way elsewhere', { token: 302 }],
  ])('is not believed where it is %s, and nothing of it is told', async (_what, answers) => {
    const { embed } = await tellingOf(answers)
    const fault: unknown = await embed().catch((error: unknown) => error)
    expect(fault).toMatchObject({ name: 'PowerBiFault' })
    expect(inspect(fault, { depth: 10 })).not.toMatch(/a-secret|of-the-(portal|report)/)
  })
})
