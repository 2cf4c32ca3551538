import type { FailedMessage, HeldLane } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { backlogQuery } from '../../api/backlog-query.ts'
import css from './backlog-page.module.css'
import { KindFigures } from './kind-figures.tsx'
import { RetryDialog, type Wished } from './retry-dialog.tsx'
import { useFailedColumns, useLaneColumns } from './use-backlog-columns.tsx'

/** What has not arrived at the ERP and elsewhere, why, and the way to try it again. */
export function BacklogPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { page = 1 } = useSearch({ from: PATHS.backlog })
  const asked = useQuery(backlogQuery(page))
  const found = useArrived(asked.data)
  const [wished, setWished] = useState<Wished | null>(null)
  const laneColumns = useLaneColumns()
  const failedColumns = useFailedColumns(setWished)
  const go = (next: number) =>
    void navigate({ to: PATHS.backlog, search: { page: next > 1 ? next : undefined }, resetScroll: false })

  return (
    <Page>
      <PageHead title={t('titles.backlog')} intro={t('backlog.intro')} />
      {found && asked.isError && (
        <Banner tone="warn" live>
          {t('backlog.notRefreshed')}
        </Banner>
      )}
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
      {found?.kinds.length === 0 && (
        <EmptyState icon="check" title={t('backlog.none')}>
          {t('backlog.noneHint')}
        </EmptyState>
      )}
      {found && found.kinds.length > 0 && <KindFigures kinds={found.kinds} onRetry={setWished} />}
      {found && found.lanes.length > 0 && (
        <section className={css.part}>
          <h2>{t('backlog.lanes')}</h2>
          <p>{t('backlog.lanesHint')}</p>
          <DataTable caption={t('backlog.lanes')} columns={laneColumns} rows={found.lanes} rowKey={keyOfLane} />
        </section>
      )}
      {found && (found.messages.length > 0 || page > 1) && (
        <section className={css.part}>
          <h2>{t('backlog.failed')}</h2>
          <DataTable
            caption={t('backlog.failed')}
            columns={failedColumns}
            rows={found.messages}
            rowKey={keyOfMessage}
            isStale={asked.isPlaceholderData}
          />
          {(page > 1 || found.hasMore) && (
            <nav className={css.pages} aria-label={t('ui.pagination')}>
              <Button look="secondary" disabled={page <= 1} onClick={() => go(page - 1)}>
                {t('backlog.earlier')}
              </Button>
              <Button look="secondary" disabled={!found.hasMore} onClick={() => go(page + 1)}>
                {t('backlog.later')}
              </Button>
            </nav>
          )}
        </section>
      )}
      {wished && <RetryDialog wished={wished} onDone={() => setWished(null)} />}
    </Page>
  )
}

const keyOfLane = ({ shipToId }: HeldLane) => shipToId
const keyOfMessage = ({ id }: FailedMessage) => String(id)
