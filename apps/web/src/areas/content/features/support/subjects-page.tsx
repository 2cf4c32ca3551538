import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { bySubject } from './by-subject.ts'
import css from './support.module.css'

type Props<Entry> = {
  title: string
  intro: string
  asked: UseQueryResult<readonly Entry[]>
  subjectOf: (entry: Entry) => string
  /** What is said while the brewery has written none. */
  none: string
  children: (entries: readonly Entry[]) => ReactNode
}

/** All that is written of something, by what it is about, narrowed by what one types. */
export function SubjectsPage<Entry extends { title: string; summary: string }>(props: Props<Entry>) {
  const { title, intro, asked, subjectOf, none, children } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const entries = useArrived(asked.data)
  const groups = entries && bySubject(entries, subjectOf, typed)
  return (
    <Page>
      <PageHead title={title} intro={intro} />
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
        <EmptyState
          icon="search"
          title={typed === '' ? none : t('messages.no-result-found')}
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
      {groups?.map((group) => (
        <Subject key={group.subject} name={group.subject}>
          {children(group.entries)}
        </Subject>
      ))}
    </Page>
  )
}

function Subject({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className={css.group} aria-labelledby={heading}>
      <h2 id={heading}>{name || t('support.other')}</h2>
      {children}
    </section>
  )
}
