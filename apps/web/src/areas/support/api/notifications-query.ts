import type { Notification } from '@fust/contract/rest'
import { SHIP_TO_KINDS } from '@fust/domain/support'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/index.ts'
import { readPortal } from '../../../lib/server/portal-call.ts'
import { NOTIFICATIONS_KEY } from '../../../lib/server/query-keys.ts'
import type { NotificationSearch } from '../features/notifications/notification-search.ts'

const NOTIFICATIONS_PER_PAGE = 25

type NotificationPage = { notifications: Notification[]; hasMore: boolean }

/** A page of what the person is told, the latest first. */
export const notificationsQuery = ({ kind, shipTo, show, page = 1 }: NotificationSearch) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'list', { kind, shipTo, show, page }, currentLanguage()],
    queryFn: async ({ signal }): Promise<NotificationPage> => {
      // Of a ship-to alone: without kinds, what concerns none is told besides.
      const asked = {
        // Of a ship-to alone: without kinds, what concerns none is told besides.
        kinds: kind ?? (shipTo && SHIP_TO_KINDS.join()),
        shippingIds: shipTo,
        isRead: show && 'false',
        // One more tells whether there is a next page.
        limit: NOTIFICATIONS_PER_PAGE + 1,
        offset: (page - 1) * NOTIFICATIONS_PER_PAGE,
      }
      const found = await readPortal<Notification[]>('notifications/GetNotifications', asked, signal)
      return { notifications: found.slice(0, NOTIFICATIONS_PER_PAGE), hasMore: found.length > NOTIFICATIONS_PER_PAGE }
    },
    placeholderData: keepPreviousData,
  })
