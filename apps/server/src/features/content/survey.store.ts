import type { SurveyAnswer } from '@fust/domain/survey'
import { statement, type Queries } from '#platform/database/database.ts'

export type StoredAnswer = { year: number; question: string; answer: SurveyAnswer; answeredAt: Date }

type Place = { companyId: string; shipToId: string }

const readAnswers = statement<StoredAnswer>(
  'content.read-survey',
  `select year, question, answer, answered_at as "answeredAt" from survey_answer
   where company_id = $1 and ship_to_id = $2 and year between $3 and $4 order by year desc, question`,
)

const saveAnswers = statement(
  'content.save-survey',
  `insert into survey_answer as known (company_id, ship_to_id, year, question, answer, answered_by, answered_at)
   select $1, $2, $6, given.question, given.answer, $4, $5
   from (select distinct on (question) question, answer
     from jsonb_to_recordset($3) as r(question text, answer text) order by question) given
   where exists (select from content_page p where p.kind = 'sustainability' and p.slug = given.question
     and p.details @> '{"location": "Checklist"}')
   on conflict (company_id, ship_to_id, year, question) do update
     set answer = excluded.answer, answered_by = excluded.answered_by, answered_at = excluded.answered_at
     where not $7`,
)

export function createSurveyStore(db: Queries) {
  return {
    /** The latest year first. */
    read: ({ companyId, shipToId }: Place, { from, to }: { from: number; to: number }) =>
      db.rows(readAnswers, [companyId, shipToId, from, to]),
    /** Answers of a year to questions that there are; who answers last is heard, unless only what is unanswered is meant. */
    save: (
      { companyId, shipToId }: Place,
      answers: readonly { question: string; answer: SurveyAnswer }[],
      { by, at, year, onlyUnanswered }: { by: string; at: Date; year: number; onlyUnanswered: boolean },
    ) => db.rows(saveAnswers, [companyId, shipToId, JSON.stringify(answers), by, at, year, onlyUnanswered]),
  }
}
