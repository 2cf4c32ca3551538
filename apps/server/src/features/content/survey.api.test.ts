import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { contentFeature } from './content.feature.ts'

const BASE = '/almagnoliaservice/api/v1/portal/becameupcoming'
const BUYER = 'buyer@tenbrink.example'
const TODAY = '2026-11-23T09:00:00Z'
const NEW_YEARS_EVE = '2026-12-31T22:59:00Z' // 23:59 in Amsterdam
const NEW_YEARS_DAY = '2026-12-31T23:00:00Z' // midnight in Amsterdam
const NOTHING = { year: 2026, answers: [], answeredAt: null, pastYears: [] }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [contentFeature] })
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
beforeEach(async () => {
  brewery.setClock(TODAY)
  await brewery.pool.query('truncate survey_answer')
})
afterAll(() => brewery.close())

type Asking = { as?: string | null; shipTo?: string; onlyUnanswered?: boolean }

async function call(method: 'GET' | 'POST', answers?: object[], asking: Asking = {}) {
  const { as = BUYER, shipTo = 'S1', ...more } = asking
  const answer = await brewery.app.inject({
    method,
    url: `${BASE}/${method === 'GET' ? 'GetSurvey' : 'SaveSurvey'}`,
    headers: {
      outletid: shipTo,
      ...(as !== null && { authorization: `Bearer ${await brewery.tokenOf(as)}` }),
      ...(answers && { 'content-type': 'application/json' }),
    },
    ...(answers && { payload: JSON.stringify({ answers, ...more }) }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

test('[CNT-19] nothing is answered before somebody has', async () => {
  expect(await call('GET')).toEqual({ status: 200, body: NOTHING })
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
      year: 2026,
      answers: [
        { question: 'door', answer: 'yes' },
        { question: 'lamps', answer: 'partly' },
      ],
      answeredAt: expect.any(String),
      pastYears: [],
    },
  })
  expect(await call('GET')).toEqual(saved)
  expect((await call('GET', undefined, { shipTo: 'S2' })).body).toEqual(NOTHING)
})

test('[CNT-19] at midnight of the new year in the brewery’s market one begins afresh, and what was said stands beside it', async () => {
  brewery.setClock(NEW_YEARS_EVE)
  await call('POST', [
    { question: 'door', answer: 'no' },
    { question: 'lamps', answer: 'partly' },
  ])
  expect((await call('GET')).body).toMatchObject({ year: 2026, answers: [{}, {}], pastYears: [] })

  brewery.setClock(NEW_YEARS_DAY)
  const lastYear = {
    year: 2026,
    answers: [
      { question: 'door', answer: 'no' },
      { question: 'lamps', answer: 'partly' },
    ],
    answeredAt: '2026-12-31T22:59:00.000Z',
  }
  expect((await call('GET')).body).toEqual({ ...NOTHING, year: 2027, pastYears: [lastYear] })
  expect((await call('POST', [{ question: 'door', answer: 'yes' }])).body).toEqual({
    year: 2027,
    answers: [{ question: 'door', answer: 'yes' }],
    answeredAt: '2026-12-31T23:00:00.000Z',
    pastYears: [lastYear],
  })
})

test('[CNT-19] what is taken over from another year leaves what somebody has answered this year', async () => {
  await call('POST', [{ question: 'door', answer: 'yes' }])
  const saved = await call(
    'POST',
    [
      { question: 'door', answer: 'no' },
      { question: 'lamps', answer: 'partly' },
    ],
    { onlyUnanswered: true },
  )
  expect(saved.body).toMatchObject({
    answers: [
      { question: 'door', answer: 'yes' },
      { question: 'lamps', answer: 'partly' },
    ],
  })
})

test('[CNT-19] five years before are told, those in which somebody answered, the latest first', async () => {
  for (const year of [2020, 2021, 2023, 2025]) {
    brewery.setClock(`${year}-06-01T09:00:00Z`)
    await call('POST', [{ question: 'door', answer: 'partly' }])
  }
  brewery.setClock(TODAY)
  expect((await call('GET')).body).toMatchObject({ pastYears: [{ year: 2025 }, { year: 2023 }, { year: 2021 }] })
})

test('[CNT-19] what was answered before there were years is of the year in which it was', async () => {
  brewery.setClock(NEW_YEARS_EVE)
  await call('POST', [{ question: 'door', answer: 'no' }])
  brewery.setClock(NEW_YEARS_DAY)
  await call('POST', [{ question: 'lamps', answer: 'yes' }])
  const years = await call('GET')
  expect(years.body).toMatchObject({ year: 2027, pastYears: [{ year: 2026 }] })
  await brewery.pool.query(`alter table survey_answer drop column year;
    alter table survey_answer add constraint survey_answer_pkey primary key (company_id, ship_to_id, question);
    delete from schema_migrations where name = '0122-the-checklist-is-answered-anew-each-year.sql'`)
  await migrate(brewery.pool)
  expect(await call('GET')).toEqual(years)
})

test.each(['nowhere', 'energy'])('[CNT-19] what is no question of the checklist is left out: %s', async (question) => {
  expect((await call('POST', [{ question, answer: 'yes' }])).body).toEqual(NOTHING)
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
