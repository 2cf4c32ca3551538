import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { openBrewery, type OpenBrewery } from '../../test/open-brewery.ts'

const BASE = '/almagnoliaservice/api/v1/portal/becameupcoming'
const BUYER = 'buyer@tenbrink.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  const question = (slug: string, location: string) =>
    ['nl', 'en'].map((language) => ({
      kind: 'sustainability',
      slug,
      language,
      title: slug,
      summary: '',
      body: '',
      html: '',
      is_public: false,
      details: JSON.stringify({ location, theme: 'Cellar' }),
    }))
  await insertRows(brewery.pool, 'content_page', [
    ...question('door', 'Checklist'),
    ...question('lamps', 'Checklist'),
    ...question('energy', 'Category'),
  ])
})
beforeEach(() => brewery.pool.query('truncate survey_answer'))
afterAll(() => brewery.close())

type Asking = { as?: string | null; shipTo?: string }

async function call(method: 'GET' | 'POST', answers?: object[], { as = BUYER, shipTo = 'S1' }: Asking = {}) {
  const answer = await brewery.app.inject({
    method,
    url: `${BASE}/${method === 'GET' ? 'GetSurvey' : 'SaveSurvey'}`,
    headers: {
      outletid: shipTo,
      ...(as !== null && { authorization: `Bearer ${await brewery.tokenOf(as)}` }),
      ...(answers && { 'content-type': 'application/json' }),
    },
    ...(answers && { payload: JSON.stringify({ answers }) }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

test('[CNT-19] nothing is answered before somebody has', async () => {
  expect(await call('GET')).toEqual({ status: 200, body: { answers: [], answeredAt: null } })
})

test('[CNT-19] answers are kept for the ship-to, later ones in the place of earlier ones, and the rest stay', async () => {
  await call('POST', [
    { question: 'door', answer: 'no' },
    { question: 'lamps', answer: 'partly' },
  ])
  const saved = await call('POST', [{ question: 'door', answer: 'yes' }])
  expect(saved).toEqual({
    status: 200,
    body: {
      answers: [
        { question: 'door', answer: 'yes' },
        { question: 'lamps', answer: 'partly' },
      ],
      answeredAt: expect.any(String),
    },
  })
  expect(await call('GET')).toEqual(saved)
  expect((await call('GET', undefined, { shipTo: 'S2' })).body).toEqual({ answers: [], answeredAt: null })
})

test.each(['nowhere', 'energy'])('[CNT-19] what is no question of the checklist is left out: %s', async (question) => {
  expect((await call('POST', [{ question, answer: 'yes' }])).body).toEqual({ answers: [], answeredAt: null })
})

test.each([
  ['an answer that is none', [{ question: 'door', answer: 'perhaps' }]],
  ['no answer', []],
  ['something else', [{ question: 'door', answer: 'yes', shipTo: 'S2' }]],
])('[CNT-19] %s is refused', async (_what, answers) => {
  expect((await call('POST', answers)).status).toBe(422)
})

test('[CNT-19] nobody answers without a login, nor for the ship-to of somebody else', async () => {
  expect((await call('GET', undefined, { as: null })).status).toBe(401)
  expect((await call('POST', [{ question: 'door', answer: 'yes' }], { as: null })).status).toBe(401)
  expect((await call('POST', [{ question: 'door', answer: 'yes' }], { shipTo: 'S9' })).status).toBe(403)
})
