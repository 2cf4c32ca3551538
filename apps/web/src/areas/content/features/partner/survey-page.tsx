import type { SustainabilityContent } from '@fust/contract/rest'
import { SURVEY_ANSWERS, surveyResult, type SurveyAnswer, type SurveyResult } from '@fust/domain/survey'
import { useQuery } from '@tanstack/react-query'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Docket } from '../../../../ui/docket.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { sustainabilityQuery } from './partner-queries.ts'
import { surveyQuery, useAnswer } from './survey-queries.ts'
import css from './survey.module.css'

/** The checklist: one answer a question, kept as it is given, with how far one is and how it stands. */
export function SurveyPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const asked = useQuery(sustainabilityQuery())
  const answered = useQuery(surveyQuery(shipTo?.shipToId))
  const answer = useAnswer(shipTo?.shipToId)
  const questions = useArrived(asked.data)?.questions
  const given = useArrived(answered.data)
  const answers = new Map(given?.answers.map((one) => [one.question, one.answer]))
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
                {t('survey.notKept')}
              </Banner>
            )}
            {[...Map.groupBy(questions, ({ theme }) => theme)].map(([theme, own]) => (
              <section key={theme} className={css.theme}>
                <h2>{theme}</h2>
                {own.map((question) => (
                  <Question
                    key={question.id}
                    question={question}
                    answer={answers.get(question.id)}
                    onAnswer={(chosen) => answer.mutate({ question: question.id, answer: chosen })}
                  />
                ))}
              </section>
            ))}
          </div>
          <Standing questions={questions} answers={answers} />
        </div>
      )}
    </Page>
  )
}

type QuestionProps = {
  question: SustainabilityContent
  answer: SurveyAnswer | undefined
  onAnswer: (answer: SurveyAnswer) => void
}

function Question({ question: { id, title, summary, body, category }, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={css.question}>
      <legend>{title}</legend>
      {summary && <p className={css.summary}>{summary}</p>}
      <div className={css.answers}>
        {SURVEY_ANSWERS.map((choice) => (
          <label key={choice} className={css.answer}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
            />
            {t(ANSWER_TEXTS[choice])}
          </label>
        ))}
      </div>
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
    </fieldset>
  )
}

const ANSWER_TEXTS = {
  yes: 'survey.answers.yes',
  partly: 'survey.answers.partly',
  no: 'survey.answers.no',
  'not-here': 'survey.answers.notHere',
} as const satisfies Record<SurveyAnswer, TextKey>

type StandingProps = { questions: readonly SustainabilityContent[]; answers: ReadonlyMap<string, SurveyAnswer> }

/** How far one is, and how each theme stands. */
function Standing({ questions, answers }: StandingProps) {
  const { t } = useTranslation()
  const { themes, whole } = surveyResult(questions, answers)
  return (
    <Docket className={css.standing} aria-label={t('survey.standing')}>
      <output className={css.progress}>
        {t('survey.progress', { done: whole.answered, all: whole.questions })}
        <progress value={whole.answered} max={whole.questions} />
      </output>
      <dl className={css.scores}>
        {themes.map((result) => (
          <Score key={result.theme} result={result} />
        ))}
      </dl>
      {whole.answered === whole.questions && whole.score !== undefined && (
        <p className={css.whole}>
          <strong>{t('survey.percent', { percent: whole.score })}</strong> {t(verdictOf(whole.score))}
        </p>
      )}
    </Docket>
  )
}

function Score({ result: { theme, score, answered, questions } }: { result: SurveyResult }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{theme}</dt>
      <dd>{score === undefined ? `${answered}/${questions}` : t('survey.percent', { percent: score })}</dd>
    </div>
  )
}

const GOOD = 80
const HALFWAY = 50

function verdictOf(score: number): TextKey {
  if (score >= GOOD) return 'survey.verdicts.good'
  return score >= HALFWAY ? 'survey.verdicts.halfway' : 'survey.verdicts.begin'
}
