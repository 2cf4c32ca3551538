/** Where parcels of the played carrier are collected. */
export type PlayedLocation = {
  code: number
  name: string
  street: string
  houseNr: number
  houseNrExt?: string
  zipcode: string
  city: string
  /** Latitude and longitude. */
  at: readonly [number, number]
  /** On working days, on Saturday, on Sunday; null: closed, or nothing is told. */
  open: readonly [string | readonly string[] | null, string | null, string | null]
}

const LONG = ['07:00-22:00', '07:00-22:00', '09:00-20:00'] as const
const SHOP = ['09:00-18:00', '09:00-17:00', null] as const

export const LOCATIONS: readonly PlayedLocation[] = [
  {
    code: 161_457,
    name: 'Drogisterij De Heurne',
    street: 'De Heurne',
    houseNr: 41,
    zipcode: '7511GX',
    city: 'Enschede',
    at: [52.2214, 6.9006],
    open: SHOP,
  },
  {
    code: 163_043,
    name: 'Boekhandel Van der Velde',
    street: 'Haverstraat',
    houseNr: 12,
    houseNrExt: 'A',
    zipcode: '7511EX',
    city: 'Enschede',
    at: [52.2196, 6.8941],
    open: [['09:00-12:30', '13:30-18:00'], '10:00-16:00', null],
  },
  {
    code: 165_220,
    name: 'Buurtsuper Lasonder',
    street: 'Lasondersingel',
    houseNr: 150,
    zipcode: '7514BV',
    city: 'Enschede',
    at: [52.2263, 6.9021],
    open: LONG,
  },
  {
    code: 171_002,
    name: 'Pakketautomaat Station',
    street: 'Stationsplein',
    houseNr: 3,
    zipcode: '7511JD',
    city: 'Enschede',
    at: [52.2225, 6.8904],
    open: [null, null, null],
  },
  {
    code: 180_310,
    name: 'Primera Oldenzaal',
    street: 'Deurningerstraat',
    houseNr: 20,
    zipcode: '7571BC',
    city: 'Oldenzaal',
    at: [52.3126, 6.9277],
    open: SHOP,
  },
  {
    code: 181_040,
    name: 'Primera Haaksbergen',
    street: 'Blankenburgerstraat',
    houseNr: 7,
    zipcode: '7481EA',
    city: 'Haaksbergen',
    at: [52.1566, 6.7412],
    open: SHOP,
  },
  {
    code: 181_041,
    name: 'Bruna Haaksbergen',
    street: 'Spoorstraat',
    houseNr: 52,
    zipcode: '7481HX',
    city: 'Haaksbergen',
    at: [52.1588, 6.738],
    open: SHOP,
  },
  {
    code: 182_774,
    name: 'Tabakszaak Oudegracht',
    street: 'Oudegracht',
    houseNr: 188,
    zipcode: '3511NP',
    city: 'Utrecht',
    at: [52.0893, 5.1201],
    open: SHOP,
  },
]

/** Where the played carrier believes a postcode to lie, by its digits. */
export const AREAS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['7481', [52.1557, 6.7396]],
  ['7511', [52.2204, 6.8955]],
  ['7514', [52.2263, 6.9021]],
  ['7571', [52.3112, 6.9314]],
  ['7575', [52.3112, 6.9314]],
  ['3511', [52.0907, 5.1214]],
])
