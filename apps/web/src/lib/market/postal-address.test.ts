import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

const TERRACE = { firstname: 'Ank', lastname: 'Tap', street: ['Oude Markt', '12'], city: 'Enschede' }

test.each([
  // written                                                              name                     place
  [{}, 'Ank Tap', 'Oude Markt 12, Enschede'],
  [{ middlename: 'van der', postcode: '7511 GA' }, 'Ank van der Tap', 'Oude Markt 12, 7511 GA Enschede'],
  [{ company: 'Café De Turf' }, 'Ank Tap, Café De Turf', 'Oude Markt 12, Enschede'],
  [{ firstname: '', lastname: '', company: 'Café De Turf' }, 'Café De Turf', 'Oude Markt 12, Enschede'],
])('an address is told by whom and where: %j', (written, name, place) => {
  expect(postalAddress({ ...TERRACE, ...written })).toEqual({ name, place })
})
