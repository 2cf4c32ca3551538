import type { Feature } from '../../feature.ts'
import { addressLookupPolicy, addressLookupResolvers } from './address-lookup.resolvers.ts'
import { addressLookupServices } from './address-lookup.services.ts'

export const addressLookupFeature = {
  policy: addressLookupPolicy,
  resolvers: (kernel) => addressLookupResolvers(addressLookupServices(kernel).dutchAddresses),
} satisfies Feature
