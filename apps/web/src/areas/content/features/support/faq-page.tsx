import type { FaqItem } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { bySubject } from './by-subject.ts'
import css from './support.module.css'
import { faqQuery } from './support-queries.ts'

/** Questions that are often asked, with their answers. */
export function FaqPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const asked = useQuery(faqQuery(user !== null))
  const items = useArrived(asked.data)
  const groups = items && bySubject(items, ({ category }) => category, typed)
  return (
    <Page>
      <PageHead title={t('titles.faq')} intro={t('support.faqIntro')} />
      <search className={css.search}>
        <TextField
          name="question"
          type="search"
          label={t('support.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </search>
      <UnknownState query={asked} skeleton={<Skeleton height={480} radius={8} />} />
      {groups?.length === 0 && (
        <EmptyState
          icon="search"
          title={t(typed === '' ? 'support.noQuestions' : 'messages.no-result-found')}
          action={
            typed !== '' && (
              <Button look="secondary" onClick={() => setTyped('')}>
                {t('support.clear')}
              </Button>
            )
          }
        >
          <QuestionsLine />
        </EmptyState>
      )}
      {groups?.map(({ subject, entries }) => (
        <Questions key={subject} subject={subject} items={entries} />
      ))}
    </Page>
  )
}

function Questions({ subject, items }: { subject: string; items: readonly FaqItem[] }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={css.group} aria-labelledby={heading}>
      <h2 id={heading}>{subject || t('support.other')}</h2>
      <div>
        {items.map(({ id, title, summary, body }) => (
          <details key={id} id={id} className={css.question}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <div className={css.answer}>
              {summary && <p className={css.short}>{summary}</p>}
              <Prose html={body} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
