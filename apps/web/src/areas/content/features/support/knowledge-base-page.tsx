import type { KnowledgePage } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { bySubject } from './by-subject.ts'
import css from './support.module.css'
import { knowledgeQuery } from './support-queries.ts'

/** What one wants to know of beer, tank, empties and the rest, by what it is about. */
export function KnowledgeBasePage() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const asked = useQuery(knowledgeQuery())
  const pages = useArrived(asked.data)
  const groups = pages && bySubject(pages, ({ topic }) => topic, typed)
  return (
    <Page>
      <PageHead title={t('titles.knowledgeBase')} intro={t('support.knowledgeIntro')} />
      <search className={css.search}>
        <TextField
          name="words"
          type="search"
          label={t('support.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </search>
      <UnknownState query={asked} skeleton={<Skeleton height={480} radius={8} />} />
      {groups?.length === 0 && (
        <EmptyState icon="search" title={t(typed === '' ? 'support.noPages' : 'messages.no-result-found')} />
      )}
      {groups?.map(({ subject, entries }) => (
        <Topic key={subject} subject={subject} pages={entries} />
      ))}
    </Page>
  )
}

function Topic({ subject, pages }: { subject: string; pages: readonly KnowledgePage[] }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={css.group} aria-labelledby={heading}>
      <h2 id={heading}>{subject || t('support.other')}</h2>
      <ul className={css.entries}>
        {pages.map(({ id, title, summary }) => (
          <li key={id} className={css.entry}>
            <TextLink to={PATHS.knowledgePage} params={{ path: id }}>
              {title}
            </TextLink>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
