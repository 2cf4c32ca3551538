import type { ContentHit } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { AddressLink } from '../../../../ui/address-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import css from './support.module.css'
import { HITS_PER_PAGE, supportHitsQuery } from './support-queries.ts'

/** All that questions, knowledge base and help say about some words, the best first. */
export function SupportSearchPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search = '', page = 1 } = useSearch({ from: PATHS.supportSearch })
  const asked = useQuery({ ...supportHitsQuery(search, page), enabled: search !== '' })
  const found = useArrived(asked.data)
  const onSearch = (sought: string) =>
    void navigate({ to: PATHS.supportSearch, search: { search: sought || undefined } })
  return (
    <Page>
      <PageHead title={t('titles.supportSearch')} intro={search !== '' && t('support.resultsFor', { term: search })} />
      <search className={css.search}>
        <SearchForm
          name="search"
          label={t('support.search')}
          sought={search}
          onSearch={onSearch}
          className={css.asking}
        >
          <Button type="submit">{t('shell.search')}</Button>
        </SearchForm>
      </search>
      {search !== '' && <UnknownState query={asked} skeleton={<Skeleton height={320} radius={8} />} />}
      {found?.total === 0 && (
        <EmptyState
          icon="search"
          title={t('messages.no-result-found')}
          action={<LinkButton to={PATHS.faq}>{t('titles.faq')}</LinkButton>}
        >
          <QuestionsLine />
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <ul className={css.entries} aria-label={t('support.resultsFor', { term: search })}>
            {found.results.map((hit) => (
              <Hit key={hit.path} hit={hit} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(found.total / HITS_PER_PAGE)}
            onChange={(next) =>
              void navigate({ to: PATHS.supportSearch, search: { search, page: next > 1 ? next : undefined } })
            }
          />
        </>
      )}
    </Page>
  )
}

function Hit({ hit: { path, title, summary } }: { hit: ContentHit }) {
  return (
    <li className={css.entry}>
      <AddressLink href={path}>{title}</AddressLink>
      <p>{summary}</p>
    </li>
  )
}
