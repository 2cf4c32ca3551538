export { unreadQuery, useReadAllNotifications, useReadNotification } from './api/notification-queries.ts'
export { NotificationsCount } from './notifications-count.tsx'
