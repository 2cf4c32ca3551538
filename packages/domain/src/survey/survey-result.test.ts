import { expect, test } from 'vitest'
import { surveyResult, type SurveyAnswer } from './survey-result.ts'

const QUESTIONS = [
  { id: 'door', theme: 'Cellar' },
  { id: 'cooling', theme: 'Cellar' },
  { id: 'rinsing', theme: 'Bar' },
]

test.each<
  [answers: Record<string, SurveyAnswer>, cellar: number | undefined, whole: number | undefined, answered: number]
>([
  [{}, undefined, undefined, 0],
  [{ door: 'yes', cooling: 'yes', rinsing: 'yes' }, 100, 100, 3],
  [{ door: 'no', cooling: 'partly' }, 25, 25, 2],
  [{ door: 'yes', cooling: 'not-here', rinsing: 'no' }, 100, 50, 3],
  [{ door: 'not-here', cooling: 'not-here' }, undefined, undefined, 2],
  [{ door: 'yes', gone: 'yes' }, 100, 100, 1],
])('[CNT-19] of %j the cellar is at %s, all at %s, with %i answered', (answers, cellar, whole, answered) => {
  const result = surveyResult(QUESTIONS, new Map(Object.entries(answers)))
  expect(result.themes.map(({ theme }) => theme)).toEqual(['Cellar', 'Bar'])
  expect(result.themes[0]?.score).toBe(cellar)
  expect(result.whole).toEqual({ theme: '', answered, questions: 3, score: whole })
})
