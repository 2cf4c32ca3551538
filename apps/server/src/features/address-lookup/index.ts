export { addressLookupFeature } from './address-lookup.feature.ts'
export { createDutchAddresses } from './dutch-addresses.service.ts'
