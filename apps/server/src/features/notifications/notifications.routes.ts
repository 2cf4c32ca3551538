import {
  LatestNotifications,
  Notification,
  NotificationChoice,
  NotificationsQuery,
  ReadAllNotificationsBody,
  ReadNotificationBody,
  SaveNotificationChoicesBody,
  UnreadNotifications,
  WaitForNotificationsQuery,
} from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import type { Portal } from '#features/portal/index.ts'
import { GENERAL } from '#request/rest-calls.ts'
import { wireNotification } from './notifications.wire.ts'
import type { NotificationChoices } from './notification-choices.service.ts'
import type { Notifications } from './notifications.service.ts'

const LIST = `${GENERAL}/notifications/GetNotifications`
const COUNT = `${GENERAL}/notifications/GetUnreadCount`
const WAIT = `${GENERAL}/notifications/WaitForNotifications`
const CHOICES = `${GENERAL}/notifications/GetNotificationChoices`
const CHOOSE = `${GENERAL}/notifications/SaveNotificationChoices`
const READ = `${GENERAL}/notifications/ReadNotification`
const READ_ALL = `${GENERAL}/notifications/ReadAllNotifications`

export const notificationsPolicy: PolicyTable = {
  [`GET ${LIST}`]: signedIn('My Profile'),
  [`GET ${COUNT}`]: signedIn('My Profile'),
  [`GET ${WAIT}`]: signedIn('My Profile'),
  [`GET ${CHOICES}`]: signedIn('My Profile'),
  [`POST ${CHOOSE}`]: signedIn('My Profile'),
  [`POST ${READ}`]: signedIn('My Profile'),
  [`POST ${READ_ALL}`]: signedIn('My Profile'),
}

/** What people are told in the portal (API-44, API-45). */
export function notificationsRoutes(
  app: FastifyInstance,
  {
    notifications,
    notificationChoices,
    portal,
  }: { notifications: Notifications; notificationChoices: NotificationChoices; portal: Portal },
): void {
  app.get<{ Querystring: NotificationsQuery }>(
    LIST,
    {
      schema: {
        summary: 'What the caller is told, the latest first',
        querystring: NotificationsQuery,
        response: { 200: Type.Array(Notification) },
      },
    },
    async (request, reply) => {
      const { id: userId, shippingIds, kinds, isRead, limit = 100, offset = 0 } = request.query
      const shipToIds = shippingIds?.split(',').flatMap((part) => part.trim() || [])
      const asked = { userId, ...(shipToIds && shipToIds.length > 0 && { shipToIds }) }
      const language = askedLanguage(request)
      const page = { kinds: kinds?.split(',') ?? null, isRead: isRead ?? null, limit, offset, language }
      const found = await notifications.readPage(request.actor, `GET ${LIST}`, asked, page)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { market } = await portal.now()
      return reply.send(found.value.map((own) => wireNotification(own, language, market)))
    },
  )

  app.get(
    COUNT,
    { schema: { summary: 'How many the caller has not read', response: { 200: UnreadNotifications } } },
    async (request, reply) => {
      const count = await notifications.countUnread(request.actor, `GET ${COUNT}`)
      return count.ok ? reply.send({ unread: count.value }) : answerRefusal(request, reply, count.refusal)
    },
  )

  // Whoever waits is answered before the server stops.
  app.addHook('preClose', async () => notifications.stopWaiting())
  app.get<{ Querystring: WaitForNotificationsQuery }>(
    WAIT,
    {
      schema: {
        summary: 'Waits for news: answers once the latest notifications are others than the caller knows',
        querystring: WaitForNotificationsQuery,
        response: { 200: LatestNotifications },
      },
    },
    async (request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const { known } = request.query
      const latest = await notifications.waitForLatest(
        request.actor,
        `GET ${WAIT}`,
        known === undefined ? undefined : idsIn(known),
        {
          leaveTurn: request.leaveTurn,
          gone: gone.signal,
        },
      )
      return latest.ok ? reply.send(latest.value) : answerRefusal(request, reply, latest.refusal)
    },
  )

  app.get(
    CHOICES,
    {
      schema: {
        summary: 'How the caller wants to be told of what',
        response: { 200: Type.Array(NotificationChoice) },
      },
    },
    async (request, reply) => {
      const choices = await notificationChoices.read(request.actor, `GET ${CHOICES}`)
      return choices.ok ? reply.send(choices.value) : answerRefusal(request, reply, choices.refusal)
    },
  )

  app.post<{ Body: SaveNotificationChoicesBody }>(
    CHOOSE,
    {
      schema: {
        summary: 'Says how the caller wants to be told of what; answers what holds then',
        body: SaveNotificationChoicesBody,
        response: { 200: Type.Array(NotificationChoice) },
      },
    },
    async (request, reply) => {
      const choices = await notificationChoices.save(request.actor, `POST ${CHOOSE}`, request.body.choices)
      return choices.ok ? choices.value : answerRefusal(request, reply, choices.refusal)
    },
  )

  app.post<{ Body: ReadNotificationBody }>(
    READ,
    { schema: { summary: 'Marks one as read', body: ReadNotificationBody, response: { 200: UnreadNotifications } } },
    async (request, reply) => {
      const { UserId: userId, NotificationId: id } = request.body
      const left = await notifications.read(request.actor, `POST ${READ}`, { userId, id })
      return left.ok ? { unread: left.value } : answerRefusal(request, reply, left.refusal)
    },
  )

  app.post<{ Body: ReadAllNotificationsBody }>(
    READ_ALL,
    {
      schema: { summary: 'Marks all as read', body: ReadAllNotificationsBody, response: { 200: UnreadNotifications } },
    },
    async (request, reply) => {
      const left = await notifications.readAll(request.actor, `POST ${READ_ALL}`, request.body.UserId)
      return left.ok ? { unread: left.value } : answerRefusal(request, reply, left.refusal)
    },
  )
}

const idsIn = (list: string): number[] => list.split(',').flatMap((id) => (id === '' ? [] : Number(id)))
