export { createNotices } from './leave-notification.store.ts'
export { readOwnPushKey } from './push/push-key.store.ts'
export { mailWay } from './notification-choices.service.ts'
