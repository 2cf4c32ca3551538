import type { Articles } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { stringifySearch } from '../../../../lib/page/search-params.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSession } from '../../../../session/index.ts'
import { AddressLink } from '../../../../ui/address-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { ArticleCard } from './article-card.tsx'
import { ARTICLES_PER_PAGE, articlesQuery } from './articles-query.ts'
import css from './news.module.css'

/** News of the brewery, newest first, narrowed by what it is about. */
export function NewsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user } = useSession()
  const { tag, search, page = 1 } = useSearch({ from: PATHS.news })
  const asked = useQuery(articlesQuery({ isSignedIn: user !== null, tag, search, page }))
  const found = useArrived(asked.data)
  const isPlain = tag === undefined && search === undefined && page === 1
  return (
    <Page>
      <PageHead
        title={t('titles.news')}
        intro={search === undefined ? t('news.intro') : t('support.resultsFor', { term: search })}
      />
      {found && <Tags tags={found.tags} chosen={tag} />}
      <UnknownState query={asked} skeleton={<NewsSkeleton />} />
      {found?.results.length === 0 && (
        <EmptyState
          icon="document"
          title={t(isPlain ? 'news.none' : 'news.noneSuch')}
          action={!isPlain && <LinkButton to={PATHS.news}>{t('news.all')}</LinkButton>}
        />
      )}
      {found && found.results.length > 0 && (
        <>
          <ul className={css.list}>
            {found.results.map((article, index) => (
              <li key={article.id} className={classNames(isPlain && index === 0 && css.leadPlace)}>
                <ArticleCard article={article} isLead={isPlain && index === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(found.total / ARTICLES_PER_PAGE)}
            onChange={(next) =>
              void navigate({ to: PATHS.news, search: { tag, search, page: next > 1 ? next : undefined } })
            }
          />
        </>
      )}
    </Page>
  )
}

function Tags({ tags, chosen }: { tags: Articles['tags']; chosen: string | undefined }) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  const entries = [{ name: undefined, text: t('news.all') }, ...tags.map(({ name }) => ({ name, text: name }))]
  return (
    <nav aria-label={t('news.tags')}>
      <ul className={css.tags}>
        {entries.map(({ name, text }) => (
          <li key={text}>
            <AddressLink
              href={PATHS.news + stringifySearch({ tag: name })}
              className={css.tag}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {text}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SKELETONS = ['first', 'second', 'third'] as const

function NewsSkeleton() {
  return (
    <div className={css.list} aria-busy="true">
      {SKELETONS.map((place) => (
        <Skeleton key={place} height={320} radius={8} />
      ))}
    </div>
  )
}
