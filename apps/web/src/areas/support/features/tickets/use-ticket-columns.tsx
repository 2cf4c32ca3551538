import type { Ticket } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { STATUS_TEXTS } from './ticket-words.ts'
import { ClaimMark, TicketStatusMark } from './ticket-status-mark.tsx'
import { useWhen } from '../../../../lib/market/use-when.ts'

/** What a list tells of a ticket. */
export function useTicketColumns(): DataColumn<Ticket>[] {
  const { t } = useTranslation()
  const when = useWhen()
  return [
    {
      key: 'case',
      head: t('tickets.caseNumber'),
      opens: true,
      card: 'title',
      cell: ({ caseNumber }) => (
        <TextLink to={PATHS.ticket} params={{ case: caseNumber }}>
          {caseNumber}
        </TextLink>
      ),
    },
    {
      key: 'subject',
      head: t('tickets.subject'),
      width: '1fr',
      card: 'across',
      cell: ({ subject, claim }) => (
        <>
          <b>{subject}</b> {claim && <ClaimMark>{t('claims.mark')}</ClaimMark>}
        </>
      ),
    },
    {
      key: 'category',
      head: t('tickets.category'),
      card: 'detail',
      cell: ({ category, subCategory }) => [category, subCategory].filter(Boolean).join(' · '),
    },
    {
      key: 'shipTo',
      head: t('tickets.shipTo'),
      card: 'detail',
      cell: ({ shipToName, visitor }) => (visitor ? t('tickets.visitor') : shipToName),
    },
    { key: 'updated', head: t('tickets.updated'), card: 'detail', cell: ({ updatedAt }) => when(updatedAt) },
    {
      key: 'status',
      head: t('tickets.statusHead'),
      card: 'aside',
      cell: ({ status }) => <TicketStatusMark status={status}>{t(STATUS_TEXTS[status])}</TicketStatusMark>,
    },
  ]
}
