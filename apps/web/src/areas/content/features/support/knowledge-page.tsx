import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import css from './support.module.css'
import { knowledgeQuery } from './support-queries.ts'

/** One page of the knowledge base, between its neighbours. */
export function KnowledgePageScreen(): ReactNode {
  const { t } = useTranslation()
  const { path = '' } = useParams({ strict: false })
  const asked = useQuery(knowledgeQuery())
  const pages = useArrived(asked.data)
  const place = pages?.findIndex(({ id }) => id === path) ?? -1
  const page = pages?.[place]
  const [before, after] = place < 0 ? [] : [pages?.[place - 1], pages?.[place + 1]]
  useNamesPage(page?.title)
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={PATHS.knowledgeBase}>← {t('titles.knowledgeBase')}</TextLink>
      </p>
      <UnknownContent query={asked} />
      {pages && !page && (
        <EmptyState
          icon="document"
          title={t('support.unknownPage')}
          titleAs="h1"
          action={<LinkButton to={PATHS.knowledgeBase}>{t('titles.knowledgeBase')}</LinkButton>}
        />
      )}
      {page && (
        <article className={css.page}>
          <h1>{page.title}</h1>
          {page.summary && <p className={css.short}>{page.summary}</p>}
          <Prose html={page.body} />
          <nav className={css.steps} aria-label={t('support.more')}>
            {before && (
              <TextLink to={PATHS.knowledgePage} params={{ path: before.id }}>
                ← {before.title}
              </TextLink>
            )}
            {after && (
              <TextLink to={PATHS.knowledgePage} params={{ path: after.id }}>
                {after.title} →
              </TextLink>
            )}
          </nav>
        </article>
      )}
    </Page>
  )
}
