import { addressLookupPolicy, addressLookupResolvers } from './address-lookup.resolvers.ts'
import type { DutchAddresses } from './dutch-addresses.service.ts'

export const addressLookupFeature = {
  policy: addressLookupPolicy,
  resolvers: ({ dutchAddresses }: { dutchAddresses: DutchAddresses }) => addressLookupResolvers(dutchAddresses),
}
