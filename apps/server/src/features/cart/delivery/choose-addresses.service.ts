import { addressNumber } from '@fust/contract/wire'
import { isSameAddress } from '@fust/domain/account'
import type { Share } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor } from '#request/actor.ts'
import type { Authorise, OperationName } from '#request/policy.ts'
import type { AddressFields, Addresses, Parties, StoredParty } from '#features/delivery/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import type { CartView } from '../cart-view.ts'
import type { StoredCart } from '../cart.store.ts'
import type { ServicePoints } from './service-points.service.ts'
import { besideShipTo, type CartAddress, type WrittenAddress } from './cart-address.ts'
import type { createChooseDelivery } from './choose-delivery.service.ts'

/** An address as a call names it: a service point or a ship-to by its id, by the number of a ship-to or of a wish, or in words; and what of the cart goes there. */
export type AskedAddress = {
  pointId: string | null
  shipToId: string | null
  number: number | null
  written: WrittenAddress | null
  note: string | null
  shares: readonly Share[]
}

type Parts = Pick<OwnCarts, 'read'> & {
  authorise: Authorise
  parties: Parties
  addresses: Addresses
  servicePoints: ServicePoints
  chooseDelivery: ReturnType<typeof createChooseDelivery>
}

/** Sends a cart to ship-tos, and POS materials to any address; words that are those of a ship-to mean the ship-to. */
export function createChooseAddresses({ read, authorise, parties, addresses, servicePoints, chooseDelivery }: Parts) {
  async function chooseAddresses(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    asked: readonly AskedAddress[],
    language: string,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const found = await read(asker, operation, cartId)
    if (!found.ok) return found
    const { cart } = found.value
    const goals = await goalsOf(asker.actor, found.value, operation, asked)
    if (!goals.ok) return goals
    const [only, ...others] = goals.value
    // Its own is named too: another tab may move it meanwhile. A service point was asked for near that.
    const staysPut = goals.value.some((goal) => goal.servicePoint || goal.shipToId === cart.shipToId)
    const shipToId = staysPut ? cart.shipToId : goals.value.find((goal) => goal.shipToId !== null)?.shipToId
    const isAtShipTo = others.length === 0 && only?.shipToId != null
    const choice = {
      ...(shipToId != null && { shipToId }),
      ...(others.length === 0 && only?.note != null && { noteForDriver: only.note }),
      addresses: isAtShipTo ? [] : besideShipTo({ shipToId: shipToId ?? cart.shipToId }, goals.value),
    }
    return chooseDelivery(asker, operation, cartId, choice, language)
  }

  /** Whether the invoice may be said to go there; it goes to the payer of the ship-to. */
  async function reviewBilling(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    asked: AskedAddress,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const found = await read(asker, operation, cartId)
    if (!found.ok) return found
    const { kind, terms } = found.value
    if (asked.written && isSameAddress(doorOf(asked.written), terms.shipTo.payer)) return found
    const goals = await goalsOf(asker.actor, found.value, operation, [asked])
    if (!goals.ok) return goals
    const isKnown = goals.value.every(({ shipToId }) => shipToId !== null)
    return isKnown || kind === 'posm' ? found : refuse({ code: 'address-not-the-payer' })
  }

  /** What is meant, with the ship-tos among it held against what the person may do there. */
  async function goalsOf(
    actor: Actor | null,
    view: CartView,
    operation: OperationName,
    asked: readonly AskedAddress[],
  ): Promise<Outcome<CartAddress[], CartRefusal>> {
    if (!actor) return refuse({ code: 'unauthorized' })
    const { cart } = view
    const shipTos = asked.some(({ written }) => written) ? await readShipTos(actor, cart) : []
    const goals: CartAddress[] = []
    for (const one of asked) {
      const found = one.pointId === null ? await goalOf(actor, one, shipTos) : await pointOf(view, actor, one.pointId)
      if (!found.ok) return found
      const goal = found.value
      const access = goal.shipToId === null ? undefined : accessTo(actor, goal.shipToId)
      const denied = access && authorise(actor, operation, access)
      if (denied) return refuse(denied)
      if (access && access.companyId !== cart.companyId) return refuse({ code: 'cart-of-another-ship-to' })
      if (access?.status === 'SUSPENDED') return refuse({ code: 'ship-to-suspended' })
      goals.push({ ...goal, note: one.note, shares: one.shares })
    }
    return accept(goals)
  }

  /** Those of the cart's company; where two have one address, the cart's own is meant. */
  async function readShipTos(actor: Actor, cart: StoredCart) {
    const all = await parties.readShipTos(actor.shipTos.filter(({ companyId }) => companyId === cart.companyId))
    return all.toSorted((one, other) => Number(other.id === cart.shipToId) - Number(one.id === cart.shipToId))
  }

  async function goalOf(
    actor: Actor,
    { shipToId, number, written }: AskedAddress,
    shipTos: readonly StoredParty[],
  ): Promise<Outcome<Goal, CartRefusal>> {
    const goal = written ? goalInWords(written, shipTos) : await goalNamed(actor, { shipToId, number })
    return goal ? accept(goal) : refuse({ code: 'ship-to-not-yours' })
  }

  async function goalNamed(
    actor: Actor,
    { shipToId, number }: Pick<AskedAddress, 'shipToId' | 'number'>,
  ): Promise<Goal | undefined> {
    const named = actor.shipTos.find((own) =>
      shipToId === null ? addressNumber(own.shipToId) === number : own.shipToId === shipToId,
    )
    if (named) {
      const [shipTo] = await parties.readShipTos([named])
      return shipTo && atShipTo(shipTo)
    }
    if (shipToId !== null) return undefined
    const wish = (await addresses.read(actor)).find(({ id }) => id === number)
    return wish && { shipToId: null, ...inWords(wish, { firstName: actor.firstName, lastName: actor.lastName }) }
  }

  /** One that the cart goes to already stays, whatever its carrier says now. */
  async function pointOf(view: CartView, actor: Actor, id: string): Promise<Outcome<Goal, CartRefusal>> {
    const kept = view.addresses.find(({ servicePoint }) => servicePoint?.id === id)
    return kept ? accept(kept) : servicePoints.collectAt(view, { id, actor })
  }

  return { chooseAddresses, reviewBilling }
}

type Goal = WrittenAddress & Pick<CartAddress, 'shipToId' | 'servicePoint'>

function goalInWords(written: WrittenAddress, shipTos: readonly StoredParty[]): Goal {
  const same = shipTos.find((shipTo) => isSameAddress(doorOf(written), shipTo))
  return same ? atShipTo(same) : { ...written, shipToId: null }
}

function atShipTo(shipTo: StoredParty): Goal {
  return { shipToId: shipTo.id, ...inWords(shipTo, { firstName: shipTo.name, lastName: '' }) }
}

function inWords({ street, houseNumber, ...place }: AddressFields, name: { firstName: string; lastName: string }) {
  const { postcode, city, country } = place
  return {
    ...name,
    middleName: null,
    company: null,
    street: [`${street} ${houseNumber}`],
    postcode,
    city,
    region: null,
    country,
    telephone: null,
  }
}

function doorOf({ street, postcode }: WrittenAddress) {
  return { street, postcode: postcode ?? '' }
}
