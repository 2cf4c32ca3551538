import { NOTIFICATION_KINDS, type NotificationKind } from './notification.ts'

/** How somebody wants to be told of one kind of thing. */
export type NotificationChoice = { kind: NotificationKind; inPortal: boolean; byMail: boolean }

/** Mailed to who said nothing: what asks for something to be done, and not what comes many times an order. */
export const MAILED_UNASKED: readonly NotificationKind[] = ['delivery', 'ticket', 'user']

/** What holds for somebody, of every kind: what they said, and what the product has where they said nothing. */
export function choicesOf(said: readonly NotificationChoice[]): NotificationChoice[] {
  return NOTIFICATION_KINDS.map(
    (kind) => said.find((own) => own.kind === kind) ?? { kind, inPortal: true, byMail: MAILED_UNASKED.includes(kind) },
  )
}
