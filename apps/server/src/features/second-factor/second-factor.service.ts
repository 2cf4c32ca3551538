import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import { encodeQR } from 'qr'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { createSessionStore } from '#features/session/index.ts'
import type { Passwords } from '#platform/passwords.ts'
import type { Actor } from '#request/actor.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { tokenHashOf } from '#request/session-token.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Client, SecurityLog, Sessions } from '#features/session/index.ts'
import { createPasskeyStore, type OwnPasskey } from './passkeys/passkeys.store.ts'
import { createPasswordReview, type PasswordTried } from './password-review.ts'
import { giveRecoveryCodes, hashedRecoveryCode, isRecoveryCode, plainCode } from './recovery-codes.ts'
import { recordFactor } from './record-factor.ts'
import { createSecondFactorStore } from './second-factor.store.ts'
import { appAddress, base32, SECRET_BYTES, stepOfCode } from './totp.ts'

// A reader needs four light squares around a QR code.
const MARGIN = 4

export type OwnFactor = { since: Date | null; recoveryCodesLeft: number; isRequired: boolean; passkeys: OwnPasskey[] }
/** What an app is set up with: the secret in letters, and as a square of dark and light. */
export type NewFactor = { secret: string; address: string; squares: boolean[][] }

const CODES_A_MINUTE = 10

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** What a person shows beside the password: a code of an app, or one they have written down. */
export function createSecondFactors({
  db,
  clock,
  passwords,
  sessions,
  portal,
}: {
  db: Database
  clock: Clock
  passwords: Passwords
  sessions: Pick<Sessions, 'finishSignIn' | 'mustHaveFactor'>
  portal: Pick<Portal, 'now'>
}) {
  const store = createSecondFactorStore(db)
  const limit = createRateLimit(db)
  const reviewPassword = createPasswordReview({ db, passwords })

  async function read(actor: Actor): Promise<OwnFactor> {
    const state = await store.readState(actor.userId)
    return {
      since: state?.since ?? null,
      recoveryCodesLeft: state?.recoveryCodesLeft ?? 0,
      isRequired: await sessions.mustHaveFactor(actor),
      passkeys: await createPasskeyStore(db).list(actor.userId),
    }
  }

  /** A new secret, which counts from its first code on. */
  async function begin(
    { userId, email }: Actor,
    password: string,
  ): Promise<Outcome<NewFactor, PasswordTried | { code: 'second-factor-on' }>> {
    const refusal = await reviewPassword(userId, password)
    if (refusal) return refuse(refusal)
    const secret = randomBytes(SECRET_BYTES)
    if (!(await store.begin(userId, secret))) return refuse({ code: 'second-factor-on' })
    const { settings } = await portal.now()
    const address = appAddress({ secret, brewery: settings.name, email })
    return accept({ secret: base32(secret), address, squares: encodeQR(address, 'raw', { border: MARGIN }) })
  }

  /** It is asked from now on; all other sessions of the person end. The recovery codes are shown this once. */
  async function confirm(
    { userId }: Actor,
    { code, token }: { code: string; token: string },
  ): Promise<Outcome<string[], { code: 'second-factor-wrong' | 'too-many-requests' }>> {
    if (!(await limit.allows(`second-factor ${userId}`, CODES_A_MINUTE))) return refuse({ code: 'too-many-requests' })
    return db.transaction(async (tx) => {
      const own = createSecondFactorStore(tx)
      const factor = await own.lock(userId)
      const step = factor && !factor.isOn ? stepOfCode(factor.secret, plainCode(code), clock.now()) : undefined
      if (step === undefined) return refuse({ code: 'second-factor-wrong' })
      await own.confirm(userId, step)
      const codes = await giveRecoveryCodes(tx, userId)
      await createSessionStore(tx).endAll(userId, tokenHashOf(token))
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'on' })
      return accept(codes)
    })
  }

  /** Ten new recovery codes; those before are worth nothing. */
  async function renewRecoveryCodes(
    { userId }: Actor,
    password: string,
  ): Promise<Outcome<string[], PasswordTried | { code: 'second-factor-off' }>> {
    const refusal = await reviewPassword(userId, password)
    if (refusal) return refuse(refusal)
    return db.transaction(async (tx) => {
      const isOn = (await createSecondFactorStore(tx).lock(userId))?.isOn
      if (!isOn && (await createPasskeyStore(tx).list(userId)).length === 0)
        return refuse({ code: 'second-factor-off' })
      const codes = await giveRecoveryCodes(tx, userId)
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'new-codes' })
      return accept(codes)
    })
  }

  /** Also of whom none was asked; all other sessions of the person end. An administrator who must have one keeps the last. */
  async function switchOff(
    actor: Actor,
    { password, token }: { password: string; token: string },
  ): Promise<Outcome<void, PasswordTried | { code: 'second-factor-kept' }>> {
    const { userId } = actor
    const refusal = await reviewPassword(userId, password)
    if (refusal) return refuse(refusal)
    const mustHave = await sessions.mustHaveFactor(actor)
    return db.transaction(async (tx) => {
      const keys = createPasskeyStore(tx)
      // Whoever removes the last passkey at the same time waits.
      await keys.lockPerson(userId)
      if (mustHave && (await keys.list(userId)).length === 0) return refuse({ code: 'second-factor-kept' })
      const own = createSecondFactorStore(tx)
      if (!(await own.remove(userId))) return accept(undefined)
      await own.forgetIdleCodes(userId)
      await createSessionStore(tx).endAll(userId, tokenHashOf(token))
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'off' })
      return accept(undefined)
    })
  }

  /** The second step of signing in; a code is taken once, of several requests by one. */
  const finishSignIn = (wish: { token: string; code: string }, client: Client, log: SecurityLog) =>
    sessions.finishSignIn(wish.token, (tx, userId) => take(tx, userId, plainCode(wish.code)), client, log)

  async function take(tx: Transaction, userId: string, code: string): Promise<boolean> {
    const own = createSecondFactorStore(tx)
    if (isRecoveryCode(code)) {
      if (!(await own.takeRecoveryCode(userId, hashedRecoveryCode(userId, code)))) return false
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'code-used' })
      return true
    }
    const factor = await own.lock(userId)
    const step = factor?.isOn ? stepOfCode(factor.secret, code, clock.now()) : undefined
    return step !== undefined && own.takeStep(userId, step)
  }

  return { read, begin, confirm, renewRecoveryCodes, switchOff, finishSignIn }
}
