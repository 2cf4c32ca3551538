import type { Notification, UnreadNotifications } from '@fust/contract/rest'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../i18n/index.ts'
import { changePortal, readPortal } from '../../lib/server/portal-call.ts'
import { NOTIFICATIONS_KEY } from '../../lib/server/query-keys.ts'
import type { RestAnswer } from '../../lib/server/rest.ts'

/** The latest few, as they are now. */
export const latestQuery = () =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'latest', currentLanguage()],
    queryFn: ({ signal }) => readPortal<Notification[]>('notifications/GetNotifications', { limit: 10 }, signal),
    staleTime: 0,
  })

/** How many are not read; asked again every two minutes. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'unread'],
    queryFn: async ({ signal }) =>
      (await readPortal<UnreadNotifications>('notifications/GetUnreadCount', {}, signal)).unread,
    refetchInterval: 2 * 60_000,
  })

/** Marks one as read. */
export const useReadNotification = () =>
  useReading(({ userId, id }: { userId: string; id: number }) =>
    changePortal<UnreadNotifications>('notifications/ReadNotification', { UserId: userId, NotificationId: id }),
  )

/** Marks all as read. */
export const useReadAllNotifications = () =>
  useReading(({ userId }: { userId: string }) =>
    changePortal<UnreadNotifications>('notifications/ReadAllNotifications', { UserId: userId }),
  )

function useReading<Asked>(read: (asked: Asked) => Promise<RestAnswer<UnreadNotifications>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: read,
    onSuccess: async (answer) => {
      if (answer.ok) client.setQueryData(unreadQuery().queryKey, answer.value.unread)
      await client.invalidateQueries({ queryKey: [...NOTIFICATIONS_KEY, 'list'] })
    },
  })
}
