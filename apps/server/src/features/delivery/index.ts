export { createAddresses, type AddressFields, type Addresses, type RequestedAddress } from './addresses.service.ts'
export { deliveryPolicy, deliveryRoutes } from './delivery.routes.ts'
export {
  createDelivery,
  daysOf,
  limitsOf,
  offeredMethods,
  type Delivery,
  type DeliveryDays,
  type DeliveryTerms,
} from './delivery.service.ts'
export { createPlannedDays } from './planned-days.service.ts'
export { createDeliveryStore, type OfferedMethod, type OfferedPayment } from './delivery.store.ts'
export { createParties, type Parties, type StoredParty } from './parties.service.ts'
