import { longAddressPart, type AddressPart } from '@fust/domain/account'
import { countryOf, type MarketPack } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { TICKET_MAXIMUM } from '@fust/domain/support'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { AddressWish } from '#features/messages/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { allowedStill } from '#features/session/index.ts'
import { openTicket, type NewTicket } from '#features/tickets/index.ts'
import { say } from '#words/words.ts'
import { addressWishMessage } from './address-wish-message.ts'
import { createAddressStore, type AddressFields, type RequestedAddress } from './addresses.store.ts'

export type { AddressFields, RequestedAddress } from './addresses.store.ts'
/** An address as it is asked for; one without a country lies in the brewery's. */
export type WishedAddress = Omit<AddressFields, 'country'> & { country?: string | undefined; note: string }
export type AddressRefusal =
  | AccessRefusal
  | { code: 'country-unknown' }
  | { code: 'not-found' }
  | { code: 'text-too-long'; part: AddressPart }

/** Who asks, by which operation, and the ship-to that they were let in for. */
type Asker = { actor: Actor; access: ShipToAccess; operation: OperationName }

type Place = { companyId: string; shipToId: string; userId: string }

type Parts = { db: Database; clock: Clock; portal: Portal; authorise: Authorise }

/** Addresses at which ship-tos would like deliveries; who asks was let through before. */
export function createAddresses({ db, clock, portal, authorise }: Parts) {
  const store = createAddressStore(db)
  const placesOf = ({ shipTos }: Actor) => ({
    companyIds: [...new Set(shipTos.map((access) => access.companyId))],
    shipToIds: shipTos.map((access) => access.shipToId),
  })

  /** Changes an address, as long as whoever asks may. */
  function write<T>(
    { actor, access, operation }: Asker,
    work: (tx: Transaction, actor: Actor) => Promise<Outcome<T, AddressRefusal>>,
  ): Promise<Outcome<T, AddressRefusal>> {
    return db.transaction(async (tx) => {
      const still = await allowedStill(tx, authorise, { actor, operation, shipToId: access.shipToId })
      return still.ok ? work(tx, still.value.actor) : still
    })
  }

  async function request(asker: Asker, wished: WishedAddress): Promise<Outcome<RequestedAddress, AddressRefusal>> {
    const { market } = await portal.now()
    const country = wished.country === undefined ? market.country : countryOf(wished.country)
    if (country === null) return refuse({ code: 'country-unknown' })
    const long = longAddressPart(wished)
    if (long) return refuse({ code: 'text-too-long', part: long })
    const { access } = asker
    const { companyId, shipToId } = access
    return write(asker, async (tx, actor) => {
      const at = clock.now()
      const place = { companyId, shipToId, userId: actor.userId }
      const made = await createAddressStore(tx).insert(place, { ...wished, country }, at)
      if (!made) throw new Error('An address was inserted without an id.')
      // Whoever looks after ship-tos at the brewery finds the request here, owns its ticket, and is mailed.
      const subject = String(made.id)
      writeAudit(tx, {
        at,
        actorId: actor.userId,
        companyId,
        shipToId,
        action: 'address-requested',
        subject,
        details: {},
      })
      const wish = wishOf(actor, access, made)
      const ticketId = await openTicket(tx, ticketOf(place, wish, { language: actor.locale, market, at }), {
        isMailed: false,
      })
      leaveMessages(tx, place, [addressWishMessage(made.id, { ...wish, caseNumber: String(ticketId) })])
      return accept(made)
    })
  }

  async function change(
    asker: Asker,
    id: number,
    wished: Partial<AddressFields>,
  ): Promise<Outcome<RequestedAddress, AddressRefusal>> {
    const known = (await store.read(placesOf(asker.actor))).find((address) => address.id === id)
    if (!known) return refuse({ code: 'not-found' })
    const country = countryOf(wished.country ?? known.country)
    if (country === null) return refuse({ code: 'country-unknown' })
    const long = longAddressPart(wished)
    if (long) return refuse({ code: 'text-too-long', part: long })
    return write(asker, async (tx, actor) => {
      const address = { ...known, ...wished, country }
      const changed = await createAddressStore(tx).update(placesOf(actor), id, address, clock.now())
      return changed ? accept(changed) : refuse({ code: 'not-found' })
    })
  }

  return {
    request,
    change,
    /** Newest first; those of one ship-to, or of all the actor has. */
    read: (actor: Actor, access?: ShipToAccess) =>
      store.read(access ? { companyIds: [access.companyId], shipToIds: [access.shipToId] } : placesOf(actor)),
    remove: (asker: Asker, id: number) =>
      write<null>(asker, async (tx, actor) =>
        (await createAddressStore(tx).delete(placesOf(actor), id)) ? accept(null) : refuse({ code: 'not-found' }),
      ),
  }
}

type InMarket = { language: string; market: MarketPack; at: Date }

/** The ticket by which the brewery answers. */
function ticketOf(place: Place, { address, note }: AddressWish, { language, market, at }: InMarket): NewTicket {
  const subject = say(language.toLowerCase(), 'ticket.address', { address })
  return {
    ...place,
    market: market.ticketMarket,
    kind: 'request',
    categoryId: null,
    subCategoryId: null,
    subject: firstOf(subject, TICKET_MAXIMUM.subject),
    description: firstOf([address, note.trim()].filter(Boolean).join('\n'), TICKET_MAXIMUM.description),
    orderId: null,
    at,
  }
}

/** So many code points of a text at most. */
const firstOf = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

function wishOf(actor: Actor, access: ShipToAccess, made: RequestedAddress): AddressWish {
  const { street, houseNumber, postcode, city, country, note } = made
  return {
    company: access.companyName,
    shipToId: access.shipToId,
    shipTo: access.name,
    address: `${street} ${houseNumber}, ${postcode} ${city}, ${country}`,
    note,
    person: `${actor.firstName} ${actor.lastName}`,
    email: actor.email,
  }
}

export type Addresses = ReturnType<typeof createAddresses>
