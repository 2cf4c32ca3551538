import type { FaqItem } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { useSession } from '../../../../session/index.ts'
import { Prose } from '../../../../ui/prose.tsx'
import { SubjectsPage } from './subjects-page.tsx'
import css from './support.module.css'
import { faqQuery } from './support-queries.ts'

/** Questions that are often asked, with their answers. */
export function FaqPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <SubjectsPage
      title={t('titles.faq')}
      intro={t('support.faqIntro')}
      asked={useQuery(faqQuery(user !== null))}
      subjectOf={({ category }) => category}
      none={t('support.noQuestions')}
    >
      {(items) => <Questions items={items} />}
    </SubjectsPage>
  )
}

function Questions({ items }: { items: readonly FaqItem[] }) {
  return (
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
  )
}
