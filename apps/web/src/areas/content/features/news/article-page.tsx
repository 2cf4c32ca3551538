import type { ArticleDetail } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSession } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import { articleQuery } from './articles-query.ts'
import css from './news.module.css'

/** One article, whole. */
export function ArticlePage(): ReactNode {
  const { t } = useTranslation()
  const { user } = useSession()
  const { path = '' } = useParams({ strict: false })
  const asked = useQuery(articleQuery(path, user !== null))
  const article = useArrived(asked.data)
  useNamesPage(article?.title)
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={PATHS.news}>← {t('titles.news')}</TextLink>
      </p>
      <UnknownContent query={asked} />
      {article && <Whole article={article} />}
    </Page>
  )
}

function Whole({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, summary, body, publishedOn, tags, imageLink, imageText, brand } = article
  return (
    <article className={css.article}>
      <div className={css.body}>
        <p className={css.when}>
          {publishedOn && <time dateTime={publishedOn}>{formatDate(publishedOn, language, 'full')}</time>}
          {tags.map((tag) => (
            <TextLink key={tag} to={PATHS.news} search={{ tag }}>
              {tag}
            </TextLink>
          ))}
        </p>
        <h1>{title}</h1>
        {summary && <p className={css.intro}>{summary}</p>}
        <Prose html={body} />
      </div>
      <div className={css.side}>
        {imageLink && (
          <Illustration picture={imageLink} text={imageText} brand={brand} className={css.picture} isFirst />
        )}
        {brand && (
          <p>
            <TextLink to={PATHS.brand} params={{ path: brand.code }}>
              {t('news.moreAbout', { brand: brand.name })}
            </TextLink>
          </p>
        )}
      </div>
    </article>
  )
}
