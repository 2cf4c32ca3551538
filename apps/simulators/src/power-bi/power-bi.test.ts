import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulators, type Simulators } from '../index.ts'

const databaseUrl = process.env['FUST_TEST_POSTGRES_URL'] ?? ''
const ID = '5b218778-e7a5-4d73-8187-f10824047715'
const API = '/power-bi/api/v1.0/myorg'
const ASKED = {
  grant_type: 'client_credentials',
  client_id: ID,
  client_secret: 'x',
  scope: 'https://analysis.windows.net/powerbi/api/.default',
}

let simulators: Simulators
beforeAll(async () => {
  if (!databaseUrl) throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in the vitest project simulators')
  simulators = await createSimulators({ databaseUrl, port: 0, smtpPort: 0, speed: 'on-command' })
})
afterAll(() => simulators.stop())

async function send(path: string, body?: unknown, bearer = '') {
  const answer = await fetch(`${simulators.url}${path}`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: JSON.stringify(await answer.json()) }
}

async function letIn(own: Partial<typeof ASKED> = {}) {
  const answer = await fetch(`${simulators.url}/power-bi/login/veenhof.example/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...ASKED, ...own }),
  })
  const [, token = ''] = /"access_token":"([^"]+)"/.exec(await answer.text()) ?? []
  return { status: answer.status, token }
}

const identity = (dataset: string) => ({ username: 'C1', customData: 'S1', roles: ['Customer'], datasets: [dataset] })

async function generate(token: string, own: object = {}) {
  const report = await send(`${API}/groups/${ID}/reports/${ID}`, undefined, token)
  const [, dataset = ''] = /"datasetId":"([^"]+)"/.exec(report.body) ?? []
  const asked = { reports: [{ id: ID }], datasets: [{ id: dataset }], identities: [identity(dataset)], ...own }
  const made = await send(`${API}/GenerateToken`, asked, token)
  const [, embedToken = ''] = /"token":"([^"]+)"/.exec(made.body) ?? []
  return { status: made.status, embedToken }
}

test('Entra lets an application in that asks for Power BI, and for nothing else', async () => {
  expect((await letIn()).status).toBe(200)
  expect((await letIn({ scope: 'openid' })).status).toBe(400)
  expect((await letIn({ grant_type: 'password' })).status).toBe(400)
})

test('Power BI knows nobody whom Entra did not let in', async () => {
  expect((await send(`${API}/groups/${ID}/reports/${ID}`)).status).toBe(403)
  const asked = { reports: [{ id: ID }], datasets: [{ id: ID }], identities: [identity(ID)] }
  expect((await send(`${API}/GenerateToken`, asked, 'made-up')).status).toBe(403)
})

test('a token is made for somebody, with roles, and for the data of the report', async () => {
  const { token } = await letIn()
  expect((await generate(token)).status).toBe(200)
  expect((await generate(token, { identities: [] })).status).toBe(400)
  expect((await generate(token, { identities: [{ ...identity(ID), roles: [] }] })).status).toBe(400)
  expect((await generate(token, { datasets: [{ id: ID }] })).status).toBe(400)
})

test('a token opens its report for whom it was made, and no other', async () => {
  const { embedToken } = await generate((await letIn()).token)
  const shown = await send('/simulators/power-bi/shown', { token: embedToken, reportId: ID })
  expect(shown.body).toContain('"username":"C1"')
  expect((await send('/simulators/power-bi/shown', { token: embedToken, reportId: 'another' })).status).toBe(403)
  expect((await send('/simulators/power-bi/shown', { token: 'made-up', reportId: ID })).status).toBe(403)
})
