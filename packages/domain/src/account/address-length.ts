import { isLongerThan } from '../text/text-length.ts'

/** Code points of the parts of an address, the house number with its addition. */
export const ADDRESS_MAXIMUM = { street: 100, houseNumber: 40, postcode: 12, city: 100, note: 200 } as const

export type AddressPart = keyof typeof ADDRESS_MAXIMUM

/** The part of an address that is too long to be written on a label, or null. */
export function longAddressPart(address: Readonly<Partial<Record<AddressPart, string>>>): AddressPart | null {
  const parts: readonly AddressPart[] = ['street', 'houseNumber', 'postcode', 'city', 'note']
  return parts.find((part) => isLongerThan(address[part] ?? '', ADDRESS_MAXIMUM[part])) ?? null
}
