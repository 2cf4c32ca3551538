import type { Ticket } from '@fust/contract/rest'
import type { TicketKind } from '@fust/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSession, worksForBrewery } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { ticketsQuery } from '../../api/support-queries.ts'
import { NewerOlder } from '../list-frame/index.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketFilters } from './ticket-filters.tsx'
import { isNarrowed, type TicketSearch } from './ticket-search.ts'
import { useDeskColumns } from './use-desk-columns.tsx'
import { useTicketColumns } from './use-ticket-columns.tsx'

/** What one asked of the brewery. */
export function TicketsPage() {
  const search = useSearch({ from: PATHS.tickets })
  return <Tickets kind="question" path={PATHS.tickets} search={search} />
}

/** What one wished from the brewery. */
export function OtherRequestsPage() {
  const search = useSearch({ from: PATHS.otherRequests })
  return <Tickets kind="request" path={PATHS.otherRequests} search={search} />
}

type Props = { kind: TicketKind; path: typeof PATHS.tickets | typeof PATHS.otherRequests; search: TicketSearch }

function Tickets({ kind, path, search }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showToast = useToast()
  const { user } = useSession()
  // Staff find what customers ask and what they wish for in one list.
  const isDesk = user !== null && worksForBrewery(user)
  const isRequest = kind === 'request'
  const shownKind = isDesk && !isRequest ? undefined : kind
  const { page = 1, write, order, status, category, shipTo, queue } = search
  const filter = { status, category, shipTo, ...(isDesk && { queue }) }
  const asked = useQuery(ticketsQuery(shownKind, { ...filter, ...(isDesk && { queue: queue ?? 'all' }) }, page))
  const found = useArrived(asked.data)
  const ownColumns = useTicketColumns()
  const deskColumns = useDeskColumns()
  const columns = isDesk ? deskColumns : ownColumns
  // Who never asked has nothing to look through; what was cleared a moment ago may have hidden some.
  const hasNone = found?.tickets.length === 0 && !asked.isPlaceholderData && page === 1 && !isNarrowed(filter)
  const go = (next: TicketSearch) => void navigate({ to: path, search: next, resetScroll: false })
  const opened = ({ caseNumber }: Ticket, haveAllFiles: boolean) => {
    showToast(
      haveAllFiles
        ? { tone: 'ok', text: t('tickets.opened', { number: caseNumber }) }
        : { tone: 'bad', text: t('tickets.openedWithout', { number: caseNumber }), durationMs: 0 },
    )
    void navigate({ to: PATHS.ticket, params: { case: caseNumber } })
  }

  return (
    <Page>
      <PageHead
        title={t(isRequest ? 'titles.otherRequests' : 'titles.tickets')}
        intro={t(isDesk ? 'tickets.desk.intro' : isRequest ? 'tickets.requestsIntro' : 'tickets.intro')}
        aside={
          !write && (
            <Button icon="pencil" onClick={() => go({ ...search, write: 'yes' })}>
              {t(isRequest ? 'tickets.newRequest' : 'tickets.newTicket')}
            </Button>
          )
        }
      />
      {write && (
        <TicketForm
          kind={kind}
          orderNumber={order}
          onOpened={opened}
          onLeave={() => go({ ...filter, page: search.page })}
        />
      )}
      {!write && !hasNone && <TicketFilters kind={shownKind} isDesk={isDesk} filter={filter} onChange={go} />}
      <UnknownState
        query={asked}
        skeleton={<DataTable caption={t('titles.tickets')} columns={columns} rows={undefined} rowKey={keyOf} />}
      />
      {found?.tickets.length === 0 && (
        <NoTickets isRequest={isRequest} isDesk={isDesk} isNarrowed={isNarrowed(filter) || asked.isPlaceholderData} />
      )}
      {found && found.tickets.length > 0 && (
        <>
          <DataTable
            caption={t(isRequest ? 'titles.otherRequests' : 'titles.tickets')}
            columns={columns}
            rows={found.tickets}
            rowKey={keyOf}
            isStale={asked.isPlaceholderData}
          />
          <NewerOlder page={page} hasMore={found.hasMore} onChange={(next) => go({ ...filter, page: next })} />
        </>
      )}
    </Page>
  )
}

type NoTicketsProps = { isRequest: boolean; isDesk: boolean; isNarrowed: boolean }

function NoTickets({ isRequest, isDesk, isNarrowed: isLookedThrough }: NoTicketsProps) {
  const { t } = useTranslation()
  if (isLookedThrough)
    return (
      <EmptyState icon="document" title={t('tickets.noneFits')}>
        {t('tickets.noneFitsHint')}
      </EmptyState>
    )
  if (isDesk)
    return (
      <EmptyState icon="document" title={t('tickets.desk.none')}>
        {t('tickets.desk.noneHint')}
      </EmptyState>
    )
  return (
    <EmptyState icon="document" title={t(isRequest ? 'tickets.noRequests' : 'tickets.none')}>
      {t(isRequest ? 'tickets.noRequestsHint' : 'tickets.noneHint')}
    </EmptyState>
  )
}

const keyOf = ({ caseNumber }: Ticket) => caseNumber
