import type { Row } from './csv.ts'
import { shipToNamed } from './customers.ts'
import type { CustomerType } from './customers.ts'
import type { Text } from './units.ts'

type Role = 'Owner' | 'DelegatedOwner' | 'Manager' | 'SalesAssociate' | 'Basic'

type RoleEntry = { shipTo: string; role: Role; customerType: CustomerType; only?: string[]; withheld?: string[] }

/** How often the tutorial opens by itself. */
const TUTORIAL_TIMES = 3

export type Account = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  status: 'Active' | 'Inactive' | 'Invited'
  isValidated: boolean
  isPhoneLogin: boolean
  isKeyAccount: boolean
  locale: 'nl' | 'en'
  entries: RoleEntry[]
  /** On the sign-in page of the demo; accounts without it are colleagues at the customers. */
  description?: Text
  /** Came only just now: no order of the past is theirs. */
  isNew?: true
}

const DOMAIN = 'veenhof.example'

const ROLES: Record<string, { role: Role; shipTos: 1 | 2; title: Text }> = {
  owner: { role: 'Owner', shipTos: 2, title: { nl: 'Key user', en: 'Key user' } },
  delegated: {
    role: 'DelegatedOwner',
    shipTos: 1,
    title: { nl: 'Aangewezen beheerder', en: 'Designated administrator' },
  },
  manager: { role: 'Manager', shipTos: 2, title: { nl: 'Manager', en: 'Manager' } },
  buyer: { role: 'SalesAssociate', shipTos: 2, title: { nl: 'Inkoper', en: 'Buyer' } },
  basic: { role: 'Basic', shipTos: 1, title: { nl: 'Basisgebruiker', en: 'Basic user' } },
}

type TypeRow = {
  customerType: CustomerType
  title: Text
  shipTos: [string, string]
  people: Record<string, [string, string]>
}

const TYPES: Record<string, TypeRow> = {
  distributor: {
    customerType: 'Distributor',
    title: { nl: 'groothandel', en: 'distributor' },
    shipTos: ['Depot Boekelo', 'Depot Hengelo'],
    people: {
      owner: ['Gerrit', 'Nijenkamp'],
      delegated: ['Anneke', 'Veldboer'],
      manager: ['Rutger', 'Holterman'],
      buyer: ['Femke', 'Assink'],
      basic: ['Jorrit', 'Leusink'],
    },
  },
  agreement: {
    customerType: 'Agreement',
    title: { nl: 'café met contract', en: 'café with an agreement' },
    shipTos: ['Café De Zwarte Kraai', 'Paviljoen De Kraai'],
    people: {
      owner: ['Marloes', 'Kampherbeek'],
      delegated: ['Teun', 'Broekhof'],
      manager: ['Silke', 'Wiggers'],
      buyer: ['Daan', 'Rouwenhorst'],
      basic: ['Noor', 'Eshuis'],
    },
  },
  trade: {
    customerType: 'Trade',
    title: { nl: 'handel', en: 'trade' },
    shipTos: ['De Ketel Amersfoort', 'De Ketel Ede'],
    people: {
      owner: ['Willemijn', 'Oldenhave'],
      delegated: ['Pim', 'Zandstra'],
      manager: ['Jette', 'Morsink'],
      buyer: ['Bas', 'Kolkman'],
      basic: ['Iris', 'Tijhuis'],
    },
  },
  retail: {
    customerType: 'Retail',
    title: { nl: 'winkel', en: 'retail' },
    shipTos: ['Het Kruikje Arnhem', 'Het Kruikje Nijmegen'],
    people: {
      owner: ['Hessel', 'Vloedbeld'],
      delegated: ['Carlijn', 'Boerrigter'],
      manager: ['Ruben', 'Slagman'],
      buyer: ['Mirthe', 'Ensink'],
      basic: ['Siem', 'Harperink'],
    },
  },
  ontrade: {
    customerType: 'Ontrade',
    title: { nl: 'horeca', en: 'on-trade' },
    shipTos: ['Eetcafé Het Achterom', 'Grand Café De Waag'],
    people: {
      owner: ['Loes', 'Nijland'],
      delegated: ['Koen', 'Beltman'],
      manager: ['Yara', 'Scholten'],
      buyer: ['Thijs', 'Wolterink'],
      basic: ['Evi', 'Grobben'],
    },
  },
  tank: {
    customerType: 'OntradeTank',
    title: { nl: 'horeca met tankbier', en: 'on-trade with tank beer' },
    shipTos: ['Brouwlokaal De Pijp', 'De Pijp aan de Werf'],
    people: {
      owner: ['Sander', 'Ravenhorst'],
      delegated: ['Madelief', 'Kuiters'],
      manager: ['Job', 'Steenvoort'],
      buyer: ['Lotte', 'Averdijk'],
      basic: ['Cas', 'Molenkamp'],
    },
  },
  reseller: {
    customerType: 'PosWederverkoper',
    title: { nl: 'wederverkoper promotiemateriaal', en: 'point-of-sale reseller' },
    shipTos: ['Magazijn Tilburg', 'Toonzaal Breda'],
    people: {
      owner: ['Roos', 'Verschoten'],
      delegated: ['Ward', 'Dongelaar'],
      manager: ['Fien', 'Kerkeling'],
      buyer: ['Jelle', 'Hazenpad'],
      basic: ['Babs', 'Tilgroen'],
    },
  },
}

type Draft = Pick<Account, 'email' | 'firstName' | 'lastName' | 'entries'> & Partial<Account>

const byRoleAndType: Draft[] = Object.entries(TYPES).flatMap(([type, { customerType, title, shipTos, people }]) =>
  Object.entries(ROLES).map(([roleWord, { role, shipTos: count, title: roleTitle }]): Draft => {
    const [firstName, lastName] = people[roleWord] ?? ['', '']
    return {
      email: `${roleWord}.${type}@${DOMAIN}`,
      firstName,
      lastName,
      isKeyAccount: type === 'distributor',
      entries: shipTos.slice(0, count).map((shipTo) => ({ shipTo, role, customerType })),
      description: { nl: `${roleTitle.nl}, ${title.nl}`, en: `${roleTitle.en}, ${title.en}` },
    }
  }),
)

/** The on-trade customers of the account manager, for whom he may order. */
const STAFF_CUSTOMERS = [
  'Eetcafé Het Achterom',
  'Grand Café De Waag',
  'Bar Noorderzon',
  'Brasserie De Sluis',
  'Tanklokaal Het Gewelf',
  'Brouwlokaal De Pijp',
  'De Pijp aan de Werf',
  'Het Koperen Hert Nijmegen',
]

const named: Draft[] = [
  {
    email: `staff@${DOMAIN}`,
    firstName: 'Wouter',
    lastName: 'Haverkate',
    entries: ['Buitendienst horeca', ...STAFF_CUSTOMERS].map((shipTo) => ({
      shipTo,
      role: 'Manager',
      customerType: 'AccountManagerOntrade',
    })),
    description: {
      nl: 'Accountmanager horeca, bestelt ook voor klanten',
      en: 'Account manager on-trade, also orders for customers',
    },
  },
  {
    email: `shop@${DOMAIN}`,
    firstName: 'Doortje',
    lastName: 'Wevers',
    entries: ['Brouwerijwinkel', 'Veenhof in de stad'].map((shipTo) => ({
      shipTo,
      role: 'Manager',
      customerType: 'Shop',
    })),
    description: { nl: 'Winkel van de brouwerij', en: 'Shop of the brewery' },
  },
  {
    email: `admin@${DOMAIN}`,
    firstName: 'Hanneke',
    lastName: 'Brouwersma',
    entries: ['Kantoor en proeflokaal', 'Evenementenploeg'].map((shipTo) => ({
      shipTo,
      role: 'Owner',
      customerType: 'InternalCustomer',
    })),
    description: { nl: 'Beheerder van de brouwerij', en: 'Brewery administrator' },
  },
  {
    email: `invited@${DOMAIN}`,
    firstName: 'Stijn',
    lastName: 'Olthof',
    status: 'Invited',
    isValidated: false,
    entries: [{ shipTo: 'Bar Noorderzon', role: 'SalesAssociate', customerType: 'Ontrade' }],
    description: { nl: 'Uitgenodigd, nog niet bevestigd', en: 'Invited, not confirmed yet' },
  },
  {
    email: `suspended@${DOMAIN}`,
    firstName: 'Henk-Jan',
    lastName: 'Roelvink',
    entries: [{ shipTo: 'Zaal De Hooiberg', role: 'Manager', customerType: 'Ontrade' }],
    description: { nl: 'Enige afleveradres is geblokkeerd', en: 'Its only ship-to is suspended' },
  },
  {
    email: `two-shiptos@${DOMAIN}`,
    firstName: 'Maud',
    lastName: 'Lansink',
    entries: [
      { shipTo: 'Tanklokaal Het Gewelf', role: 'Manager', customerType: 'OntradeTank' },
      { shipTo: 'Brasserie De Sluis', role: 'SalesAssociate', customerType: 'Ontrade' },
    ],
    description: { nl: 'Manager bij de ene zaak, inkoper bij de andere', en: 'Manager at one place, buyer at another' },
  },
  {
    email: `internal@${DOMAIN}`,
    firstName: 'Ilse',
    lastName: 'Kottink',
    locale: 'en',
    entries: [{ shipTo: 'Evenementenploeg', role: 'Manager', customerType: 'InternalCustomer' }],
    description: { nl: 'Interne klant', en: 'Internal customer' },
  },
  {
    email: `offtrade@${DOMAIN}`,
    firstName: 'Bram',
    lastName: 'Zwartkruis',
    entries: ['Buitendienst winkels', 'De Korf distributiecentrum', 'Het Kruikje Arnhem', 'Het Kruikje Apeldoorn'].map(
      (shipTo) => ({ shipTo, role: 'Manager', customerType: 'AccountManagerOfftrade' }),
    ),
    description: { nl: 'Accountmanager winkels', en: 'Account manager off-trade' },
  },
  {
    email: `academy@${DOMAIN}`,
    firstName: 'Puck',
    lastName: 'Terwolde',
    entries: [{ shipTo: 'Brasserie De Sluis', role: 'Basic', customerType: 'Ontrade', only: ['Academy'] }],
    description: { nl: 'Alleen de POS Academy', en: 'POS Academy only' },
  },
  {
    email: `noschema@${DOMAIN}`,
    firstName: 'Rens',
    lastName: 'Hoogeland',
    entries: [],
    description: { nl: 'Bevestigd, zonder rechten', en: 'Confirmed, without permissions' },
  },
]

type Colleague = [
  email: string,
  firstName: string,
  lastName: string,
  role: Role,
  shipTos: string[],
  more?: Partial<Account>,
]

/** People at the customers who are no demo accounts: they fill user management and sign past orders. */
const COLLEAGUES: Colleague[] = [
  ['inkoop@tenbrink.example', 'Berend', 'Oosterlaken', 'SalesAssociate', ['Depot Zutphen', 'Depot Winterswijk']],
  ['crossdock@tenbrink.example', 'Wilma', 'Heetkamp', 'Manager', ['Crossdock Apeldoorn']],
  [
    'laadplein@tenbrink.example',
    'Mees',
    'Tuinte',
    'Basic',
    ['Depot Boekelo'],
    { status: 'Invited', isValidated: false, isPhoneLogin: true },
  ],
  ['oud.inkoper@tenbrink.example', 'Klaas', 'Beerninck', 'SalesAssociate', ['Depot Boekelo'], { status: 'Inactive' }],
  [
    'directie@noorderdiep.example',
    'Sietske',
    'Wierda',
    'Owner',
    ['Hoofddepot Groningen', 'Depot Assen', 'Depot Leeuwarden'],
  ],
  ['planning@noorderdiep.example', 'Jelmer', 'Hoekema', 'SalesAssociate', ['Hoofddepot Groningen', 'Depot Assen']],
  ['fryslan@noorderdiep.example', 'Aukje', 'Dijkema', 'Manager', ['Depot Leeuwarden']],
  ['utrecht@deketel.example', 'Olivier', 'Manshanden', 'Manager', ['De Ketel Utrecht']],
  ['breda@deketel.example', 'Merel', 'Vissenberg', 'Manager', ['De Ketel Breda']],
  [
    'kantoor@oosterhof.example',
    'Dirkje',
    'Haarman',
    'Owner',
    ['Oosterhof Deventer', 'Oosterhof Zwolle', 'Oosterhof Meppel'],
  ],
  ['bestel@oosterhof.example', 'Luuk', 'Nijkamp', 'SalesAssociate', ['Oosterhof Deventer', 'Oosterhof Zwolle']],
  ['apeldoorn@hetkruikje.example', 'Tess', 'Mulderij', 'Manager', ['Het Kruikje Apeldoorn']],
  ['zutphen@hetkruikje.example', 'Freek', 'Wassink', 'Manager', ['Het Kruikje Zutphen']],
  ['assortiment@dekorf.example', 'Greetje', 'Pelleboer', 'Owner', ['De Korf distributiecentrum', 'De Korf Emmen']],
  ['amersfoort@depijp.example', 'Nico', 'Vredegoor', 'Manager', ['De Pijp Amersfoort']],
  [
    'hert@koperenhert.example',
    'Saar',
    'Blankestijn',
    'Owner',
    ['Het Koperen Hert Nijmegen', 'Het Koperen Hert Arnhem', 'Het Koperen Hert Zwolle'],
  ],
  [
    'kelder@koperenhert.example',
    'Boaz',
    'Grotenhuis',
    'SalesAssociate',
    ['Het Koperen Hert Nijmegen', 'Het Koperen Hert Arnhem'],
  ],
  ['noorderzon@marktzicht.example', 'Jip', 'Oude Wesselink', 'Manager', ['Bar Noorderzon']],
  ['sluis@marktzicht.example', 'Renske', 'Aalderink', 'Manager', ['Brasserie De Sluis']],
  ['bestuur@veenfeesten.example', 'Harm', 'Vennegoor', 'Owner', ['Festivalterrein De Wieken', 'Loods Veenfeesten']],
  ['emballage@noorderdiep.example', 'Hilda', 'Bouwmeester', 'SalesAssociate', ['Depot Leeuwarden'], { isNew: true }],
  ['bestelbureau@noorderdiep.example', 'Tjitske', 'Wiersma', 'SalesAssociate', ['Depot Assen'], { isNew: true }],
  ['hengelo@tenbrink.example', 'Gijs', 'Oude Nijhuis', 'Manager', ['Depot Hengelo'], { isNew: true }],
]

const colleagues: Draft[] = COLLEAGUES.map(([email, firstName, lastName, role, shipTos, more]) => ({
  email,
  firstName,
  lastName,
  entries: shipTos.map((shipTo) => ({ shipTo, role, customerType: shipToNamed(shipTo).customerType })),
  ...more,
}))

export const ACCOUNTS: Account[] = [...byRoleAndType, ...named, ...colleagues].map((draft, index) => ({
  id: `U${100_001 + index}`,
  phone: `+31 6 5550 ${String(1001 + index * 7)}`,
  status: 'Active',
  isValidated: true,
  isPhoneLogin: false,
  isKeyAccount: false,
  locale: 'nl',
  ...draft,
}))

/** Who may have ordered for a ship-to: the buyer where there is one, else who manages or owns. */
export const orderersOf = (shipTo: string): Account[] =>
  ACCOUNTS.filter(
    ({ status, isNew, entries }) =>
      status === 'Active' && !isNew && entries.some((entry) => entry.shipTo === shipTo && entry.role !== 'Basic'),
  )

export const userRows = (): Row[] =>
  ACCOUNTS.map((account) => ({
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    locale: account.locale,
    country: 'NLD',
    status: account.status,
    is_validated: account.isValidated,
    is_phone_login: account.isPhoneLogin,
    is_key_account: account.isKeyAccount,
    has_agreed_terms: account.isValidated,
    is_first_login: !account.isValidated,
    // Who has been ordering here for long knows the way.
    tutorial_count: account.isValidated ? TUTORIAL_TIMES : 0,
    default_ship_to_id: account.entries[0] && shipToNamed(account.entries[0].shipTo).id,
  }))

export const userRoleRows = (): Row[] =>
  ACCOUNTS.flatMap(({ id, entries }) =>
    entries.map(({ shipTo: name, role, customerType, withheld, only }) => {
      const shipTo = shipToNamed(name)
      return {
        user_id: id,
        company_id: shipTo.companyId,
        ship_to_id: shipTo.id,
        role,
        customer_type: customerType,
        withheld,
        only_permissions: only,
      }
    }),
  )
