import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { Doors, Story } from '../../shown/story.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import css from './partner.module.css'
import { plainQuery } from './partner-queries.ts'

/** Why one buys from this brewery: all reasons, or the one that the address names. */
export function WhyPage(): ReactNode {
  const { t } = useTranslation()
  const { id } = useParams({ strict: false })
  const asked = useQuery(plainQuery('whypages'))
  const pages = useArrived(asked.data)
  const page = pages?.find((one) => one.id === id)
  useNamesPage(page?.title)
  const title = t('why.title', { brewery: BREWERY.name })
  return (
    <Page>
      {id !== undefined && (
        <p className={css.back}>
          <TextLink to={PATHS.why}>← {title}</TextLink>
        </p>
      )}
      <UnknownContent query={asked} />
      {page && <Story page={page} />}
      {pages && id !== undefined && !page && (
        <EmptyState icon="document" title={t('errors.notFoundTitle')} titleAs="h1" />
      )}
      {pages && id === undefined && (
        <>
          <PageHead title={title} />
          <Doors pages={pages.map((one) => ({ ...one, path: `${PATHS.why}/${one.id}` }))} label={title} />
        </>
      )}
    </Page>
  )
}
