/** What one can say to a question of the checklist. */
export const SURVEY_ANSWERS = ['yes', 'partly', 'no', 'not-here'] as const
export type SurveyAnswer = (typeof SURVEY_ANSWERS)[number]

export type SurveyQuestion = { id: string; theme: string }

/** How a theme, or all of them, stands; `score` is undefined until something in it counts. */
export type SurveyResult = { theme: string; answered: number; questions: number; score: number | undefined }

// What is not to be had here counts neither way.
const WORTH: Readonly<Record<SurveyAnswer, number | undefined>> = { yes: 2, partly: 1, no: 0, 'not-here': undefined }
const FULL = 2

/** The themes in the order of their questions: how much is answered, and what share of it is done, in whole percents. */
export function surveyResult(
  questions: readonly SurveyQuestion[],
  answers: ReadonlyMap<string, SurveyAnswer>,
): { themes: SurveyResult[]; whole: SurveyResult } {
  const themes = [...Map.groupBy(questions, ({ theme }) => theme)].map(([theme, own]) => resultOf(theme, own, answers))
  return { themes, whole: resultOf('', questions, answers) }
}

function resultOf(
  theme: string,
  questions: readonly SurveyQuestion[],
  answers: ReadonlyMap<string, SurveyAnswer>,
): SurveyResult {
  const given = questions.flatMap(({ id }) => answers.get(id) ?? [])
  const worths = given.flatMap((answer) => WORTH[answer] ?? [])
  const sum = worths.reduce((total, worth) => total + worth, 0)
  const score = worths.length === 0 ? undefined : Math.round((100 * sum) / (worths.length * FULL))
  return { theme, answered: given.length, questions: questions.length, score }
}
