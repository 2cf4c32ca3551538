import type { Notification } from '@fust/contract/rest'
import { NOTIFICATION_KINDS } from '@fust/domain/support'
import { say, type WordKey } from '#words/words.ts'
import type { StoredNotification } from './notifications.store.ts'

const ORDER_NEWS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['in-preparation', 'notification.order.in-preparation'],
  ['sent', 'notification.order.sent'],
  ['on-the-way', 'notification.order.on-the-way'],
  ['delivered', 'notification.order.delivered'],
  ['canceled', 'notification.order.canceled'],
])

const DAY_NEWS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['moved', 'notification.day-moved'],
  ['last-moved', 'notification.last-day-moved'],
])

export function wireNotification(stored: StoredNotification, language: string): Notification {
  const { id, kind, shipToId, orderNumber, ticketId, createdAt, isRead } = stored
  return {
    id,
    kind: NOTIFICATION_KINDS.find((known) => known === kind) ?? 'order',
    text: textOf(stored, language),
    shipToId,
    orderNumber,
    caseNumber: ticketId === null ? null : String(ticketId),
    newsPath: kind === 'news' ? stored.subject : null,
    createdAt: createdAt.toISOString(),
    isRead: isRead ?? false,
  }
}

export function textOf(
  { kind, orderNumber, ticketId, subject, news, newsTitle }: StoredNotification,
  language: string,
): string {
  const number = orderNumber ?? ''
  if (kind === 'ticket')
    return say(language, news === 'asked' ? 'notification.ticket-asked' : 'notification.ticket', {
      number: ticketId ?? '',
    })
  if (kind === 'news') return say(language, 'notification.news', { title: newsTitle ?? '' })
  if (kind === 'user' && news === 'invitation-accepted')
    return say(language, 'notification.invitation-accepted', { name: subject })
  if (kind === 'user' && news === 'administrator-waits')
    return say(language, 'notification.administrator-waits', { name: subject })
  if (kind === 'user') return say(language, 'notification.roles-changed', { company: subject })
  if (kind === 'invoice') return say(language, 'notification.invoice', { number: subject, order: number })
  const moved = kind === 'delivery' && DAY_NEWS.get(news)
  if (moved) {
    const [from = '', to = ''] = subject.split(' ')
    return say(language, moved, { number, from: dayWords(from, language), to: dayWords(to, language) })
  }
  if (kind === 'delivery') return say(language, 'notification.deliveries', { number, count: subject })
  return say(language, ORDER_NEWS.get(news) ?? 'notification.order.sent', { number })
}

/** 'Thursday 26 November'. */
function dayWords(day: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(new Date(day))
  // Between weekday and day only German reads with a comma.
  return language === 'de' ? text : text.replace(',', '')
}

/** What a screen may show that others see, too: no name and no title, which whoever looks has to sign in for. */
export function shortTextOf(stored: StoredNotification, language: string): string {
  if (stored.kind === 'news') return say(language, 'push.news')
  return stored.kind === 'user' ? say(language, 'push.user') : textOf(stored, language)
}

/** Where the portal has what it is about. */
export function pathOf({ kind, subject, orderNumber }: StoredNotification): string {
  if (orderNumber !== null) return `/orders/history/${encodeURIComponent(orderNumber)}`
  return kind === 'news' ? `/news/${encodeURIComponent(subject)}` : '/notifications'
}
