import type { KnowledgePage } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { SubjectsPage } from './subjects-page.tsx'
import css from './support.module.css'
import { knowledgeQuery } from './support-queries.ts'

/** What one wants to know of beer, tank, empties and the rest, by what it is about. */
export function KnowledgeBasePage() {
  const { t } = useTranslation()
  return (
    <SubjectsPage
      title={t('titles.knowledgeBase')}
      intro={t('support.knowledgeIntro')}
      asked={useQuery(knowledgeQuery())}
      subjectOf={({ topic }) => topic}
      none={t('support.noPages')}
    >
      {(pages) => <KnowledgePages pages={pages} />}
    </SubjectsPage>
  )
}

function KnowledgePages({ pages }: { pages: readonly KnowledgePage[] }) {
  return (
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
  )
}
