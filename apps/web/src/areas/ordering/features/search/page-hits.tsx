import type { ContentHit } from '@fust/contract/rest'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/index.ts'
import { AddressLink } from '../../../../ui/address-link.tsx'
import { Marked } from './marked.tsx'
import css from './page-hits.module.css'

type Props = { label: string; hits: readonly ContentHit[]; term: string; onOpen: () => void }

/** Pages that the brewery has written, in a grid: each the way to it. */
export function PageHits({ label, hits, term, onOpen }: Props) {
  const language = useLanguage()
  return (
    <ul className={css.grid} aria-label={label}>
      {hits.map(({ id, path, title, summary, imageLink, publishedOn }) => (
        <li key={`${path} ${id}`}>
          <AddressLink href={path} className={css.link} onClick={onOpen}>
            {imageLink && <img src={imageLink} alt="" loading="lazy" className={css.picture} />}
            <span className={css.words}>
              {publishedOn && (
                <time dateTime={publishedOn} className={css.when}>
                  {formatDate(publishedOn, language, 'withYear')}
                </time>
              )}
              <b className={css.title}>
                <Marked text={title} term={term} />
              </b>
              <span className={css.summary}>
                <Marked text={summary} term={term} />
              </span>
            </span>
          </AddressLink>
        </li>
      ))}
    </ul>
  )
}
