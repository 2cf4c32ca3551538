import { SurveyAnswers, SurveyBody } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import type { StoredAnswer, Survey } from '../survey.service.ts'
import { at } from './content-calls.ts'

const READ = at('becameupcoming/GetSurvey')
const SAVE = at('becameupcoming/SaveSurvey')

export const surveyPolicy: PolicyTable = { [`GET ${READ}`]: signedIn(), [`POST ${SAVE}`]: signedIn() }

/** The answers to the checklist; no listed call takes them (CNT-19). */
export function surveyRoutes(app: FastifyInstance, survey: Survey): void {
  app.get(
    READ,
    { schema: { summary: 'What was answered to the checklist', response: { 200: SurveyAnswers } } },
    async (request, reply) => {
      const read = await survey.read(request.actor, `GET ${READ}`)
      return read.ok ? reply.send(wireAnswers(read.value)) : answerRefusal(request, reply, read.refusal)
    },
  )

  app.post<{ Body: SurveyBody }>(
    SAVE,
    { schema: { summary: 'Answers questions of the checklist', body: SurveyBody, response: { 200: SurveyAnswers } } },
    async (request, reply) => {
      const saved = await survey.save(request.actor, `POST ${SAVE}`, request.body.answers)
      return saved.ok ? reply.send(wireAnswers(saved.value)) : answerRefusal(request, reply, saved.refusal)
    },
  )
}

function wireAnswers(answers: readonly StoredAnswer[]): SurveyAnswers {
  const latest = answers.reduce<Date | null>(
    (last, { answeredAt }) => (last && last > answeredAt ? last : answeredAt),
    null,
  )
  return {
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    answeredAt: latest?.toISOString() ?? null,
  }
}
