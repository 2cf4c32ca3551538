import type { Notification } from '@fust/contract/rest'
import type { MarketPack } from '@fust/domain/market'
import { NOTIFICATION_KINDS } from '@fust/domain/support'
import { dayWords } from '#features/messages/index.ts'
import { say, type WordKey } from '#words/words.ts'
import { confirmationText } from './confirmation-text.ts'
import type { StoredNotification } from './notifications.store.ts'

const ORDER_NEWS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['in-preparation', 'notification.order.in-preparation'],
  ['sent', 'notification.order.sent'],
  ['on-the-way', 'notification.order.on-the-way'],
  ['delivered', 'notification.order.delivered'],
  ['canceled', 'notification.order.canceled'],
])

const TICKET_NEWS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['asked', 'notification.ticket-asked'],
  ['unanswered', 'notification.ticket-unanswered'],
  ['queued', 'notification.ticket-queued'],
])

const DAY_NEWS: ReadonlyMap<string, WordKey> = new Map<string, WordKey>([
  ['moved', 'notification.day-moved'],
  ['last-moved', 'notification.last-day-moved'],
])

export function wireNotification(stored: StoredNotification, language: string, market: MarketPack): Notification {
  const { id, kind, shipToId, orderNumber, ticketId, createdAt, isRead } = stored
  return {
    id,
    kind: NOTIFICATION_KINDS.find((known) => known === kind) ?? 'order',
    text: textOf(stored, language, market),
    shipToId,
    orderNumber,
    caseNumber: ticketId === null ? null : String(ticketId),
    newsPath: kind === 'news' ? stored.subject : null,
    createdAt: createdAt.toISOString(),
    isRead: isRead ?? false,
  }
}

/** All of it in one text. */
function textOf(stored: StoredNotification, language: string, market: MarketPack): string {
  const { text, details } = partsOf(stored, language, market)
  return [text, ...details].join(' ')
}

/** What is new, and the details of it that a list shows line by line. */
export function partsOf(
  stored: StoredNotification,
  language: string,
  market: MarketPack,
): { text: string; details: string[] } {
  const { kind, news, subject, orderNumber } = stored
  if (kind !== 'delivery' || news !== 'confirmed') return { text: newsOf(stored, language), details: [] }
  const { headline, lines } = confirmationText({ number: orderNumber ?? '', subject, language, market })
  return { text: headline, details: lines }
}

function newsOf(
  { kind, orderNumber, ticketId, subject, news, newsTitle }: StoredNotification,
  language: string,
): string {
  const number = orderNumber ?? ''
  if (kind === 'ticket')
    return say(language, TICKET_NEWS.get(news) ?? 'notification.ticket', { number: ticketId ?? '' })
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

/** What a screen may show that others see, too: no name and no title, which whoever looks has to sign in for. */
export function shortTextOf(stored: StoredNotification, language: string, market: MarketPack): string {
  if (stored.kind === 'news') return say(language, 'push.news')
  return stored.kind === 'user' ? say(language, 'push.user') : partsOf(stored, language, market).text
}

/** Where the portal has what it is about. */
export function pathOf({ kind, subject, orderNumber, ticketId }: StoredNotification): string {
  if (ticketId !== null) return `/support/tickets/${ticketId}`
  if (orderNumber !== null) return `/orders/history/${encodeURIComponent(orderNumber)}`
  return kind === 'news' ? `/news/${encodeURIComponent(subject)}` : '/notifications'
}
