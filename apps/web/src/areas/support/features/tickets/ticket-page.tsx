import type { Ticket, TicketAttachment } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { portalPath } from '../../../../lib/server/portal-call.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, FailedPart, UnknownState } from '../../../../ui/states.tsx'
import { commentsQuery, ticketQuery } from '../../api/support-queries.ts'
import { ClaimSection } from './claim-section.tsx'
import { CommentForm } from './comment-form.tsx'
import { DeskSection } from './desk-section.tsx'
import { Said } from './said.tsx'
import { TicketStatusMark } from './ticket-status-mark.tsx'
import { customerOf } from './ticket-customer.ts'
import { DESK_STATUS_TEXTS, STATUS_TEXTS } from './ticket-words.ts'
import css from './ticket-page.module.css'
import { ToggleTicket } from './toggle-ticket.tsx'
import { useSize } from './use-size.ts'
import { VisitorSection } from './visitor-section.tsx'
import { useWhen } from '../../../../lib/market/use-when.ts'

/** One ticket: what was asked, what was said since, and its files. */
export function TicketPage() {
  const { t } = useTranslation()
  const { case: caseNumber = '' } = useParams({ strict: false })
  const asked = useQuery(ticketQuery(caseNumber))
  const ticket = useArrived(asked.data)
  useNamesPage(t('tickets.case', { number: caseNumber }))
  const list = ticket?.kind === 'request' ? PATHS.otherRequests : PATHS.tickets
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={list}>← {t(ticket?.kind === 'request' ? 'titles.otherRequests' : 'titles.tickets')}</TextLink>
      </p>
      {!ticket && <h1>{t('tickets.case', { number: caseNumber })}</h1>}
      <UnknownState query={asked} skeleton={<Skeleton height={420} />} />
      {ticket === null && (
        <EmptyState
          icon="document"
          title={t('tickets.unknown')}
          action={<LinkButton to={PATHS.tickets}>{t('titles.tickets')}</LinkButton>}
        >
          {t('tickets.unknownHint')}
        </EmptyState>
      )}
      {ticket && <KnownTicket ticket={ticket} />}
    </Page>
  )
}

function KnownTicket({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const whose = ({ visitor, shipToName }: Ticket) => {
    if (visitor) return t('tickets.visitor')
    return desk ? t('tickets.desk.from', { name: customerOf(ticket) ?? '' }) : shipToName
  }
  const { caseNumber, status, subject, category, subCategory, orderNumber, attachments, desk } = ticket
  return (
    <div className={css.columns}>
      <div className={css.thread}>
        <header className={css.head}>
          <h1>{subject}</h1>
          <p className={css.facts}>
            <TicketStatusMark status={status}>{t((desk ? DESK_STATUS_TEXTS : STATUS_TEXTS)[status])}</TicketStatusMark>
            <span>{t('tickets.case', { number: caseNumber })}</span>
            {category && <span>{[category, subCategory].filter(Boolean).join(' · ')}</span>}
            <span>{whose(ticket)}</span>
            {orderNumber && (
              <TextLink to={PATHS.order} params={{ number: orderNumber }}>
                {t('orders.order', { number: orderNumber })}
              </TextLink>
            )}
          </p>
        </header>
        {ticket.visitor && <VisitorSection visitor={ticket.visitor} name={ticket.userName} />}
        {ticket.claim && <ClaimSection ticket={ticket} claim={ticket.claim} />}
        <Thread ticket={ticket} />
        {/* Another ticket begins with an empty form. */}
        <CommentForm key={caseNumber} ticket={ticket} />
      </div>
      <aside className={css.aside}>
        {desk && <DeskSection caseNumber={caseNumber} desk={desk} />}
        {!ticket.visitor && (
          <section aria-labelledby="ticket-files">
            <h2 id="ticket-files">{t('tickets.files')}</h2>
            {attachments.length === 0 ? (
              <p className={css.quiet}>{t('tickets.noFiles')}</p>
            ) : (
              <FileList files={attachments} />
            )}
          </section>
        )}
        <ToggleTicket ticket={ticket} />
      </aside>
    </div>
  )
}

function Thread({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const asked = useQuery(commentsQuery(ticket.caseNumber))
  return (
    <>
      <ol className={css.said} aria-label={t('tickets.thread')}>
        {/* Who would become a customer may say nothing beside who they are. */}
        {ticket.description !== '' && (
          <li>
            <Said name={ticket.userName} isStaff={false} at={ticket.createdAt} text={ticket.description} />
          </li>
        )}
        {asked.data?.map(({ id, userName, isStaff, createdAt, description }) => (
          <li key={id}>
            <Said name={userName} isStaff={isStaff} at={createdAt} text={description} />
          </li>
        ))}
      </ol>
      {asked.isPending && <Skeleton height={96} />}
      {asked.data === undefined && asked.error && (
        <FailedPart text={t('tickets.threadFailed')} onRetry={() => void asked.refetch()} />
      )}
    </>
  )
}

function FileList({ files }: { files: readonly TicketAttachment[] }) {
  const { t } = useTranslation()
  const size = useSize()
  const when = useWhen()
  return (
    <ul className={css.files}>
      {files.map(({ id, fileName, bytes, status, addedAt, addedBy }) => (
        <li key={id} className={css.file}>
          {status === 'clean' ? (
            <a className={css.download} href={portalPath(`tickets/DownloadAttachment/${id}`)} download={fileName}>
              <Icon name="download" size={18} />
              {fileName}
            </a>
          ) : (
            <span className={css.download}>
              <Icon name={status === 'refused' ? 'error' : 'clock'} size={18} />
              {fileName}
            </span>
          )}
          <span className={css.quiet}>
            {size(bytes)} · {t('tickets.addedBy', { name: addedBy, when: when(addedAt) })}
          </span>
          {status !== 'clean' && (
            <span className={css.quiet}>{t(status === 'refused' ? 'tickets.fileRefused' : 'tickets.fileWaits')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
