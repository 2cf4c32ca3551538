import { plainPostcode, type DutchHouseNumber } from '@fust/domain/account'
import { hasDutchAddresses } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { AccessRefusal, Authorise } from '#request/policy.ts'
import type { AddressLookup, RegisteredAddress } from '#integrations/address-lookup/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'

/** What a form asks for, after it was held against the rules. */
export type AskedDoor = DutchHouseNumber & { postcode: string }

/** The address of a door; without `isWhole` its number is known, and what stands behind it is not. */
export type FoundDoor = { address: RegisteredAddress; isWhole: boolean }

type Warn = (facts: object, text: string) => void

/** Dutch addresses by postcode and number; off where nobody looks them up. */
export function createDutchAddresses({ lookup, authorise }: { lookup: AddressLookup | null; authorise: Authorise }) {
  return {
    /** Null where it is not known or cannot be asked for: a form is filled in by hand then (ERR-15). */
    find: async (
      { postcode, number, addition }: AskedDoor,
      { actor, brewery: { market }, warn }: { actor: Actor | null; brewery: BreweryNow; warn: Warn },
    ): Promise<Outcome<FoundDoor | null, AccessRefusal>> => {
      const refusal = authorise(actor, 'Query.getDutchAddress')
      if (refusal) return refuse(refusal)
      if (!lookup || !hasDutchAddresses(market)) return accept(null)
      try {
        const doors = await lookup.find({ postcode: plainPostcode(postcode), houseNumber: number })
        const [first] = doors
        if (!first) {
          warn({ event: 'address-unknown' }, 'a Dutch address is not in the register')
          return accept(null)
        }
        const own = doors.find((door) => plain(door.addition) === plain(addition))
        // All doors behind one number stand in one street.
        return accept({ address: own ?? { ...first, addition }, isWhole: own !== undefined })
      } catch (error) {
        warn({ event: 'address-lookup-failed', err: error }, 'a Dutch address could not be looked up')
        return accept(null)
      }
    },
  }
}

export type DutchAddresses = ReturnType<typeof createDutchAddresses>

const plain = (addition: string): string => addition.replaceAll(/[^0-9a-z]/gi, '').toLowerCase()
