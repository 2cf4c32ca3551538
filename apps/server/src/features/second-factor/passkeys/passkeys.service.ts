import type { PasskeyCreation, PasskeyOptions, PasskeyProof, PasskeyRequest } from '@fust/contract/rest'
import { MOST_PASSKEYS } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import type { Actor } from '#request/actor.ts'
import { tokenHashOf } from '#request/session-token.ts'
import type { Portal } from '#features/portal/index.ts'
import {
  createSessionStore,
  type Client,
  type OpenSession,
  type SecondStepRefusal,
  type SecurityLog,
  type Sessions,
} from '#features/session/index.ts'
import { createPasswordReview, type PasswordTried } from '../password-review.ts'
import { recordFactor } from '../record-factor.ts'
import { giveRecoveryCodes } from '../recovery-codes.ts'
import { createSecondFactorStore } from '../second-factor.store.ts'
import {
  challengeIn,
  creationOptions,
  MINUTES,
  readCreation,
  readProof,
  requestOptions,
  type RelyingParty,
} from './ceremonies.ts'
import { createPasskeyStore, type Purpose } from './passkeys.store.ts'

export type Passkeys = ReturnType<typeof createPasskeys>

/** Keys of people's devices: beside the password, or in its place. */
export function createPasskeys({
  db,
  clock,
  passwords,
  sessions,
  portal,
  publicUrl,
}: {
  db: Database
  clock: Clock
  passwords: Passwords
  sessions: Pick<Sessions, 'finishSignIn' | 'openProven' | 'mustHaveFactor'>
  portal: Pick<Portal, 'now'>
  publicUrl: string
}) {
  const store = createPasskeyStore(db)
  const reviewPassword = createPasswordReview({ db, passwords })
  const { hostname, origin } = new URL(publicUrl)

  const party = async (): Promise<RelyingParty> => {
    const { settings } = await portal.now()
    return { id: hostname, origin, name: settings.name }
  }

  /** Keeps what was asked: it is answered once, soon, for that, and by who holds the same. */
  const ask = (challenge: string, holder: string, purpose: Purpose) =>
    store.insertChallenge(tokenHashOf(challenge), tokenHashOf(holder), purpose, MINUTES)

  /** The challenge that is answered; undefined where nobody asked it so. */
  async function answered(clientDataJSON: string, holder: string, purpose: Purpose): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON)
    if (challenge === undefined) return undefined
    return (await store.takeChallenge(tokenHashOf(challenge), tokenHashOf(holder), purpose)) ? challenge : undefined
  }

  async function beginAdding(
    { userId, email }: Actor,
    { password, token }: { password: string; token: string },
  ): Promise<Outcome<PasskeyOptions, PasswordTried | { code: 'too-many-passkeys' }>> {
    const refusal = await reviewPassword(userId, password)
    if (refusal) return refuse(refusal)
    const known = await store.listCredentials(userId)
    if (known.length >= MOST_PASSKEYS) return refuse({ code: 'too-many-passkeys' })
    const options = await creationOptions(await party(), { userId, email, known })
    await ask(options.challenge, token, 'add')
    return accept(options)
  }

  /** All other sessions end; the recovery codes, where there were none, are shown this once. */
  async function add(
    { userId }: Actor,
    { name, created, token }: { name: string; created: PasskeyCreation; token: string },
  ): Promise<Outcome<string[], { code: 'passkey-wrong' | 'too-many-passkeys' }>> {
    const challenge = await answered(created.clientDataJSON, token, 'add')
    const made = challenge === undefined ? null : await readCreation(await party(), challenge, created)
    if (!made) return refuse({ code: 'passkey-wrong' })
    return db.transaction(async (tx) => {
      const own = createPasskeyStore(tx)
      await own.lockPerson(userId)
      if ((await own.list(userId)).length >= MOST_PASSKEYS) return refuse({ code: 'too-many-passkeys' })
      if (!(await own.insert({ userId, name, ...made }))) return refuse({ code: 'passkey-wrong' })
      const factors = createSecondFactorStore(tx)
      const codesLeft = (await factors.readState(userId))?.recoveryCodesLeft ?? 0
      const codes = codesLeft === 0 ? await giveRecoveryCodes(tx, userId) : []
      await createSessionStore(tx).endAll(userId, tokenHashOf(token))
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'passkey-added' })
      return accept(codes)
    })
  }

  /** All other sessions of the person end. */
  async function remove(
    actor: Actor,
    id: string,
    { password, token }: { password: string; token: string },
  ): Promise<Outcome<void, PasswordTried | { code: 'not-found' | 'second-factor-kept' }>> {
    const { userId } = actor
    const refusal = await reviewPassword(userId, password)
    if (refusal) return refuse(refusal)
    const mustHave = await sessions.mustHaveFactor(actor)
    return db.transaction(async (tx) => {
      const own = createPasskeyStore(tx)
      await own.lockPerson(userId)
      const factors = createSecondFactorStore(tx)
      const keys = await own.list(userId)
      if (!keys.some((key) => key.id === id)) return refuse({ code: 'not-found' })
      const isLast = keys.length === 1 && !(await factors.lock(userId))?.isOn
      if (isLast && mustHave) return refuse({ code: 'second-factor-kept' })
      await own.remove(userId, id)
      await factors.forgetIdleCodes(userId)
      await createSessionStore(tx).endAll(userId, tokenHashOf(token))
      recordFactor(tx, userId, { at: clock.now(), actorId: userId, change: 'passkey-removed' })
      return accept(undefined)
    })
  }

  /** Whose passkey has signed this; undefined where it is nobody's, or somebody else's than the one named. */
  async function take(tx: Transaction, challenge: string, proof: PasskeyProof, userId?: string) {
    const own = createPasskeyStore(tx)
    const key = await own.lockByCredential(Buffer.from(proof.id, 'base64url'))
    if (!key || (userId !== undefined && key.userId !== userId)) return undefined
    const signCount = await readProof(await party(), challenge, proof, key)
    if (signCount === null) return undefined
    await own.noteUse(key.id, signCount)
    return key.userId
  }

  /** For whoever comes with a passkey and says nothing else; `browser` is what this browser holds by then. */
  async function beginSignIn(known: string | undefined): Promise<{ options: PasskeyRequest; browser: string }> {
    const browser = known ?? randomBytes(32).toString('base64url')
    const options = await requestOptions(await party(), [])
    await ask(options.challenge, browser, 'sign-in')
    return { options, browser }
  }

  /** One answer for a passkey that nobody has, and for one whose answer does not fit. */
  async function signIn(
    { proof, browser }: { proof: PasskeyProof; browser: string },
    client: Client,
    log: SecurityLog,
  ): Promise<Outcome<OpenSession, { code: 'passkey-wrong' | 'account-inactive' }>> {
    const challenge = await answered(proof.clientDataJSON, browser, 'sign-in')
    const userId = challenge === undefined ? undefined : await db.transaction((tx) => take(tx, challenge, proof))
    const opened = userId === undefined ? null : await sessions.openProven(userId, client, { byProvider: false })
    if (opened !== null && opened !== 'inactive') {
      log.info({ event: 'sign-in', actor: opened.user.id, by: 'passkey' }, 'signed in')
      return accept(opened)
    }
    const code = opened === 'inactive' ? 'account-inactive' : 'passkey-wrong'
    log.info({ event: 'sign-in-refused', actor: userId ?? null, code }, 'sign-in refused')
    return refuse({ code })
  }

  /** For whoever gave the right password: one of their own passkeys. */
  async function beginSecondStep(token: string): Promise<Outcome<PasskeyRequest, { code: 'second-step-over' }>> {
    const userId = await createSessionStore(db).readPending(tokenHashOf(token))
    const credentials = userId === undefined ? [] : await store.listCredentials(userId)
    if (credentials.length === 0) return refuse({ code: 'second-step-over' })
    const options = await requestOptions(await party(), credentials)
    await ask(options.challenge, token, 'second-step')
    return accept(options)
  }

  /** A wrong answer counts with wrong codes. */
  async function finishSecondStep(
    { token, proof }: { token: string; proof: PasskeyProof },
    client: Client,
    log: SecurityLog,
  ): Promise<Outcome<OpenSession, SecondStepRefusal>> {
    const challenge = await answered(proof.clientDataJSON, token, 'second-step')
    const takeFactor = async (tx: Transaction, userId: string) =>
      challenge !== undefined && (await take(tx, challenge, proof, userId)) !== undefined
    return sessions.finishSignIn(token, takeFactor, client, log)
  }

  return {
    beginAdding,
    add,
    /** False where this person has no such one. */
    rename: ({ userId }: Actor, id: string, name: string) => store.rename(userId, id, name),
    remove,
    beginSignIn,
    signIn,
    beginSecondStep,
    finishSecondStep,
  }
}
