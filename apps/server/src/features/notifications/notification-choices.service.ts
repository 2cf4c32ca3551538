import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { choicesOf, NOTIFICATION_KINDS, type NotificationChoice, type NotificationKind } from '@fust/domain/support'
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createNotificationChoiceStore } from './notification-choices.store.ts'

const TOKEN_BYTES = 32

export type NotificationChoices = ReturnType<typeof createNotificationChoices>

/** How people want to be told of what, each for themselves. */
export function createNotificationChoices({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createNotificationChoiceStore(db)

  async function read(
    actor: Actor | null,
    operation: OperationName,
  ): Promise<Outcome<NotificationChoice[], AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (!actor || refusal) return refuse(refusal ?? { code: 'unauthorized' })
    return accept(await readChoices(db, actor.userId))
  }

  async function save(
    actor: Actor | null,
    operation: OperationName,
    said: readonly NotificationChoice[],
  ): Promise<Outcome<NotificationChoice[], AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (!actor || refusal) return refuse(refusal ?? { code: 'unauthorized' })
    // Said twice of a kind, the last counts.
    await store.save(actor.userId, [...new Map(said.map((own) => [own.kind, own])).values()])
    return accept(await readChoices(db, actor.userId))
  }

  return {
    read,
    save,
    /** No more mails of a kind, for whoever has the token of such a mail; of any other nothing happens, and nobody is told so. */
    endMails: async (token: string): Promise<void> => {
      await store.endMails(hashOf(token))
    },
  }
}

async function readChoices(db: Queries, userId: string): Promise<NotificationChoice[]> {
  const said = await createNotificationChoiceStore(db).read(userId)
  return choicesOf(
    said.flatMap(({ kind, ...own }) => {
      const known = NOTIFICATION_KINDS.find((name) => name === kind)
      return known ? { kind: known, ...own } : []
    }),
  )
}

/** Whether somebody wants a mail of this kind, and then what that mail has to bring: the address that ends them. */
export async function mailWay(
  db: Queries,
  { userId, kind, publicUrl }: { userId: string; kind: NotificationKind; publicUrl: string },
): Promise<{ unsubscribeUrl: string } | null> {
  const choices = await readChoices(db, userId)
  if (!choices.some((own) => own.kind === kind && own.byMail)) return null
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await createNotificationChoiceStore(db).leaveToken(hashOf(token), userId, kind)
  return { unsubscribeUrl: `${publicUrl}/unsubscribe/${token}` }
}

// What it is for is a part of what is kept: a token of another kind of link is none of these.
const hashOf = (token: string): Buffer => createHash('sha256').update(`unsubscribe ${token}`).digest()
