export { addressesResolvers, customerAddressesPolicy } from './addresses.resolvers.ts'
export { customerPolicy, customerResolvers } from './customer.resolvers.ts'
