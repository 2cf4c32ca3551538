import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { AddressLink } from '../../../../ui/address-link.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import css from './support.module.css'
import { TutorialAgain } from '../tutorial/index.ts'
import { helpQuery } from './support-queries.ts'

/** How the portal is used, page by page. */
export function HelpPage() {
  const { t } = useTranslation()
  const asked = useQuery(helpQuery())
  const pages = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.help')} intro={t('support.helpIntro')} aside={<TutorialAgain />} />
      <UnknownState query={asked} skeleton={<Skeleton height={480} radius={8} />} />
      {pages?.length === 0 && <EmptyState icon="info" title={t('support.noPages')} />}
      {pages && pages.length > 1 && (
        <nav aria-label={t('support.contents')}>
          <ol className={css.index}>
            {pages.map(({ id, title }) => (
              <li key={id}>
                <AddressLink href={`${PATHS.help}#${id}`}>{title}</AddressLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {pages?.map(({ id, title, body, fileLink }) => (
        <section key={id} id={id} className={css.help} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Prose html={body} />
          {fileLink && (
            <p>
              <AddressLink href={fileLink}>{t('support.download')}</AddressLink>
            </p>
          )}
        </section>
      ))}
    </Page>
  )
}
