/** A door that a register of addresses knows. */
export type RegisteredAddress = {
  street: string
  houseNumber: number
  /** Letter and addition as the register writes them, such as `A-2`; empty without. */
  addition: string
  /** Without a space. */
  postcode: string
  city: string
  municipality: string | null
  province: string | null
  coordinates: { latitude: number; longitude: number } | null
}

/** Looks up Dutch addresses. Every door with this number is answered; what goes wrong is thrown as `AddressLookupFault`. */
export type AddressLookup = {
  find: (asked: { postcode: string; houseNumber: number }) => Promise<RegisteredAddress[]>
}

/** The register did not answer, or not as it should; asking later may help. */
export class AddressLookupFault extends Error {
  override name = 'AddressLookupFault'
}
