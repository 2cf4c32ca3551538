import { NOTIFICATION_KINDS } from '@fust/domain/support'
import Type, { type Static } from 'typebox'
import { lineOf, queryOf, text, textOrNull } from './general.ts'

/** What somebody is told in the portal (ENT-50, API-44). */
export const Notification = Type.Object({
  id: Type.Integer({ description: 'What it is known by; `ReadNotification` takes it.' }),
  kind: Type.Enum([...NOTIFICATION_KINDS], { description: 'What it is about.' }),
  text: text('What there is to tell, in the language of the call.'),
  shipToId: textOrNull('Number of the ship-to that it is about; null where it is about none.'),
  orderNumber: textOrNull('The order that it is about; null without one.'),
  caseNumber: textOrNull('The ticket that it is about; null without one.'),
  newsPath: textOrNull('The article that it is about, as `articles/:path` takes it; null without one.'),
  createdAt: text('When it happened, ISO instant in UTC.'),
  isRead: Type.Boolean({ description: 'Whether the caller has read it.' }),
})
export type Notification = Static<typeof Notification>

/** GET notifications/GetNotifications (API-44): the latest first, of 90 days. */
export const NotificationsQuery = queryOf({
  id: Type.Optional(lineOf(40, { description: 'The id of the caller; another one is refused (422).' })),
  shippingIds: Type.Optional(
    lineOf(4_000, {
      description:
        'Ship-tos of the caller with commas between them, else 403; left out: all of them. What concerns none is told besides.',
    }),
  ),
  kinds: Type.Optional(
    Type.String({
      maxLength: 120,
      pattern: '^(order|delivery|invoice|ticket|user|news)(,(order|delivery|invoice|ticket|user|news)){0,5}$',
      description: `What they are about, with commas between them: ${NOTIFICATION_KINDS.join(', ')}; left out: anything.`,
    }),
  ),
  isRead: Type.Optional(
    Type.Boolean({
      description: 'True: those that the caller has read; false: those that they have not; left out: both.',
    }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0, description: 'Notifications to leave out.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Notifications at most.' })),
})
export type NotificationsQuery = Static<typeof NotificationsQuery>

const userId = lineOf(40, { description: 'The id of the caller; another one is refused (422).' })

/** POST notifications/ReadNotification (API-45). */
export const ReadNotificationBody = Type.Object(
  {
    UserId: userId,
    NotificationId: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'A notification of the caller; another one is not found.',
    }),
  },
  { additionalProperties: false },
)
export type ReadNotificationBody = Static<typeof ReadNotificationBody>

/** POST notifications/ReadAllNotifications */
export const ReadAllNotificationsBody = Type.Object({ UserId: userId }, { additionalProperties: false })
export type ReadAllNotificationsBody = Static<typeof ReadAllNotificationsBody>

/** How many notifications the caller has not read. */
export const UnreadNotifications = Type.Object({
  unread: Type.Integer({ description: 'How many are not read; 100 stands for more, too.' }),
})
export type UnreadNotifications = Static<typeof UnreadNotifications>

/** GET notifications/WaitForNotifications */
export const WaitForNotificationsQuery = queryOf({
  known: Type.Optional(
    Type.String({
      maxLength: 120,
      pattern: '^([0-9]{1,10}(,[0-9]{1,10}){0,9})?$',
      description:
        'The ids that the call before answered, with commas between them: the answer comes once they are others, or after 25 seconds. Left out: at once.',
    }),
  ),
})
export type WaitForNotificationsQuery = Static<typeof WaitForNotificationsQuery>

/** What is new, by id; `GetNotifications` says what it is. */
export const LatestNotifications = Type.Object({
  latest: Type.Array(Type.Integer(), { description: 'Ids of the ten latest notifications of the caller.' }),
  pauseSeconds: Type.Integer({
    description: 'So long to pause before the next call: 60 where too many wait already, else 0.',
  }),
})
export type LatestNotifications = Static<typeof LatestNotifications>

/** How somebody wants to be told of one kind of thing. */
export const NotificationChoice = Type.Object(
  {
    kind: Type.Enum([...NOTIFICATION_KINDS], { description: 'What it is about.' }),
    inPortal: Type.Boolean({ description: 'Whether the portal tells it.' }),
    byMail: Type.Boolean({ description: 'Whether a mail tells it.' }),
  },
  { additionalProperties: false },
)

/** POST notifications/SaveNotificationChoices */
export const SaveNotificationChoicesBody = Type.Object(
  {
    choices: Type.Array(NotificationChoice, {
      minItems: 1,
      maxItems: NOTIFICATION_KINDS.length,
      description: 'Of one kind or several; of the others it stays as it is.',
    }),
  },
  { additionalProperties: false },
)
export type SaveNotificationChoicesBody = Static<typeof SaveNotificationChoicesBody>

/** POST /unsubscribe/:token, as a mail program sends it (RFC 8058); what its body says makes no difference. */
export const UnsubscribeParams = Type.Object(
  {
    token: Type.String({
      minLength: 43,
      maxLength: 43,
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'What stands in the header List-Unsubscribe of a mail.',
    }),
  },
  { additionalProperties: false },
)
export type UnsubscribeParams = Static<typeof UnsubscribeParams>

const kinds = (least: number, description: string) =>
  Type.Array(Type.Enum([...NOTIFICATION_KINDS]), {
    minItems: least,
    maxItems: NOTIFICATION_KINDS.length,
    uniqueItems: true,
    description,
  })

/** GET notifications/GetDevice: what the caller is told in the browser that asks, while the portal is closed. */
export const ToldHere = Type.Object({
  publicKey: textOrNull(
    'The key of this portal, base64url, that the browser allows to send (RFC 8292); null where the portal sends nothing to devices.',
  ),
  kinds: kinds(0, 'What this browser shows; empty: nothing.'),
  elsewhere: Type.Integer({ description: 'On how many other devices the caller is told something.' }),
})
export type ToldHere = Static<typeof ToldHere>

const ofBytes = (characters: number, description: string) =>
  Type.String({
    minLength: characters,
    maxLength: characters,
    pattern: '^[A-Za-z0-9_-]+$',
    description,
  })

/** POST notifications/SaveDevice: what a browser says of its subscription, as the Push API has it. */
export const SaveDeviceBody = Type.Object(
  {
    endpoint: lineOf(1_000, {
      least: 1,
      description: 'Where it is reached: an https address of a push service that the portal may call, else 422.',
    }),
    publicKey: ofBytes(87, 'Its `p256dh`, base64url: a point of P-256.'),
    authSecret: ofBytes(22, 'Its `auth`, base64url: 16 bytes.'),
    kinds: kinds(1, 'What it is to show; in the place of what it showed.'),
  },
  { additionalProperties: false },
)
export type SaveDeviceBody = Static<typeof SaveDeviceBody>

/** POST notifications/ForgetDevices */
export const ForgetDevicesBody = Type.Object(
  {
    where: Type.Enum(['here', 'elsewhere'], {
      description: 'This browser, or all other devices of the caller; where there is none, nothing happens.',
    }),
  },
  { additionalProperties: false },
)
export type ForgetDevicesBody = Static<typeof ForgetDevicesBody>

/** GET /identity/devices/:id */
export const ShownDeviceParams = Type.Object(
  {
    id: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'What the device is called in what was pushed to it.',
    }),
  },
  { additionalProperties: false },
)
export type ShownDeviceParams = Static<typeof ShownDeviceParams>
