import { SurveyAnswers, SurveyBody } from '@fust/contract/rest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type OperationName, type PolicyTable } from '#request/policy.ts'
import type { AnsweredYears, StoredAnswer, Survey } from '../survey.service.ts'
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
      const read = await survey.read(askingOf(request, `GET ${READ}`))
      return read.ok ? reply.send(wireYears(read.value)) : answerRefusal(request, reply, read.refusal)
    },
  )

  app.post<{ Body: SurveyBody }>(
    SAVE,
    { schema: { summary: 'Answers questions of the checklist', body: SurveyBody, response: { 200: SurveyAnswers } } },
    async (request, reply) => {
      const { answers, onlyUnanswered = false } = request.body
      const saved = await survey.save(askingOf(request, `POST ${SAVE}`), answers, { onlyUnanswered })
      return saved.ok ? reply.send(wireYears(saved.value)) : answerRefusal(request, reply, saved.refusal)
    },
  )
}

const askingOf = ({ actor, breweryMark: mark }: FastifyRequest, operation: OperationName) => ({
  actor,
  operation,
  mark,
})

function wireYears({ year, answers, past }: AnsweredYears): SurveyAnswers {
  const pastYears = past.map((one) => ({ year: one.year, ...wireAnswers(one.answers) }))
  return { year, ...wireAnswers(answers), pastYears }
}

function wireAnswers(answers: readonly StoredAnswer[]): Omit<SurveyAnswers, 'year' | 'pastYears'> {
  const latest = answers.reduce<Date | null>(
    (last, { answeredAt }) => (last && last > answeredAt ? last : answeredAt),
    null,
  )
  return {
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    answeredAt: latest?.toISOString() ?? null,
  }
}
