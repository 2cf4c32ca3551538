import Type, { type Static } from 'typebox'
import { queryOf, text, textOrNull } from './general.ts'

/** Where messages go: to the ERP, as letters, or elsewhere. */
export const OUTBOX_KINDS = ['erp', 'mail', 'other'] as const

const kind = Type.Enum([...OUTBOX_KINDS], { description: 'Where it goes: to the ERP, as a letter, or elsewhere.' })
const shipTo = {
  shipToId: text('Number of the ship-to that it is about; empty where it is about none.'),
  shipToName: text('What the ship-to is called; empty where it is not known.'),
}

/** What waits of a kind. */
export const KindBacklog = Type.Object({
  kind,
  waiting: Type.Integer({ description: 'Messages that have not arrived yet, those that were given up included.' }),
  dead: Type.Integer({ description: 'Those of them that were given up: a person has to look.' }),
  oldestAt: text('Since when the oldest of them waits, ISO instant in UTC.'),
})
export type KindBacklog = Static<typeof KindBacklog>

/** A ship-to whose orders wait behind one that was given up. */
export const HeldLane = Type.Object({
  ...shipTo,
  since: text('Since when they wait, ISO instant in UTC.'),
  waiting: Type.Integer({ description: 'Messages that wait behind it.' }),
  orders: Type.Array(Type.String(), { description: 'The orders that they are about; the first ten.' }),
})
export type HeldLane = Static<typeof HeldLane>

/** A message that has failed. */
export const FailedMessage = Type.Object({
  id: Type.Integer({ description: 'What it is known by; `RetryMessage` takes it.' }),
  kind,
  topic: text('What it asks for, such as `erp.submit-order`.'),
  orderNumber: textOrNull('The order that it is about; null without one.'),
  ...shipTo,
  createdAt: text('Since when it waits, ISO instant in UTC.'),
  nextAt: textOrNull('When it is tried again, ISO instant in UTC; null where it was given up.'),
  attempts: Type.Integer({ description: 'How often it was tried since somebody last retried it.' }),
  error: textOrNull('Why it failed last, in the words of whom it was for; in one line, at most 500 characters.'),
})
export type FailedMessage = Static<typeof FailedMessage>

/** GET admin/GetBacklog: what has not arrived outside yet. */
export const Backlog = Type.Object({
  kinds: Type.Array(KindBacklog, { description: 'What waits, by where it goes; nothing where all has arrived.' }),
  lanes: Type.Array(HeldLane, { description: 'Ship-tos that are held back, the longest first; the first fifty.' }),
  messages: Type.Array(FailedMessage, { description: 'What has failed: what was given up, then what is tried again.' }),
})
export type Backlog = Static<typeof Backlog>

export const BacklogQuery = queryOf({
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0, description: 'Failed messages to leave out.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Failed messages at most.' }),
  ),
})
export type BacklogQuery = Static<typeof BacklogQuery>

/** POST admin/RetryMessage */
export const RetryMessageBody = Type.Object(
  {
    messageId: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The message; one that has arrived, or is being tried, is left alone.',
    }),
  },
  { additionalProperties: false },
)
export type RetryMessageBody = Static<typeof RetryMessageBody>

/** POST admin/RetryMessages */
export const RetryMessagesBody = Type.Object({ kind }, { additionalProperties: false })
export type RetryMessagesBody = Static<typeof RetryMessagesBody>

/** How many messages start afresh. */
export const Retried = Type.Object({
  retried: Type.Integer({ description: 'How many start afresh; none where somebody was faster, or it has arrived.' }),
})
export type Retried = Static<typeof Retried>
