export type { AddressFields, AddressRefusal, Addresses, RequestedAddress } from './addresses.service.ts'
export {
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
export type { Parties, StoredParty } from './parties.service.ts'
export { deliveryServices } from './delivery.services.ts'
