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
  answerCall('becameupcoming/GetSurvey', { answers: [{ question: 'tap', answer: 'yes' }], answeredAt: null })
})

const open = () => renderPages('/sustainability/survey', { '/sustainability/survey': SurveyPage })

test('[RTE-33] [CNT-16] [CNT-19] the checklist goes on where the ship-to left it, and keeps each answer at once', async () => {
  const kept: unknown[] = []
  server.use(
    http.post(SAVE, async ({ request }) => {
      kept.push([request.headers.get('outletid'), await request.json()])
      const answers = [
        { question: 'tap', answer: 'yes' },
        { question: 'door', answer: 'no' },
      ]
      answerCall('becameupcoming/GetSurvey', { answers, answeredAt: null })
      return HttpResponse.json({ answers, answeredAt: null })
    }),
  )
  open()
  const standing = await screen.findByRole('region', { name: 'How you stand' })
  expect(standing).toHaveTextContent('1 of 2 answered')
  const door = screen.getByRole('group', { name: 'Is door fine?' })
  await userEvent.click(within(door).getByRole('radio', { name: 'No' }))
  await waitFor(() => expect(standing).toHaveTextContent('2 of 2 answered'))
  expect(standing).toHaveTextContent('50%')
  expect(within(door).getByText('Close it.')).toBeVisible()
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
