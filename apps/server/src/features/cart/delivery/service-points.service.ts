import { isFetched } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { CarrierFault, type Carrier, type ServicePoint } from '#integrations/carrier/index.ts'
import { fewAtOnce } from '#platform/few-at-once.ts'
import type { Clock } from '#platform/clock.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Actor } from '#request/actor.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import type { CartView } from '../cart-view.ts'
import type { CartAddress, WrittenAddress } from './cart-address.ts'

/** So long what the carrier said of a postcode is not asked again. */
const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 500
/** Places that the carrier is asked about. */
const ASKED_AT_ONCE = 4

type Place = { postcode: string; country: string }
type Collected = WrittenAddress & Required<Pick<CartAddress, 'servicePoint'>> & { shipToId: null }

/** Where POS materials can be collected near the ship-to of a cart; nowhere without a carrier. */
export function createServicePoints({ carrier, clock, log }: { carrier: Carrier | null; clock: Clock; log: WorkLog }) {
  const remembered = new Map<string, { points: Promise<readonly ServicePoint[]>; until: number }>()
  const inTurn = fewAtOnce(ASKED_AT_ONCE)

  /** Who asks for the same place meanwhile waits for the same answer. */
  function askOnce({ postcode, country }: Place): Promise<readonly ServicePoint[]> {
    const key = `${country} ${postcode}`
    const now = clock.now().getTime()
    const known = remembered.get(key)
    if (known && known.until > now) return known.points
    const points = ask({ postcode, country })
    remembered.delete(key)
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, { points, until: now + REMEMBERED_MS })
    points.catch(() => remembered.delete(key))
    return points
  }

  async function ask(place: Place): Promise<readonly ServicePoint[]> {
    if (!carrier) return []
    return inTurn(
      () => carrier.servicePointsNear(place),
      () => {
        throw new CarrierFault('The carrier is asked about enough places already')
      },
    )
  }

  /** Null where the carrier does not say now: goods can be brought all the same. */
  async function near({ kind, terms }: CartView): Promise<readonly ServicePoint[] | null> {
    if (!carrier || kind !== 'posm') return []
    try {
      return await askOnce(terms.shipTo)
    } catch (error) {
      log.warn({ event: 'service-points-unknown', err: error }, 'the carrier did not say where goods can be collected')
      return null
    }
  }

  return {
    near,

    /** The address of a point, for the person who collects there: as the carrier told it, never as a client does. */
    collectAt: async (
      view: CartView,
      { id, actor }: { id: string; actor: Actor },
    ): Promise<Outcome<Collected, CartRefusal>> => {
      if (view.kind !== 'posm') return refuse({ code: 'address-not-a-ship-to' })
      const points = await near(view)
      if (points === null) return refuse({ code: 'service-points-unknown' })
      const point = isFetched(view.cart.method) ? undefined : points.find((own) => own.id === id)
      if (!carrier || !point) return refuse({ code: 'service-point-not-offered' })
      return accept({
        shipToId: null,
        servicePoint: { carrier: carrier.name, id },
        firstName: actor.firstName,
        middleName: null,
        lastName: actor.lastName,
        company: point.name,
        street: [`${point.street} ${point.houseNumber}`],
        postcode: point.postcode,
        city: point.city,
        region: null,
        country: point.country,
        telephone: null,
      })
    },
  }
}

export type ServicePoints = ReturnType<typeof createServicePoints>
