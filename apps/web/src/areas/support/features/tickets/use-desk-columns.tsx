import type { Ticket } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { TicketStatusMark } from './ticket-status-mark.tsx'
import { customerOf } from './ticket-customer.ts'
import { DESK_STATUS_TEXTS, STATUS_TEXTS } from './ticket-words.ts'
import { useAge } from './use-age.ts'
import { useTicketColumns } from './use-ticket-columns.tsx'

/** What a list tells the brewery's people of a ticket: whose it is, who answers it, and how long it waits. */
export function useDeskColumns(): DataColumn<Ticket>[] {
  const { t } = useTranslation()
  const age = useAge()
  const [caseNumber, subject, category] = useTicketColumns()
  return [
    ...[caseNumber, subject, category].filter((column) => column !== undefined),
    {
      key: 'customer',
      head: t('tickets.desk.customer'),
      card: 'detail',
      cell: (ticket) => customerOf(ticket) ?? t('tickets.visitor'),
    },
    {
      key: 'owner',
      head: t('tickets.desk.owner'),
      named: t('tickets.desk.owner'),
      card: 'detail',
      cell: ({ desk }) => desk && (desk.isMine ? t('tickets.desk.you') : desk.ownerName || t('tickets.desk.service')),
    },
    {
      key: 'waiting',
      head: t('tickets.desk.waiting'),
      named: t('tickets.desk.waiting'),
      card: 'detail',
      cell: ({ desk }) => desk?.waitingSince && age(desk.waitingSince),
    },
    {
      key: 'status',
      head: t('tickets.statusHead'),
      card: 'aside',
      cell: ({ status, desk }) => (
        <TicketStatusMark status={status}>{t((desk ? DESK_STATUS_TEXTS : STATUS_TEXTS)[status])}</TicketStatusMark>
      ),
    },
  ]
}
