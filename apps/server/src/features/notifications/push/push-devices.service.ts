import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { NOTIFICATION_KINDS, type NotificationKind } from '@fust/domain/support'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PushSender, PushTarget } from '#integrations/push/index.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createPushDeviceStore } from './push-devices.store.ts'

const MOST_DEVICES = 10

export type PushDevices = ReturnType<typeof createPushDevices>

/** What holds for the browser that asks: of which kinds it is told, and on how many other devices the person is. */
export type ToldHere = { publicKey: string | null; kinds: NotificationKind[]; elsewhere: number }
type SaveRefusal = AccessRefusal | { code: 'push-service-unknown' | 'device-of-another' | 'too-many-devices' }

/** On which devices people are told, each for themselves. A browser is known by the hash of its cookie; null has none yet. */
export function createPushDevices({
  db,
  clock,
  authorise,
  push,
}: {
  db: Database
  clock: Clock
  authorise: Authorise
  /** Who sends it; without one nobody is told on a device. */
  push: PushSender | null
}) {
  const store = createPushDeviceStore(db)

  async function readHere(userId: string, deviceHash: Buffer | null): Promise<ToldHere> {
    const kinds = deviceHash ? await store.readOwn(deviceHash, userId) : []
    return {
      publicKey: push?.publicKey ?? null,
      kinds: NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind)),
      elsewhere: await store.countElsewhere(userId, deviceHash),
    }
  }

  async function read(
    actor: Actor | null,
    operation: OperationName,
    deviceHash: Buffer | null,
  ): Promise<Outcome<ToldHere, AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (!actor || refusal) return refuse(refusal ?? { code: 'unauthorized' })
    return accept(await readHere(actor.userId, deviceHash))
  }

  async function save(
    actor: Actor | null,
    operation: OperationName,
    { deviceHash, target, kinds }: { deviceHash: Buffer; target: PushTarget; kinds: readonly NotificationKind[] },
  ): Promise<Outcome<ToldHere, SaveRefusal>> {
    const refusal = authorise(actor, operation)
    if (!actor || refusal) return refuse(refusal ?? { code: 'unauthorized' })
    if (!push?.mayReach(target)) return refuse({ code: 'push-service-unknown' })
    const { userId } = actor
    const refused = await db.transaction(async (tx) => {
      const own = createPushDeviceStore(tx)
      await own.lockPerson(userId)
      const holder = await own.readHolder(target.endpoint)
      // The keys are the browser's secret: who has them is in it, and it is theirs from now on.
      if (holder && holder.userId !== userId && !isSameBrowser(holder, target))
        return { code: 'device-of-another' } as const
      if ((await own.countElsewhere(userId, deviceHash)) >= MOST_DEVICES) return { code: 'too-many-devices' } as const
      await own.save({ ...target, userId, deviceHash, kinds, at: clock.now() })
      return null
    })
    return refused ? refuse(refused) : accept(await readHere(userId, deviceHash))
  }

  /** Tells the person nothing more in this browser, or in no other one. */
  async function forget(
    actor: Actor | null,
    operation: OperationName,
    { where, deviceHash }: { where: 'here' | 'elsewhere'; deviceHash: Buffer | null },
  ): Promise<Outcome<ToldHere, AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (!actor || refusal) return refuse(refusal ?? { code: 'unauthorized' })
    if (where === 'elsewhere') await store.forgetElsewhere(actor.userId, deviceHash)
    else if (deviceHash) await store.forgetHere(deviceHash, actor.userId)
    return accept(await readHere(actor.userId, deviceHash))
  }

  return { read, save, forget, mayShow: store.mayShow }
}

type Keys = Pick<PushTarget, 'publicKey' | 'authSecret'>

const isSameBrowser = (one: Keys, other: Keys): boolean =>
  one.publicKey.equals(other.publicKey) && one.authSecret.equals(other.authSecret)
