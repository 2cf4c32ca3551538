import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSession } from '../../../../session/index.ts'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { Doors, Story } from '../../shown/story.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import css from './partner.module.css'
import { sustainabilityQuery } from './partner-queries.ts'

/** What the brewery does for the world: told to customers, a visitor is asked to log in (CNT-18). */
export function SustainabilityPage(): ReactNode {
  const { user } = useSession()
  return user ? <ForCustomers /> : <ForVisitors />
}

function ForVisitors() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHead title={t('titles.sustainability')} intro={t('sustainability.visitor', { brewery: BREWERY.name })} />
      <LinkButton to={PATHS.login} search={{ back: PATHS.sustainability }}>
        {t('shell.login')}
      </LinkButton>
    </Page>
  )
}

function ForCustomers() {
  const { t } = useTranslation()
  const { path } = useParams({ strict: false })
  const asked = useQuery(sustainabilityQuery())
  const known = useArrived(asked.data)
  const pages = known?.pages ?? []
  const landing = pages.filter(({ location }) => location === 'LandingPage')
  const categories = pages.filter(({ location }) => location === 'Category')
  const page = pages.find(({ id }) => id === path)
  useNamesPage(page?.title)
  return (
    <Page>
      {path !== undefined && (
        <p className={css.back}>
          <TextLink to={PATHS.sustainability}>← {t('titles.sustainability')}</TextLink>
        </p>
      )}
      <UnknownContent query={asked} />
      {known && path !== undefined && !page && (
        <EmptyState icon="document" title={t('errors.notFoundTitle')} titleAs="h1" />
      )}
      {page && <Story page={page} />}
      {known && path === undefined && (
        <>
          {landing.length === 0 && <PageHead title={t('titles.sustainability')} />}
          {landing.map((told, index) => (
            <Story key={told.id} page={told} heading={index === 0 ? 'h1' : 'h2'}>
              {index === 0 && known.questions.length > 0 && (
                <LinkButton to={PATHS.survey}>{t('sustainability.toSurvey')}</LinkButton>
              )}
            </Story>
          ))}
          <Doors pages={categories} label={t('sustainability.categories')} />
        </>
      )}
    </Page>
  )
}
