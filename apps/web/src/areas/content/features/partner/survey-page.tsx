import type { SurveyAnswers, SustainabilityContent } from '@fust/contract/rest'
import { SURVEY_ANSWERS, surveyResult, type SurveyAnswer, type SurveyResult } from '@fust/domain/survey'
import { useQuery } from '@tanstack/react-query'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Docket } from '../../../../ui/docket.tsx'
import { Segmented } from '../../../../ui/form/radio-group.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { sustainabilityQuery } from './partner-queries.ts'
import { surveyQuery, useAnswer } from './survey-queries.ts'
import css from './survey.module.css'

/** The checklist of this year: one answer a question, kept as it is given, with how far one is and how it stands. */
export function SurveyPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const asked = useQuery(sustainabilityQuery())
  const answered = useQuery(surveyQuery(shipTo?.shipToId))
  const answer = useAnswer(shipTo?.shipToId)
  const questions = useArrived(asked.data)?.questions
  const given = useArrived(answered.data)
  const answers = byQuestion(given?.answers)
  return (
    <Page>
      <PageHead title={t('titles.survey')} intro={t('survey.intro')} />
      {!questions && <UnknownState query={asked} skeleton={<Skeleton height={480} radius={8} />} />}
      {questions && !given && <UnknownState query={answered} skeleton={<Skeleton height={480} radius={8} />} />}
      {questions?.length === 0 && <EmptyState icon="check" title={t('survey.none')} />}
      {questions && questions.length > 0 && given && (
        <div className={css.columns}>
          <div>
            {answer.isError && (
              <Banner tone="bad" live>
                {t(answer.variables.onlyUnanswered ? 'survey.notTakenOver' : 'survey.notKept')}
              </Banner>
            )}
            <FromLastYear
              questions={questions}
              given={given}
              onTake={(taken) => answer.mutate({ answers: taken, onlyUnanswered: true })}
            />
            {[...Map.groupBy(questions, ({ theme }) => theme)].map(([theme, own]) => (
              <section key={theme} className={css.theme}>
                <h2>{theme}</h2>
                {own.map((question) => (
                  <Question
                    key={question.id}
                    question={question}
                    answer={answers.get(question.id)}
                    onAnswer={(chosen) => answer.mutate({ answers: [{ question: question.id, answer: chosen }] })}
                  />
                ))}
              </section>
            ))}
          </div>
          <Standing questions={questions} given={given} />
        </div>
      )}
    </Page>
  )
}

type Answers = SurveyAnswers['answers']

const byQuestion = (answers: Answers = []) => new Map(answers.map(({ question, answer }) => [question, answer]))

type FromLastYearProps = {
  questions: readonly SustainabilityContent[]
  given: SurveyAnswers
  onTake: (answers: Answers) => void
}

/** What was said in the last year that has answers, as a start, while something of it is not answered anew. */
function FromLastYear({ questions, given: { answers, pastYears }, onTake }: FromLastYearProps) {
  const { t } = useTranslation()
  const [last] = pastYears
  const answered = byQuestion(answers)
  const open = new Set(questions.map(({ id }) => id).filter((id) => !answered.has(id)))
  const rest = last?.answers.filter(({ question }) => open.has(question)) ?? []
  if (!last || rest.length === 0) return null
  return (
    <div className={css.start}>
      <Banner
        tone="info"
        aside={
          <Button look="secondary" small onClick={() => onTake(rest)}>
            {t('survey.takeOver')}
          </Button>
        }
      >
        {t('survey.fromLastYear', { year: String(last.year), count: rest.length })}
      </Banner>
    </div>
  )
}

type QuestionProps = {
  question: SustainabilityContent
  answer: SurveyAnswer | undefined
  onAnswer: (answer: SurveyAnswer) => void
}

function Question({ question: { title, summary, body, category }, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <div className={css.question}>
      <Segmented
        label={
          <>
            <strong className={css.asked}>{title}</strong>
            {summary && <span className={css.summary}>{summary}</span>}
          </>
        }
        options={SURVEY_ANSWERS.map((value) => ({ value, label: t(ANSWER_TEXTS[value]) }))}
        value={answer}
        onChange={onAnswer}
      />
      {answer !== undefined && answer !== 'yes' && (
        <div className={css.tip}>
          <Prose html={body} />
          {category && (
            <TextLink to={PATHS.sustainabilityPage} params={{ path: category }}>
              {t('survey.readMore')}
            </TextLink>
          )}
        </div>
      )}
    </div>
  )
}

const ANSWER_TEXTS = {
  yes: 'survey.answers.yes',
  partly: 'survey.answers.partly',
  no: 'survey.answers.no',
  'not-here': 'survey.answers.notHere',
} as const satisfies Record<SurveyAnswer, TextKey>

type StandingProps = { questions: readonly SustainabilityContent[]; given: SurveyAnswers }

/** How far one is this year, and how each theme stands, beside the years before. */
function Standing({ questions, given: { year, answers, pastYears } }: StandingProps) {
  const { t } = useTranslation()
  const { themes, whole } = surveyResult(questions, byQuestion(answers))
  // Of the questions that there are today, so that the years can be held against each other.
  const past = pastYears.map((one) => ({ year: one.year, ...surveyResult(questions, byQuestion(one.answers)) }))
  const [last] = past
  return (
    <Docket className={css.standing} aria-label={t('survey.standing')}>
      <output className={css.progress}>
        {t('survey.soFar', { year: String(year), done: whole.answered, all: whole.questions })}
        <progress value={whole.answered} max={whole.questions} />
      </output>
      <dl className={css.scores}>
        {themes.map((result, index) => (
          <Score
            key={result.theme}
            result={result}
            before={last && { year: last.year, score: last.themes[index]?.score }}
          />
        ))}
      </dl>
      {whole.answered === whole.questions && whole.score !== undefined && (
        <p className={css.whole}>
          <strong>{t('survey.percent', { percent: whole.score })}</strong> {t(verdictOf(whole.score))}
        </p>
      )}
      {past.length > 0 && (
        <ul className={css.past} aria-label={t('survey.yearsBefore')}>
          {past.map((one) => (
            <li key={one.year}>
              {t('survey.pastYear', { year: String(one.year), done: one.whole.answered, all: one.whole.questions })}
              {one.whole.score !== undefined && <strong>{t('survey.percent', { percent: one.whole.score })}</strong>}
            </li>
          ))}
        </ul>
      )}
    </Docket>
  )
}

type ScoreProps = { result: SurveyResult; before: { year: number; score: number | undefined } | undefined }

function Score({ result: { theme, score, answered, questions }, before }: ScoreProps) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{theme}</dt>
      <dd>
        {before?.score !== undefined && (
          <span className={css.before}>{t('survey.inYear', { year: String(before.year), percent: before.score })}</span>
        )}
        {score === undefined ? `${answered}/${questions}` : t('survey.percent', { percent: score })}
      </dd>
    </div>
  )
}

const GOOD = 80
const HALFWAY = 50

function verdictOf(score: number): TextKey {
  if (score >= GOOD) return 'survey.verdicts.good'
  return score >= HALFWAY ? 'survey.verdicts.halfway' : 'survey.verdicts.begin'
}
