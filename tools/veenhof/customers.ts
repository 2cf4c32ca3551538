import type { Row } from './csv.ts'
import type { PriceGroup } from './prices.ts'
import type { CalendarCode } from './transport.ts'
import type { CalendarDate } from './units.ts'

export const CUSTOMER_TYPES = [
  'Distributor',
  'Trade',
  'Retail',
  'Agreement',
  'OntradeTank',
  'Ontrade',
  'InternalCustomer',
  'AccountManagerOntrade',
  'AccountManagerOfftrade',
  'Shop',
  'PosWederverkoper',
] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

type Address = { street: string; houseNumber: string; postcode: string; city: string }

export type ShipTo = Address & {
  id: string
  companyId: string
  name: string
  customerType: CustomerType
  priceGroup: PriceGroup
  calendar: CalendarCode
  payer: number
  isSuspended: boolean
}

export type Company = Address & {
  id: string
  name: string
  customerType: CustomerType
  licenceEndsOn?: CalendarDate
  payers: { id: string; name: string; termDays: number }[]
  shipTos: ShipTo[]
}

/** Where the towns lie, for the map beside a ship-to. */
const TOWNS: Record<string, [latitude: number, longitude: number]> = {
  Almelo: [52.3567, 6.6625],
  Amersfoort: [52.1561, 5.3878],
  Apeldoorn: [52.2112, 5.9699],
  Arnhem: [51.9851, 5.8987],
  Assen: [52.9928, 6.5642],
  Boekelo: [52.204, 6.8006],
  Breda: [51.5719, 4.7683],
  Deventer: [52.2661, 6.1552],
  Ede: [52.0402, 5.6649],
  Emmen: [52.7858, 6.8976],
  Enschede: [52.2215, 6.8937],
  Groningen: [53.2194, 6.5665],
  Heerenveen: [52.9597, 5.9192],
  Hengelo: [52.2659, 6.7931],
  Hoogeveen: [52.7225, 6.4778],
  Leeuwarden: [53.2012, 5.7999],
  Meppel: [52.6957, 6.1944],
  Nijmegen: [51.8126, 5.8372],
  Oldenzaal: [52.3133, 6.9293],
  Tilburg: [51.5606, 5.0919],
  Utrecht: [52.0907, 5.1214],
  Winterswijk: [51.9712, 6.7199],
  Zutphen: [52.1385, 6.2014],
  Zwolle: [52.5168, 6.083],
}

type ShipToRow = [
  name: string,
  street: string,
  houseNumber: string,
  postcode: string,
  city: string,
  calendar: CalendarCode,
  more?: { type?: CustomerType; group?: PriceGroup; payer?: number; isSuspended?: boolean },
]

type CompanyRow = {
  name: string
  type: CustomerType
  group: PriceGroup
  licenceEndsOn?: CalendarDate
  address: [street: string, houseNumber: string, postcode: string, city: string]
  payers: [name: string, termDays: number][]
  shipTos: ShipToRow[]
}

const SOURCE: CompanyRow[] = [
  {
    name: 'Ten Brink Dranken',
    type: 'Distributor',
    group: 'DISTRIBUTOR',
    licenceEndsOn: '2029-06-30',
    address: ['Windmolenweg', '14', '7548 BM', 'Boekelo'],
    payers: [['Ten Brink Dranken', 30]],
    shipTos: [
      ['Depot Boekelo', 'Windmolenweg', '14', '7548 BM', 'Boekelo', 'TWENTE'],
      ['Depot Hengelo', 'Diamantstraat', '31', '7554 TA', 'Hengelo', 'TWENTE'],
      ['Depot Zutphen', 'Estlandsestraat', '6', '7202 CN', 'Zutphen', 'OOST'],
      ['Depot Winterswijk', 'Snelliusstraat', '22', '7102 ED', 'Winterswijk', 'OOST'],
      ['Crossdock Apeldoorn', 'Aruba', '9', '7332 BJ', 'Apeldoorn', 'OOST'],
    ],
  },
  {
    name: 'Drankengroothandel Noorderdiep',
    type: 'Distributor',
    group: 'DISTRIBUTOR',
    licenceEndsOn: '2028-12-31',
    address: ['Bornholmstraat', '48', '9723 AX', 'Groningen'],
    payers: [
      ['Noorderdiep Groningen', 30],
      ['Noorderdiep Fryslân', 30],
    ],
    shipTos: [
      ['Hoofddepot Groningen', 'Bornholmstraat', '48', '9723 AX', 'Groningen', 'NOORD'],
      ['Depot Assen', 'Industrieweg', '17', '9403 AB', 'Assen', 'NOORD'],
      ['Depot Leeuwarden', 'Neptunusweg', '5', '8938 AA', 'Leeuwarden', 'NOORD', { payer: 1 }],
    ],
  },
  {
    name: 'Horecagroothandel De Ketel',
    type: 'Trade',
    group: 'TRADE',
    licenceEndsOn: '2028-03-31',
    address: ['Nijverheidsweg-Noord', '63', '3812 PK', 'Amersfoort'],
    payers: [['De Ketel Inkoop', 30]],
    shipTos: [
      ['De Ketel Amersfoort', 'Nijverheidsweg-Noord', '63', '3812 PK', 'Amersfoort', 'MIDDEN'],
      ['De Ketel Ede', 'Galvanistraat', '12', '6716 AE', 'Ede', 'OOST'],
      ['De Ketel Utrecht', 'Ravenswade', '150', '3439 LD', 'Utrecht', 'MIDDEN'],
      ['De Ketel Breda', 'Minervum', '7091', '4817 ZK', 'Breda', 'ZUID'],
    ],
  },
  {
    name: 'Café De Zwarte Kraai',
    type: 'Agreement',
    group: 'AGREEMENT',
    licenceEndsOn: '2031-05-31',
    address: ['Stovestraat', '8', '7511 EV', 'Enschede'],
    payers: [['Café De Zwarte Kraai', 14]],
    shipTos: [
      ['Café De Zwarte Kraai', 'Stovestraat', '8', '7511 EV', 'Enschede', 'TWENTE'],
      ['Paviljoen De Kraai', 'Rutbekerveldweg', '71', '7546 RV', 'Enschede', 'TWENTE'],
    ],
  },
  {
    name: 'Drankenhandel Oosterhof',
    type: 'Agreement',
    group: 'AGREEMENT',
    licenceEndsOn: '2027-09-30',
    address: ['Hanzeweg', '29', '7418 AT', 'Deventer'],
    payers: [['Oosterhof Deventer', 30]],
    shipTos: [
      ['Oosterhof Deventer', 'Hanzeweg', '29', '7418 AT', 'Deventer', 'OOST'],
      ['Oosterhof Zwolle', 'Ampèrestraat', '14', '8013 PT', 'Zwolle', 'OOST'],
      ['Oosterhof Meppel', 'Blankenstein', '260', '7943 PG', 'Meppel', 'NOORD'],
    ],
  },
  {
    name: 'Slijterijen Het Kruikje',
    type: 'Retail',
    group: 'RETAIL',
    licenceEndsOn: '2030-01-31',
    address: ['Steenstraat', '88', '6828 CN', 'Arnhem'],
    payers: [['Het Kruikje Centraal', 21]],
    shipTos: [
      ['Het Kruikje Arnhem', 'Steenstraat', '88', '6828 CN', 'Arnhem', 'OOST'],
      ['Het Kruikje Nijmegen', 'Van Welderenstraat', '41', '6511 MC', 'Nijmegen', 'OOST'],
      ['Het Kruikje Apeldoorn', 'Asselsestraat', '19', '7311 EE', 'Apeldoorn', 'OOST'],
      ['Het Kruikje Zutphen', 'Beukerstraat', '53', '7201 LC', 'Zutphen', 'OOST'],
    ],
  },
  {
    name: 'Buurtsuper De Korf',
    type: 'Retail',
    group: 'RETAIL',
    licenceEndsOn: '2028-08-31',
    address: ['Dr. Anton Philipsstraat', '34', '7903 AL', 'Hoogeveen'],
    payers: [['De Korf Distributie', 30]],
    shipTos: [
      ['De Korf distributiecentrum', 'Dr. Anton Philipsstraat', '34', '7903 AL', 'Hoogeveen', 'NOORD'],
      ['De Korf Emmen', 'Noorderplein', '11', '7811 MG', 'Emmen', 'NOORD'],
    ],
  },
  {
    name: 'Brouwlokaal De Pijp',
    type: 'OntradeTank',
    group: 'TANK',
    licenceEndsOn: '2030-10-31',
    address: ['Twijnstraat', '67', '3511 ZJ', 'Utrecht'],
    payers: [['Brouwlokaal De Pijp', 14]],
    shipTos: [
      ['Brouwlokaal De Pijp', 'Twijnstraat', '67', '3511 ZJ', 'Utrecht', 'MIDDEN'],
      ['De Pijp aan de Werf', 'Oudegracht', '214', '3511 NR', 'Utrecht', 'MIDDEN'],
      ['De Pijp Amersfoort', 'Lieve Vrouwekerkhof', '6', '3811 BS', 'Amersfoort', 'MIDDEN'],
    ],
  },
  {
    name: 'Tapperij Het Koperen Hert',
    type: 'OntradeTank',
    group: 'TANK',
    licenceEndsOn: '2029-02-28',
    address: ['Waalkade', '52', '6511 XP', 'Nijmegen'],
    payers: [['Het Koperen Hert', 14]],
    shipTos: [
      ['Het Koperen Hert Nijmegen', 'Waalkade', '52', '6511 XP', 'Nijmegen', 'OOST'],
      ['Het Koperen Hert Arnhem', 'Korenmarkt', '17', '6811 GV', 'Arnhem', 'OOST'],
      ['Het Koperen Hert Zwolle', 'Melkmarkt', '30', '8011 MD', 'Zwolle', 'OOST'],
    ],
  },
  {
    name: 'Horecagroep Marktzicht',
    type: 'Ontrade',
    group: 'ONTRADE',
    licenceEndsOn: '2029-11-30',
    address: ['Oude Markt', '12', '7511 GA', 'Enschede'],
    payers: [
      ['Horecagroep Marktzicht', 14],
      ['Marktzicht Evenementen', 30],
    ],
    shipTos: [
      ['Eetcafé Het Achterom', 'Oude Markt', '12', '7511 GA', 'Enschede', 'TWENTE'],
      ['Grand Café De Waag', 'Markt', '3', '7571 EA', 'Oldenzaal', 'TWENTE'],
      ['Bar Noorderzon', 'Grotestraat', '91', '7607 CK', 'Almelo', 'TWENTE'],
      ['Brasserie De Sluis', 'Pastoriestraat', '24', '7551 GE', 'Hengelo', 'TWENTE'],
      [
        'Tanklokaal Het Gewelf',
        'Walstraat',
        '5',
        '7511 GE',
        'Enschede',
        'TWENTE',
        { type: 'OntradeTank', group: 'TANK' },
      ],
      [
        'Zaal De Hooiberg',
        'Haaksbergerstraat',
        '402',
        '7545 GN',
        'Enschede',
        'TWENTE',
        { payer: 1, isSuspended: true },
      ],
    ],
  },
  {
    name: 'Stichting Veenfeesten',
    type: 'Ontrade',
    group: 'ONTRADE',
    licenceEndsOn: '2026-09-30',
    address: ['Hoofdstraat', '140', '7901 JV', 'Hoogeveen'],
    payers: [['Stichting Veenfeesten', 14]],
    shipTos: [
      ['Festivalterrein De Wieken', 'Schutsweg', '2', '7902 NB', 'Hoogeveen', 'NOORD'],
      ['Loods Veenfeesten', 'Industrieweg', '58', '7903 AK', 'Hoogeveen', 'NOORD'],
    ],
  },
  {
    name: 'Barmeubel & Merk',
    type: 'PosWederverkoper',
    group: 'RESELLER',
    address: ['Kraaivenstraat', '25', '5048 AB', 'Tilburg'],
    payers: [['Barmeubel & Merk', 30]],
    shipTos: [
      ['Magazijn Tilburg', 'Kraaivenstraat', '25', '5048 AB', 'Tilburg', 'POSM'],
      ['Toonzaal Breda', 'Boschstraat', '77', '4811 GC', 'Breda', 'POSM'],
    ],
  },
  {
    name: 'Veenhof Winkels',
    type: 'Shop',
    group: 'LIST',
    licenceEndsOn: '2030-12-31',
    address: ['Brouwersdijk', '1', '7548 PV', 'Boekelo'],
    payers: [['Veenhof Winkels', 30]],
    shipTos: [
      ['Brouwerijwinkel', 'Brouwersdijk', '1', '7548 PV', 'Boekelo', 'POSM'],
      ['Veenhof in de stad', 'Marktstraat', '15', '7511 GC', 'Enschede', 'POSM'],
    ],
  },
  {
    name: 'Brouwerij Veenhof',
    type: 'InternalCustomer',
    group: 'STAFF',
    licenceEndsOn: '2035-12-31',
    address: ['Brouwersdijk', '1', '7548 PV', 'Boekelo'],
    payers: [['Brouwerij Veenhof', 30]],
    shipTos: [
      ['Kantoor en proeflokaal', 'Brouwersdijk', '1', '7548 PV', 'Boekelo', 'TWENTE'],
      ['Evenementenploeg', 'Brouwersdijk', '3', '7548 PV', 'Boekelo', 'TWENTE'],
      ['Buitendienst horeca', 'Brouwersdijk', '1', '7548 PV', 'Boekelo', 'POSM', { type: 'AccountManagerOntrade' }],
      ['Buitendienst winkels', 'Brouwersdijk', '1', '7548 PV', 'Boekelo', 'POSM', { type: 'AccountManagerOfftrade' }],
    ],
  },
]

const companyId = (index: number) => String(1_000_101 + index)
const payerId = (index: number, payer: number) => String(2_000_101 + index * 10 + payer)

// Ship-tos are numbered through, so that an id names one ship-to everywhere.
let shipTosSoFar = 0
const nextShipToId = () => String(3_000_101 + shipTosSoFar++)

const toAddress = ([street, houseNumber, postcode, city]: CompanyRow['address']): Address => ({
  street,
  houseNumber,
  postcode: postcode.replace(' ', ''),
  city,
})

export const COMPANIES: Company[] = SOURCE.map((row, index) => ({
  id: companyId(index),
  name: row.name,
  customerType: row.type,
  ...(row.licenceEndsOn ? { licenceEndsOn: row.licenceEndsOn } : {}),
  ...toAddress(row.address),
  payers: row.payers.map(([name, termDays], payer) => ({ id: payerId(index, payer), name, termDays })),
  shipTos: row.shipTos.map(([name, street, houseNumber, postcode, city, calendar, more]) => ({
    id: nextShipToId(),
    companyId: companyId(index),
    name,
    customerType: more?.type ?? row.type,
    priceGroup: more?.group ?? row.group,
    calendar,
    payer: more?.payer ?? 0,
    isSuspended: more?.isSuspended ?? false,
    ...toAddress([street, houseNumber, postcode, city]),
  })),
}))

export const SHIP_TOS: ShipTo[] = COMPANIES.flatMap(({ shipTos }) => shipTos)

export function shipToNamed(name: string): ShipTo {
  const found = SHIP_TOS.find((shipTo) => shipTo.name === name)
  if (!found) throw new Error(`no ship-to named ${name}`)
  return found
}

export const payerOf = (shipTo: ShipTo): string => whoPays(shipTo).id

/** The days in which an invoice for a ship-to is to be paid. */
export const termOf = (shipTo: ShipTo): number => whoPays(shipTo).termDays

function whoPays(shipTo: ShipTo) {
  const payer = COMPANIES.find(({ id }) => id === shipTo.companyId)?.payers[shipTo.payer]
  if (!payer) throw new Error(`${shipTo.name} has no payer`)
  return payer
}

const addressRow = ({ street, houseNumber, postcode, city }: Address): Row => ({
  street,
  house_number: houseNumber,
  postcode,
  city,
  country: 'NL',
})

export const companyRows = (): Row[] =>
  COMPANIES.map((company, index) => ({
    id: company.id,
    name: company.name,
    customer_type: company.customerType,
    chamber_of_commerce: String(90_010_207 + index * 1_013),
    vat_number: `NL${String(800_012_030 + index * 10_107)}B01`,
    licence_number: company.licenceEndsOn && `ALC-${2019 + (index % 6)}-${String(417 + index * 53).padStart(5, '0')}`,
    licence_ends_on: company.licenceEndsOn,
    ...addressRow(company),
  }))

export const payerRows = (): Row[] =>
  COMPANIES.flatMap((company) =>
    company.payers.map(({ id, name, termDays }) => ({
      company_id: company.id,
      id,
      name,
      ...addressRow(company),
      payment_term_days: termDays,
    })),
  )

export const shipToRows = (): Row[] =>
  SHIP_TOS.map((shipTo, index) => {
    const town = TOWNS[shipTo.city]
    if (!town) throw new Error(`${shipTo.city} is not on the map`)
    // apart from each other, so that markers in one town do not cover each other
    const aside = ((index % 7) - 3) * 0.0021
    return {
      company_id: shipTo.companyId,
      id: shipTo.id,
      name: shipTo.name,
      status: shipTo.isSuspended ? 'SUSPENDED' : 'ACTIVE',
      customer_type: shipTo.customerType,
      payer_id: payerOf(shipTo),
      price_group: shipTo.priceGroup,
      calendar_code: shipTo.calendar,
      ...addressRow(shipTo),
      latitude: (town[0] + aside).toFixed(6),
      longitude: (town[1] - aside).toFixed(6),
    }
  })
