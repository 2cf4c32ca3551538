import type { Article } from '@fust/contract/rest'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { Illustration } from '../../shown/illustration.tsx'
import css from './news.module.css'

/** An article in a list: its picture, when it was, and what it is about. */
export function ArticleCard({ article, isLead = false }: { article: Article; isLead?: boolean }) {
  const language = useLanguage()
  const { id, title, summary, imageLink, brand, publishedOn, tags } = article
  return (
    <article className={isLead ? css.lead : css.card}>
      <Illustration picture={imageLink} brand={brand} className={css.picture} isFirst={isLead} />
      <div className={css.words}>
        <p className={css.when}>
          {publishedOn && <time dateTime={publishedOn}>{formatDate(publishedOn, language, 'withYear')}</time>}
          {tags.length > 0 && <span>{tags.join(', ')}</span>}
        </p>
        <h2>
          <Link to={PATHS.article} params={{ path: id }} className={css.title}>
            {title}
          </Link>
        </h2>
        <p className={css.summary}>{summary}</p>
      </div>
    </article>
  )
}
