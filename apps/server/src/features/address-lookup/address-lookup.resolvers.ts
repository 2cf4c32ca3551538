import type { Resolvers } from '@fust/contract/resolvers'
import { dutchHouseNumber, dutchPostcode, reviewDutchPostcode } from '@fust/domain/account'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { wording } from '#words/words.ts'
import type { DutchAddresses } from './dutch-addresses.service.ts'

export const addressLookupPolicy: PolicyTable = { 'Query.getDutchAddress': signedIn() }

export function addressLookupResolvers(addresses: DutchAddresses) {
  return {
    Query: {
      getDutchAddress: async (_parent, { postcode, houseNumber, houseNumberAddition }, { actor, brewery, log }) => {
        const fault = reviewDutchPostcode(postcode)
        if (fault) throw inputError(wording(`postcode.${fault}`), `postcode-${fault}`)
        const door = dutchHouseNumber(houseNumber)
        if (!door) throw inputError(wording('house-number.invalid'), 'house-number-invalid')
        const addition = houseNumberAddition ?? door.addition
        const found = await addresses.find(
          { postcode, number: door.number, addition },
          { actor, brewery, warn: (facts, text) => log.warn(facts, text) },
        )
        if (!found.ok) throw authorizationError()
        if (!found.value) return null
        const { address, isWhole } = found.value
        return {
          street: address.street,
          houseNumber: String(address.houseNumber),
          houseNumberAddition: address.addition || null,
          postcode: dutchPostcode(address.postcode),
          city: address.city,
          municipality: address.municipality,
          province: address.province,
          coordinates: address.coordinates,
          status: isWhole ? 'found' : 'addition-unknown',
          statusCode: isWhole ? 200 : 206,
        }
      },
    },
  } satisfies Resolvers<GraphqlContext>
}
