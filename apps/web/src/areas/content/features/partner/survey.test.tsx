import type { SurveyAnswers } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { answerCall, answerList, isThere } from '../../content.builders.ts'
import { SurveyPage } from './survey-page.tsx'

const SAVE = '*/almagnoliaservice/api/v1/portal/becameupcoming/SaveSurvey'

const questionWith = (id: string, theme: string) => ({
  id,
  title: `Is ${id} fine?`,
  summary: '',
  imageLink: null,
  imageText: '',
  path: '/sustainability/survey',
  location: 'Checklist',
  position: 0,
  theme,
  category: null,
  body: '<p>Close it.</p>',
})

beforeEach(() => {
  isThere({})
  answerList('becameupcoming/GetBecameMoreSustainable', [])
  answerList('becameupcoming/GetBecameMoreSustainableSubcontent', [
    questionWith('door', 'Cellar'),
    questionWith('tap', 'Bar'),
  ])
  answerCall('becameupcoming/GetSurvey', answeredWith([{ question: 'tap', answer: 'yes' }]))
})

const answeredWith = (
  answers: SurveyAnswers['answers'],
  pastYears: SurveyAnswers['pastYears'] = [],
): SurveyAnswers => ({
  year: 2026,
  answers,
  answeredAt: null,
  pastYears,
})

const open = () => renderPages('/sustainability/survey', { '/sustainability/survey': SurveyPage })

test('[CNT-16] [CNT-19] the checklist goes on where the ship-to left it, and keeps each answer at once', async () => {
  const kept: unknown[] = []
  server.use(
    http.post(SAVE, async ({ request }) => {
      kept.push([request.headers.get('outletid'), await request.json()])
      const answered = answeredWith([
        { question: 'tap', answer: 'yes' },
        { question: 'door', answer: 'no' },
      ])
      answerCall('becameupcoming/GetSurvey', answered)
      return HttpResponse.json(answered)
    }),
  )
  open()
  const standing = await screen.findByRole('region', { name: 'How you stand' })
  expect(standing).toHaveTextContent('2026 so far: 1 of 2 answered')
  const door = screen.getByRole('group', { name: 'Is door fine?' })
  await userEvent.click(within(door).getByRole('radio', { name: 'No' }))
  await waitFor(() => expect(standing).toHaveTextContent('2 of 2 answered'))
  expect(standing).toHaveTextContent('50%')
  expect(screen.getByText('Close it.')).toBeVisible()
  expect(kept).toEqual([['1', { answers: [{ question: 'door', answer: 'no' }] }]])
})

test('an answer that is not kept goes back, and one is told', async () => {
  server.use(http.post(SAVE, () => HttpResponse.json({ code: 'fault' }, { status: 500 })))
  open()
  const door = await screen.findByRole('group', { name: 'Is door fine?' })
  await userEvent.click(within(door).getByRole('radio', { name: 'Yes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That answer was not kept')
  expect(within(door).getByRole('radio', { name: 'Yes' })).not.toBeChecked()
})

const PAST_YEARS: SurveyAnswers['pastYears'] = [
  {
    year: 2025,
    answers: [
      { question: 'door', answer: 'partly' },
      { question: 'tap', answer: 'yes' },
      { question: 'gone', answer: 'yes' },
    ],
    answeredAt: null,
  },
  { year: 2023, answers: [{ question: 'tap', answer: 'no' }], answeredAt: null },
]

test('[CNT-19] the years before stand beside this one, of the questions that there are now', async () => {
  answerCall('becameupcoming/GetSurvey', answeredWith([{ question: 'door', answer: 'yes' }], PAST_YEARS))
  open()
  const standing = await screen.findByRole('region', { name: 'How you stand' })
  expect(standing).toHaveTextContent('2026 so far: 1 of 2 answered')
  expect(standing).toHaveTextContent('Cellar2025: 50%100%')
  expect(standing).toHaveTextContent('Bar2025: 100%0/1')
  const before = within(standing).getByRole('list', { name: 'The years before' })
  expect(
    within(before)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2025: 2 of 2 answered75%', '2023: 1 of 2 answered0%'])
})

test('[CNT-19] one tap takes over what is not answered this year', async () => {
  const kept: unknown[] = []
  server.use(
    http.post(SAVE, async ({ request }) => {
      kept.push(await request.json())
      const answered = answeredWith(
        [
          { question: 'tap', answer: 'no' },
          { question: 'door', answer: 'partly' },
        ],
        PAST_YEARS,
      )
      answerCall('becameupcoming/GetSurvey', answered)
      return HttpResponse.json(answered)
    }),
  )
  answerCall('becameupcoming/GetSurvey', answeredWith([{ question: 'tap', answer: 'no' }], PAST_YEARS))
  open()
  expect(await screen.findByText('One answer of 2025 can be your start.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
  const door = screen.getByRole('group', { name: 'Is door fine?' })
  await waitFor(() => expect(within(door).getByRole('radio', { name: 'Partly' })).toBeChecked())
  expect(kept).toEqual([{ answers: [{ question: 'door', answer: 'partly' }], onlyUnanswered: true }])
  expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument()
})

test('answers that are not taken over go back, and one is told', async () => {
  server.use(http.post(SAVE, () => HttpResponse.json({ code: 'fault' }, { status: 500 })))
  answerCall('becameupcoming/GetSurvey', answeredWith([], PAST_YEARS))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The answers were not taken over')
  expect(screen.getByRole('button', { name: 'Take over' })).toBeVisible()
})
