import { ADDRESS_MAXIMUM, dutchHouseNumber, reviewDutchPostcode } from '@fust/domain/account'
import { isLongerThan } from '@fust/domain/text'
import type { TextKey } from '../../../../i18n/index.ts'

/** Where an address is, in the order of the screen. */
export type PlaceLines = { postcode: string; houseNumber: string; street: string; city: string }

/** What is filled in of a new address, in the order of the screen. */
export type DoorFields = PlaceLines & { name: string; company: string; telephone: string }

const NAME_MOST = 100
const TELEPHONE_MOST = 30

/** What is wrong with where an address is, by field; in the Netherlands the postcode and the number have their own form (IDN-40, IDN-41). */
export function reviewPlace(isDutch: boolean) {
  return ({ postcode, houseNumber, street, city }: PlaceLines) => {
    const postcodeFault = isDutch ? reviewDutchPostcode(postcode) : null
    return {
      ...(isLongerThan(postcode, ADDRESS_MAXIMUM.postcode) && { postcode: 'too-long' }),
      ...(postcodeFault && { postcode: postcodeFault }),
      ...(isDutch && !dutchHouseNumber(houseNumber) && { houseNumber: 'house-number' }),
      ...(isLongerThan(houseNumber, ADDRESS_MAXIMUM.houseNumber) && { houseNumber: 'too-long' }),
      ...(!street.trim() && { street: 'street-missing' }),
      ...(isLongerThan(street, ADDRESS_MAXIMUM.street) && { street: 'too-long' }),
      ...(!city.trim() && { city: 'city-missing' }),
      ...(isLongerThan(city, ADDRESS_MAXIMUM.city) && { city: 'too-long' }),
    }
  }
}

/** What is wrong with an address, by field. */
export function reviewDoor(isDutch: boolean) {
  const placeFaults = reviewPlace(isDutch)
  return ({ name, company, telephone, ...place }: DoorFields) => ({
    ...(!name.trim() && !company.trim() && { name: 'name-missing' }),
    ...(isLongerThan(name, NAME_MOST) && { name: 'too-long' }),
    ...(isLongerThan(company, NAME_MOST) && { company: 'too-long' }),
    ...placeFaults(place),
    ...(isLongerThan(telephone, TELEPHONE_MOST) && { telephone: 'too-long' }),
  })
}

export const DOOR_FAULTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['name-missing', 'addresses.faults.name'],
  ['digits-only', 'addresses.faults.digitsOnly'],
  ['four-digits', 'addresses.faults.fourDigits'],
  ['letters-only', 'addresses.faults.lettersOnly'],
  ['two-letters', 'addresses.faults.twoLetters'],
  ['house-number', 'addresses.faults.houseNumber'],
  ['street-missing', 'addresses.faults.street'],
  ['city-missing', 'addresses.faults.city'],
  ['too-long', 'addresses.faults.tooLong'],
])
