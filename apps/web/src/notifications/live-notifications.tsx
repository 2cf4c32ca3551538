import type { Notification } from '@fust/contract/rest'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { NOTIFICATIONS_KEY, ORDERS_KEY, SUPPORT_KEY } from '../lib/server/query-keys.ts'
import { PATHS } from '../paths.ts'
import { usePermission, useSession } from '../session/index.ts'
import { useToast } from '../ui/toast.tsx'
import { useIsLookedAt } from '../ui/use-is-looked-at.ts'
import { useOnline } from '../ui/use-online.ts'
import { latestQuery } from './api/notification-queries.ts'
import { waitForLatest, type Known } from './api/wait-for-latest.ts'

/** Says what arrives while the page is open, and has read anew what it is about. A page that nobody looks at does not ask. */
export function LiveNotifications() {
  const { user } = useSession()
  const may = usePermission()
  const isLookedAt = useIsLookedAt()
  const isOnline = useOnline()
  const userId = user && !user.owesSecondFactor && may('My Profile') ? user.UID : null
  const known = useRef<Known & { of: string | null }>({ ids: undefined, of: null })
  const tell = useTell()
  const onNew = useEffectEvent(tell)

  useEffect(() => {
    if (!isLookedAt || !isOnline || userId === null) return undefined
    if (known.current.of !== userId) known.current = { ids: undefined, of: userId }
    const ended = new AbortController()
    void waitForLatest(known.current, (ids) => void onNew(ids), ended.signal)
    return () => ended.abort()
  }, [isLookedAt, isOnline, userId])

  return null
}

function useTell() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const router = useRouter()
  const showToast = useToast()

  return async (ids: readonly number[]): Promise<void> => {
    const stale = (key: readonly string[]) => client.invalidateQueries({ queryKey: key })
    void stale(NOTIFICATIONS_KEY)
    // Whoever cannot be answered now reads it in the list.
    const latest = await client.fetchQuery(latestQuery()).catch((): Notification[] => [])
    const arrived = latest.filter(({ id, isRead }) => ids.includes(id) && !isRead)
    if (arrived.some(({ kind }) => kind === 'ticket')) void stale(SUPPORT_KEY)
    if (arrived.some(({ orderNumber }) => orderNumber !== null)) void stale(ORDERS_KEY)
    const [first] = arrived
    if (!first || router.state.location.pathname === PATHS.notifications) return
    showToast({
      text: arrived.length === 1 ? first.text : t('notifications.several', { count: arrived.length }),
      tone: 'info',
      action: { label: t('notifications.show'), onSelect: () => void router.navigate({ to: PATHS.notifications }) },
    })
  }
}
