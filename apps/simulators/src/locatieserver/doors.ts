/** Doors of the played register: a street by its postcode, and which numbers stand there. */
export type Street = {
  postcode: string
  straatnaam: string
  woonplaatsnaam: string
  gemeentenaam: string
  provincienaam: string
  /** Longitude and latitude. */
  at: readonly [number, number]
  from: number
  to: number
  /** Doors behind one number, as letter and addition. */
  behind?: Readonly<Record<number, readonly { huisletter?: string; huisnummertoevoeging?: string }[]>>
}

const ENSCHEDE = { woonplaatsnaam: 'Enschede', gemeentenaam: 'Enschede', provincienaam: 'Overijssel' }

export const STREETS: readonly Street[] = [
  {
    ...ENSCHEDE,
    postcode: '7511GA',
    straatnaam: 'Oude Markt',
    at: [6.8955, 52.2204],
    from: 1,
    to: 40,
    behind: { 12: [{}, { huisletter: 'A' }, { huisletter: 'A', huisnummertoevoeging: '2' }] },
  },
  { ...ENSCHEDE, postcode: '7511JE', straatnaam: 'Stationsplein', at: [6.8899, 52.2226], from: 1, to: 60 },
  {
    ...ENSCHEDE,
    postcode: '7548BM',
    straatnaam: 'Windmolenweg',
    woonplaatsnaam: 'Boekelo',
    at: [6.8004, 52.2055],
    from: 1,
    to: 90,
  },
  {
    postcode: '7607HD',
    straatnaam: 'Grotestraat',
    woonplaatsnaam: 'Almelo',
    gemeentenaam: 'Almelo',
    provincienaam: 'Overijssel',
    at: [6.6629, 52.3559],
    from: 1,
    to: 200,
  },
  {
    postcode: '7411KT',
    straatnaam: 'Brink',
    woonplaatsnaam: 'Deventer',
    gemeentenaam: 'Deventer',
    provincienaam: 'Overijssel',
    at: [6.1605, 52.2526],
    from: 1,
    to: 110,
  },
  {
    postcode: '3511LX',
    straatnaam: 'Oudegracht',
    woonplaatsnaam: 'Utrecht',
    gemeentenaam: 'Utrecht',
    provincienaam: 'Utrecht',
    at: [5.1197, 52.0907],
    from: 100,
    to: 420,
  },
  {
    postcode: '1012JS',
    straatnaam: 'Dam',
    woonplaatsnaam: 'Amsterdam',
    gemeentenaam: 'Amsterdam',
    provincienaam: 'Noord-Holland',
    at: [4.8936, 52.3731],
    from: 1,
    to: 30,
  },
]
