export {
  createAddresses,
  type AddressFields,
  type AddressRefusal,
  type Addresses,
  type RequestedAddress,
} from './addresses.service.ts'
export { deliveryFeature } from './delivery.feature.ts'
export {
  createDelivery,
  daysOf,
  deliveryFacts,
  firstDay,
  limitsOf,
  offeredMethods,
  offeredPayments,
  type Delivery,
  type DeliveryDays,
  type DeliveryPlan,
  type DeliveryTerms,
} from './delivery.service.ts'
export {
  calendarDays,
  TERMS,
  termsOf,
  type CalendarDays,
  type OfferedMethod,
  type OfferedPayment,
  type TermsRow,
} from './delivery.store.ts'
export { createPayerCredit } from './payer-credit.service.ts'
export { createParties, type Parties, type StoredParty } from './parties.service.ts'
