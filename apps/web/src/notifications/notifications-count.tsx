import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../i18n/index.ts'
import { usePermission } from '../session/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { unreadQuery } from './api/notification-queries.ts'
import css from './notifications-count.module.css'

/** How many notifications are not read; nothing while there are none (NAV-12). */
export function NotificationsCount() {
  const { t } = useTranslation()
  const may = usePermission()
  const { data: count = 0 } = useQuery({ ...unreadQuery(), enabled: may('My Profile') })
  if (count === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('notifications.unread', { count })}</VisuallyHidden>
    </span>
  )
}
