/** Monday to Sunday, as a week is told. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type OpenDay = { day: (typeof WEEK)[number]; from: string; to: string }

/** Where a carrier keeps a parcel until somebody collects it. */
export type ServicePoint = {
  /** Known to the carrier by it. */
  id: string
  name: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
  coordinates: { latitude: number; longitude: number }
  distanceMetres: number
  /** Empty where the carrier tells none; a day with a break is there twice. */
  hours: readonly OpenDay[]
}

/** Who brings parcels; the nearest service points come first. What goes wrong is thrown as `CarrierFault`. */
export type Carrier = {
  name: string
  servicePointsNear: (asked: { postcode: string; country: string }) => Promise<ServicePoint[]>
}

/** The carrier did not answer, or not as it should; asking later may help. */
export class CarrierFault extends Error {
  override name = 'CarrierFault'
}
