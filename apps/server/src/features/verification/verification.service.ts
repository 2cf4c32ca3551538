import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import type { SmsSender } from '#integrations/sms/index.ts'
import { leaveMessages, type OutboxHandler } from '#features/outbox/index.ts'
import { OF_NO_SHIP_TO } from '#features/passwords/index.ts'
import type { Portal } from '#features/portal/index.ts'
import {
  createSessionStore,
  type Client,
  type OpenSession,
  type Sessions,
  type StoredUser,
} from '#features/session/index.ts'
import { say } from '#words/words.ts'
import { codeMessage, codeMessageOf, hashedCode, newCode } from './phone-code.ts'
import { createVerificationStore } from './verification.store.ts'

const CODE_MINUTES = 10
const CODE_TRIES = 5
// Each costs the brewery something, and rings somebody's phone.
const CODES_A_MINUTE = 1

export type Verification = ReturnType<typeof createVerification>

/** What somebody who has signed in still has to do before they may act: a phone that is theirs, the terms. */
export function createVerification({ db, clock, sessions }: { db: Database; clock: Clock; sessions: Sessions }) {
  const mayAsk = createRateLimit(db)
  const entryOf = (userId: string) => ({
    at: clock.now(),
    actorId: userId,
    companyId: null,
    shipToId: null,
    subject: userId,
    details: {},
  })

  /** Whose phone is verified, or who has none, is sent nothing. */
  async function askForCode({
    id,
    phone,
    isValidated,
  }: StoredUser): Promise<Outcome<void, { code: 'too-many-requests' }>> {
    if (!(await mayAsk.allows(`phone-code ${id}`, CODES_A_MINUTE))) return refuse({ code: 'too-many-requests' })
    if (isValidated || phone === '') return accept(undefined)
    await db.transaction(async (tx) => leaveMessages(tx, OF_NO_SHIP_TO, [codeMessage(id)]))
    return accept(undefined)
  }

  /** One answer to a wrong code, an old one and too many: who tries learns nothing. The session is a new one. */
  async function verifyPhone(
    { id }: StoredUser,
    code: string,
    client: Client,
  ): Promise<Outcome<OpenSession, { code: 'phone-code-wrong' }>> {
    const known = await createVerificationStore(db).tryCode(id)
    const given = hashedCode(id, code)
    if (!known || !timingSafeEqual(known, given)) return refuse({ code: 'phone-code-wrong' })
    const isTaken = await db.transaction(async (tx) => {
      const own = createVerificationStore(tx)
      if (!(await own.deleteCode(id, known))) return false
      await own.validate(id)
      writeAudit(tx, { ...entryOf(id), action: 'phone-verified' })
      return true
    })
    const opened = isTaken ? await sessions.openProven(id, client, { byProvider: false }) : null
    return opened && opened !== 'inactive' ? accept(opened) : refuse({ code: 'phone-code-wrong' })
  }

  const acceptTerms = ({ id }: StoredUser): Promise<StoredUser | undefined> =>
    db.transaction(async (tx) => {
      if (await createVerificationStore(tx).acceptTerms(id))
        writeAudit(tx, { ...entryOf(id), action: 'terms-accepted' })
      return createSessionStore(tx).readUser(id)
    })

  return { askForCode, verifyPhone, acceptTerms }
}

/** Makes a code and sends it; each try makes one of its own, and the newest counts. */
export function createCodeSms({
  db,
  sms,
  portal,
}: {
  db: Queries
  sms: SmsSender | null
  portal: Portal
}): OutboxHandler {
  return async (message) => {
    const { userId } = codeMessageOf(message)
    const user = await createSessionStore(db).readUser(userId)
    if (!user || user.isValidated || user.phone === '') return accept(undefined)
    if (!sms) return refuse({ code: 'sms-refused', message: 'SMS_URL names no gateway' })
    const code = newCode()
    await createVerificationStore(db).insertCode(userId, hashedCode(userId, code), {
      minutes: CODE_MINUTES,
      tries: CODE_TRIES,
    })
    const { settings } = await portal.now()
    const text = say(user.locale, 'sms.phone-code', { code, brewery: settings.name, minutes: CODE_MINUTES })
    return sms.send({ to: user.phone, text, messageKey: `${message.key}:${message.attempts}` })
  }
}
