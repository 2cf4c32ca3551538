import type { CustomerAddressInput, Resolvers } from '@fust/contract/resolvers'
import {
  addressNumber,
  askedPage,
  pageInfo,
  pageOffset,
  pageRefusalText,
  reviewPage,
  reviewPageExists,
} from '@fust/contract/wire'
import { ADDRESS_MAXIMUM, type AddressPart } from '@fust/domain/account'
import type { Outcome } from '@fust/domain/outcome'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError, noSuchEntity, parameterMissing } from '#platform/graphql/index.ts'
import { wording, type WordKey } from '#words/words.ts'
import { ordering, type Authorise, type OperationName, type PolicyTable } from '#request/policy.ts'
import type { AddressFields, AddressRefusal, Addresses, Parties } from '#features/delivery/index.ts'
import { COUNTRY_UNKNOWN } from '#features/portal/index.ts'
import { wireRequestedAddress, wireShipToAddress } from './addresses.wire.ts'
import { streetAndNumber } from './street-and-number.ts'

export const customerAddressesPolicy: PolicyTable = {
  'Mutation.createCustomerAddress': ordering,
  'Mutation.updateCustomerAddress': ordering,
  'Mutation.deleteCustomerAddress': ordering,
}

const DEFAULT_PAGE_SIZE = 5

/** The address book of Adobe's customer: ship-tos, which the brewery keeps; the addresses that were asked for stand beside it. */
export function addressesResolvers({
  addresses,
  parties,
  authorise,
}: {
  addresses: Addresses
  parties: Parties
  authorise: Authorise
}): Resolvers<GraphqlContext> {
  async function book({ actor }: GraphqlContext) {
    if (!actor) throw authorizationError()
    const orderable = parties.orderableBy(actor)
    const shipTos = await parties.readShipTos(orderable)
    return shipTos.map((shipTo) => wireShipToAddress(shipTo, actor, shipTo.id === orderable[0]?.shipToId))
  }

  /** Adobe names the default addresses by their number, as a text. */
  function defaultNumber({ actor }: GraphqlContext): string | null {
    const [shipTo] = actor ? parties.orderableBy(actor) : []
    const number = shipTo && addressNumber(shipTo.shipToId)
    return number == null ? null : String(number)
  }

  function allowed(
    { actor }: GraphqlContext,
    operation: OperationName,
  ): { actor: Actor; access: ShipToAccess; operation: OperationName } {
    if (authorise(actor, operation) !== null || !actor?.shipTo) throw authorizationError()
    return { actor, access: actor.shipTo, operation }
  }

  return {
    Customer: {
      addresses: (_parent, _args, context) => book(context),
      requested_addresses: async (_parent, _args, { actor }) => {
        if (!actor) throw authorizationError()
        return (await addresses.read(actor)).map((address) => wireRequestedAddress(address, actor))
      },
      default_shipping: (_parent, _args, context) => defaultNumber(context),
      default_billing: (_parent, _args, context) => defaultNumber(context),
      addressesV2: async (_parent, args, context) => {
        const page = askedPage(args, DEFAULT_PAGE_SIZE)
        const all = await book(context)
        const refusal = reviewPage(page) ?? reviewPageExists(page, all.length)
        if (refusal) throw inputError(pageRefusalText(refusal), refusal.code)
        const from = pageOffset(page)
        const items = all.slice(from, from + page.pageSize)
        return { items, page_info: pageInfo(page, all.length), total_count: all.length }
      },
      // Products are not reviewed.
      reviews: (_parent, args) => ({ items: [], page_info: pageInfo(askedPage(args, 20), 0) }),
    },

    Mutation: {
      createCustomerAddress: async (_parent, { input }, context) => {
        const asker = allowed(context, 'Mutation.createCustomerAddress')
        const { street, houseNumber, postcode, city, country } = fieldsOf(input)
        if (!street || !houseNumber) throw parameterMissing('street')
        if (!city) throw parameterMissing('city')
        if (!postcode) throw parameterMissing('postcode')
        const wished = { street, houseNumber, postcode, city, country, note: '' }
        return wireRequestedAddress(accepted(await addresses.request(asker, wished)), asker.actor)
      },
      updateCustomerAddress: async (_parent, { id, input }, context) => {
        const asker = allowed(context, 'Mutation.updateCustomerAddress')
        return wireRequestedAddress(accepted(await addresses.change(asker, id, fieldsOf(input ?? {}))), asker.actor)
      },
      deleteCustomerAddress: async (_parent, { id }, context) => {
        accepted(await addresses.remove(allowed(context, 'Mutation.deleteCustomerAddress'), id))
        return true
      },
    },
  }
}

function fieldsOf(input: CustomerAddressInput): Partial<AddressFields> {
  const lines = (input.street ?? []).flatMap((line) => line?.trim() || [])
  const { street, houseNumber } = streetAndNumber(lines.join(' '))
  const country = input.country_code ?? input.country_id
  const given = { street, houseNumber, postcode: input.postcode?.trim(), city: input.city?.trim(), country }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

function accepted<T>(outcome: Outcome<T, AddressRefusal>): T {
  if (outcome.ok) return outcome.value
  const { refusal } = outcome
  if (refusal.code === 'unauthorized' || refusal.code === 'forbidden') throw authorizationError()
  if (refusal.code === 'country-unknown') throw inputError(COUNTRY_UNKNOWN, refusal.code)
  if (refusal.code === 'text-too-long')
    throw inputError(wording(TOO_LONG[refusal.part], { most: ADDRESS_MAXIMUM[refusal.part] }), refusal.code)
  // Ship-tos are the brewery's: nobody changes one here.
  throw noSuchEntity(wording('address.unknown'))
}

const TOO_LONG: Readonly<Record<AddressPart, WordKey>> = {
  street: 'address.too-long.street',
  houseNumber: 'address.too-long.house-number',
  postcode: 'address.too-long.postcode',
  city: 'address.too-long.city',
  note: 'address.too-long.note',
}
