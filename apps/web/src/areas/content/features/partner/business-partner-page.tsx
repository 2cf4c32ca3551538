import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo, useSession } from '../../../../session/index.ts'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { Doors, Story } from '../../shown/story.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import { partnerQuery } from './partner-queries.ts'
import css from './partner.module.css'

/** What the brewery does for a partner of this sort (PRM-47), and what there is to read on. */
export function BusinessPartnerPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { asked, content } = usePartnerContent()
  const [landing, ...more] = content?.landing ?? []
  return (
    <Page>
      <UnknownContent query={asked} />
      {content && !landing && <EmptyState icon="info" title={t('partner.none')} titleAs="h1" />}
      {landing && (
        <Story page={landing}>
          {!user && (
            <p>
              <LinkButton to={PATHS.becomePartner}>{t('titles.becomePartner')}</LinkButton>
            </p>
          )}
        </Story>
      )}
      {more.map((page) => (
        <Story key={page.id} page={page} heading="h2" />
      ))}
      {content && <Doors pages={content.categories} label={t('partner.categories')} />}
    </Page>
  )
}

/** One subject of it. */
export function BusinessPartnerSubjectPage(): ReactNode {
  const { t } = useTranslation()
  const { path = '' } = useParams({ strict: false })
  const { asked, content } = usePartnerContent()
  const page = content && [...content.categories, ...content.landing].find(({ id }) => id === path)
  useNamesPage(page?.title)
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={PATHS.businessPartner}>← {t('titles.businessPartner')}</TextLink>
      </p>
      <UnknownContent query={asked} />
      {content && !page && <EmptyState icon="document" title={t('errors.notFoundTitle')} titleAs="h1" />}
      {page && <Story page={page} />}
    </Page>
  )
}

function usePartnerContent() {
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const isSignedIn = user !== null
  const query = useQuery(partnerQuery({ isSignedIn, shipToId: shipTo?.shipToId }))
  return { asked: query, content: useArrived(query.data) }
}
