import type { Notification } from '@fust/contract/rest'
import type { NotificationKind } from '@fust/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { focusBeside } from '../../../../lib/page/focus-beside.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { unreadQuery, useReadAllNotifications, useReadNotification } from '../../../../notifications/index.ts'
import { PATHS } from '../../../../paths.ts'
import { useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useWhen } from '../../../../lib/market/use-when.ts'
import { notificationsQuery } from '../../api/notifications-query.ts'
import { NewerOlder } from '../list-frame/index.ts'
import { NotificationFilters } from './notification-filters.tsx'
import { isNarrowed, type NotificationSearch } from './notification-search.ts'
import css from './notifications-page.module.css'

/** What happened to orders, invoices and questions, and what of it is not read yet. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.notifications })
  const asked = useQuery(notificationsQuery(search))
  const found = useArrived(asked.data)
  const { data: unread = 0 } = useQuery(unreadQuery())
  const readAll = useReadAllNotifications()
  const showFault = useFaultToast()
  const userId = user?.UID ?? ''
  const markAll = () =>
    readAll.mutateAsync({ userId }).catch((fault: unknown) => showFault(fault, t('notifications.notMarked')))
  const show = (next: NotificationSearch) =>
    void navigate({ to: PATHS.notifications, search: next, resetScroll: next.page !== search.page })

  // Nothing has happened yet that could be looked through.
  const hasNone =
    found?.notifications.length === 0 && !asked.isPlaceholderData && !isNarrowed(search) && search.page === undefined

  return (
    <Page>
      <PageHead
        title={t('titles.notifications')}
        aside={
          unread > 0 && (
            <Button look="secondary" icon="check" loading={readAll.isPending} onClick={() => void markAll()}>
              {t('notifications.readAll')}
            </Button>
          )
        }
      />
      {!hasNone && <NotificationFilters search={search} onChange={show} />}
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
      {found?.notifications.length === 0 && <NoNotifications isLookedThrough={!hasNone} onClear={() => show({})} />}
      {found && found.notifications.length > 0 && (
        <ul className={css.list} aria-busy={asked.isPlaceholderData}>
          {found.notifications.map((notification) => (
            <li key={notification.id} tabIndex={-1}>
              <NotificationRow notification={notification} userId={userId} />
            </li>
          ))}
        </ul>
      )}
      {found && (
        <NewerOlder page={search.page ?? 1} hasMore={found.hasMore} onChange={(page) => show({ ...search, page })} />
      )}
    </Page>
  )
}

/** There is nothing to list: because of the filter, or because nothing happened. */
function NoNotifications({ isLookedThrough, onClear }: { isLookedThrough: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  if (isLookedThrough)
    return (
      <EmptyState
        icon="filter"
        title={t('notifications.noneFound')}
        action={
          <Button look="secondary" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        }
      >
        {t('notifications.noneFoundHint')}
      </EmptyState>
    )
  return (
    <EmptyState icon="info" title={t('notifications.none')}>
      {t('notifications.noneHint')}
    </EmptyState>
  )
}

function NotificationRow({ notification, userId }: { notification: Notification; userId: string }) {
  const { t } = useTranslation()
  const when = useWhen()
  const read = useReadNotification()
  const showFault = useFaultToast()
  const { id, kind, text, createdAt, isRead } = notification
  const mark = () => {
    if (isRead) return
    read.mutateAsync({ userId, id }).catch((fault: unknown) => showFault(fault, t('notifications.notMarked')))
  }
  return (
    <article className={classNames(css.row, !isRead && css.unread)}>
      <Icon name={ICONS[kind]} size={22} />
      <div className={css.words}>
        <p className={css.text}>
          {!isRead && <VisuallyHidden>{t('notifications.new')}: </VisuallyHidden>}
          {text}
        </p>
        <p className={css.detail}>
          <time dateTime={createdAt}>{when(createdAt)}</time>
          <WayOn notification={notification} onOpen={mark} />
        </p>
      </div>
      {!isRead && (
        <Button
          look="quiet"
          small
          loading={read.isPending}
          onClick={({ currentTarget }) => {
            // Who reads one after the other stays among them.
            focusBeside(currentTarget.closest('li'))
            mark()
          }}
        >
          {t('notifications.read')}
        </Button>
      )}
    </article>
  )
}

/** To what it is about; who goes there has read it. */
function WayOn({
  notification: { orderNumber, caseNumber, newsPath },
  onOpen,
}: {
  notification: Notification
  onOpen: () => void
}) {
  const { t } = useTranslation()
  if (caseNumber !== null)
    return (
      <TextLink to={PATHS.ticket} params={{ case: caseNumber }} onClick={onOpen}>
        {t('notifications.toTicket')}
      </TextLink>
    )
  if (newsPath !== null)
    return (
      <TextLink to={PATHS.article} params={{ path: newsPath }} onClick={onOpen}>
        {t('notifications.toArticle')}
      </TextLink>
    )
  if (orderNumber === null) return null
  return (
    <TextLink to={PATHS.order} params={{ number: orderNumber }} onClick={onOpen}>
      {t('notifications.toOrder')}
    </TextLink>
  )
}

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  order: 'truck',
  delivery: 'truck',
  invoice: 'document',
  ticket: 'info',
  user: 'user',
  news: 'info',
}
