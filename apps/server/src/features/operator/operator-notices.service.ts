import { wallTime, type Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { hasSpace } from '#platform/database/database-space.ts'
import { outageOf } from '#platform/http/outage.ts'
import { operatorNotice, sendLetter, type LetterParts, type NoticeCause } from '#features/messages/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import { createOperatorNoticeStore } from './operator-notice.store.ts'

type Found = { cause: NoticeCause; day: string; details: string[] }

/** Looks for what a person has to see to, and mails whoever runs the portal, of each cause once a day. */
export function createOperatorNotices({
  db,
  clock,
  email,
  log,
  ...parts
}: LetterParts & { db: Database; clock: Clock; email: string; log: WorkLog }) {
  const store = createOperatorNoticeStore(db)
  // A database that is full may not even keep that somebody was told.
  const toldHere = new Set<string>()

  async function find(): Promise<Found[]> {
    const { market } = await parts.portal.now()
    const dayOf = (instant: Date): string => wallTime(instant, market.timeZone).today
    const day = dayOf(clock.now())
    const isFull = !(await hasSpace(db))
    const dead = await store.readDead()
    const dropped = await store.readDroppedReferences()
    const failed = await store.readFailedImport()
    return [
      ...(isFull ? [{ cause: 'database-full' as const, day, details: [] }] : []),
      ...(dead.count > 0 ? [{ cause: 'erp-messages-dead' as const, day, details: examplesOf(dead) }] : []),
      ...(dropped
        ? [{ cause: 'erp-reference-dropped' as const, day: dayOf(dropped.at), details: examplesOf(dropped) }]
        : []),
      ...(failed ? [{ cause: 'import-failed' as const, day: dayOf(failed.at), details: failed.files }] : []),
    ]
  }

  /** False where this cause was told of on this day. */
  async function claim({ cause, day }: Found): Promise<boolean> {
    const notice = `${cause} ${day}`
    if (toldHere.has(notice)) return false
    const isOurs = await store.claimDay(cause, day).catch((error: unknown) => {
      if (outageOf(error) !== 'no-space') throw error
      return true
    })
    if (isOurs) toldHere.add(notice)
    return isOurs
  }

  async function tell({ cause, day, details }: Found): Promise<void> {
    const messageKey = `operator-notice:${email}:${cause}:${day}`
    try {
      const sent = await sendLetter(parts, { email, locale: null, messageKey }, (writer) =>
        operatorNotice({ cause, details }, writer),
      )
      if (!sent.ok) log.error({ code: sent.refusal.code }, 'OPERATOR_EMAIL takes no mail: a person has to look')
    } catch (error) {
      toldHere.delete(`${cause} ${day}`)
      await store.freeDay(cause).catch(() => {})
      throw error
    }
  }

  return async (): Promise<void> => {
    for (const found of await find()) if (await claim(found)) await tell(found)
  }
}

const examplesOf = ({ count, examples }: { count: number; examples: readonly string[] }): string[] => {
  const more = count - examples.length
  return more > 0 ? [...examples, `… + ${more}`] : [...examples]
}
