import { deliveryServices } from '#features/delivery/index.ts'
import type { Feature } from '../../feature.ts'
import { addressesResolvers, customerAddressesPolicy } from './addresses.resolvers.ts'

export const customerAddressesFeature = {
  policy: customerAddressesPolicy,
  resolvers: (kernel) => addressesResolvers({ ...kernel, ...deliveryServices(kernel) }),
} satisfies Feature
