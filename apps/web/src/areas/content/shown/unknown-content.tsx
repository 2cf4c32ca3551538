import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { isNotFound } from '../../../lib/server/rest.ts'
import { PATHS } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../ui/states.tsx'

type Asked = { data: unknown; error: Error | null; isPaused: boolean; refetch: () => unknown }

/** What stands in the place of a page that is not known: one that is not there, or not for this reader, says so. */
export function UnknownContent({ query, skeleton }: { query: Asked; skeleton?: ReactNode }) {
  const { t } = useTranslation()
  if (isNotFound(query.error))
    return (
      <EmptyState
        icon="document"
        title={t('errors.notFoundTitle')}
        titleAs="h1"
        action={<LinkButton to={PATHS.home}>{t('errors.toHome')}</LinkButton>}
      >
        {t('errors.notFoundText')}
      </EmptyState>
    )
  return <UnknownState query={query} titleAs="h1" skeleton={skeleton ?? <Skeleton height={480} radius={8} />} />
}
