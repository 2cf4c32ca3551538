/**
 * Who holds what, written down from the specification and the decisions on PRM-09, 18 to 30 and 42, and from nothing in
 * the product: what stands here is what people were promised.
 */
export const ACCOUNT_TYPES = ['distributor', 'agreement', 'trade', 'retail', 'ontrade', 'tank', 'reseller'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const ACCOUNT_ROLES = ['owner', 'delegated', 'manager', 'buyer', 'basic'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export type Kind = 'beer' | 'tank' | 'posm'

/** The trades that two of the reports are for (DOC-09). */
type Trade = 'on-trade' | 'distributor'
const TRADES: Readonly<Record<AccountType | 'brewery', readonly Trade[]>> = {
  distributor: ['distributor'],
  agreement: ['on-trade'],
  trade: ['distributor'],
  retail: ['distributor'],
  ontrade: ['on-trade'],
  tank: ['on-trade'],
  reseller: [],
  brewery: ['on-trade', 'distributor'],
}

/** Catalogue kinds follow the customer type (PRM-30); the academy and the pub menu are for some types (PRM-18, 19, 21). */
const TYPES: Readonly<Record<AccountType | 'brewery', { kinds: readonly Kind[]; academy: boolean; pubMenu: boolean }>> =
  {
    distributor: { kinds: ['beer', 'posm'], academy: true, pubMenu: false },
    agreement: { kinds: ['beer', 'posm'], academy: true, pubMenu: false },
    trade: { kinds: ['beer', 'posm'], academy: true, pubMenu: false },
    retail: { kinds: ['beer', 'posm'], academy: true, pubMenu: true },
    ontrade: { kinds: ['posm'], academy: true, pubMenu: true },
    tank: { kinds: ['tank', 'posm'], academy: true, pubMenu: true },
    reseller: { kinds: ['posm'], academy: true, pubMenu: true },
    brewery: { kinds: ['posm'], academy: false, pubMenu: false },
  }

const CATALOGUE: Readonly<Record<Kind, string>> = {
  beer: 'Catalogue Beer',
  tank: 'Catalogue Tank',
  posm: 'Catalogue POS Materials',
}

/** What no section has to grant (PRM-24), for everybody who has a role at all. */
const ALWAYS = ['Home Page', 'Product Recommendation', 'My Documents', 'News & Events']

const EVERYDAY = ['My Profile', 'Support', 'Marketing Materials', 'Notifications']

/** The matrix of PRM-30; managing people is no permission but a matter of the role (PRM-39). */
const ROLES: Readonly<Record<AccountRole, { orders: boolean; more: readonly string[]; academy: boolean }>> = {
  owner: { orders: true, more: ['Reporting', 'Contracts', 'Training & Learning'], academy: true },
  delegated: { orders: true, more: ['Reporting', 'Contracts', 'Training & Learning'], academy: true },
  manager: { orders: true, more: ['Reporting', 'Contracts', 'Training & Learning'], academy: true },
  buyer: { orders: true, more: [], academy: false },
  basic: { orders: false, more: ['Training & Learning'], academy: true },
}

/** What a role at a ship-to gives. */
export type Expected = {
  permissions: readonly string[]
  kinds: readonly Kind[]
  /** Manages the people of a company: of their own (PRM-39), or as staff that of a customer of theirs. */
  managesPeople: boolean
  /** One of the brewery's own people. */
  isOfBrewery: boolean
  /** The brewery's administrator (decisions 0169). */
  administers: boolean
  trades: readonly Trade[]
  /** Orders for a customer: what is their own is left alone meanwhile (decisions 0164). */
  ordersForCustomer?: true
}

export const NOTHING: Expected = {
  permissions: [],
  kinds: [],
  managesPeople: false,
  isOfBrewery: false,
  administers: false,
  trades: [],
}

export function expectedOf(role: AccountRole, type: AccountType | 'brewery'): Expected {
  const { orders, more, academy } = ROLES[role]
  const { kinds, academy: hasAcademy, pubMenu } = TYPES[type]
  const permissions = [
    ...ALWAYS,
    ...EVERYDAY,
    ...more,
    ...(pubMenu ? ['Pub Menu'] : []),
    ...(academy && hasAcademy ? ['Academy'] : []),
    ...(orders ? ['My Orders', 'Catalogue', ...kinds.map((kind) => CATALOGUE[kind])] : []),
  ]
  const managesPeople = role === 'owner' || role === 'delegated'
  const isOfBrewery = type === 'brewery'
  return {
    permissions: permissions.toSorted(),
    kinds: orders ? kinds : [],
    managesPeople,
    isOfBrewery,
    administers: managesPeople && isOfBrewery,
    trades: TRADES[type],
  }
}

/** The accounts beside the matrix, at the ship-to that each of them starts with. */
export const SPECIAL_ACCOUNTS: Readonly<Record<string, Expected>> = {
  staff: { ...expectedOf('manager', 'brewery'), managesPeople: true, trades: ['on-trade'] },
  offtrade: { ...expectedOf('manager', 'brewery'), managesPeople: true, trades: ['distributor'] },
  // Looks after no customer.
  internal: expectedOf('manager', 'brewery'),
  admin: expectedOf('owner', 'brewery'),
  shop: { ...expectedOf('manager', 'reseller') },
  'two-shiptos': expectedOf('manager', 'tank'),
  suspended: expectedOf('manager', 'ontrade'),
  academy: { ...NOTHING, permissions: ['Academy'] },
  noschema: NOTHING,
}

/** Somebody of the brewery while they order for a tank customer: what its buyers need to order, and nothing else (decisions 0164). */
export const ORDERING_FOR_TANK_CUSTOMER: Expected = {
  permissions: [
    'Home Page',
    'News & Events',
    'Product Recommendation',
    'My Orders',
    'Catalogue',
    'Catalogue Tank',
    'Catalogue POS Materials',
  ].toSorted(),
  kinds: ['tank', 'posm'],
  managesPeople: false,
  isOfBrewery: false,
  administers: false,
  trades: [],
  ordersForCustomer: true,
}

/** Where an answer is expected to let somebody in. */
export type Door =
  /** Without a session too. */
  | 'everybody'
  /** Whoever is signed in and has a role at all; others are shown out (IDN-13). */
  | 'person'
  /** Whoever is signed in, with a role or without, while they act for themselves. */
  | 'signed-in'
  /** A call that is refused to every caller. */
  | 'nobody'
  /** The same, while they act for themselves. */
  | 'oneself'
  /** Whoever has a role at the ship-to. */
  | 'ship-to'
  /** Whoever has one of the three catalogues there (PRM-05, PRM-27). */
  | 'ordering'
  /** Whoever has POS materials there. */
  | 'posm'
  /** Staff of the brewery there, also while they order for the customer. */
  | 'staff'
  /** Whoever has My Orders there. */
  | 'orders'
  /** Key users and designated administrators of any ship-to, and staff who look after a customer. */
  | 'managing'
  /** The administrator of the brewery (decisions 0169). */
  | 'administrator'
  /** Whoever has Support at some ship-to. */
  | 'support'
  /** Whoever has My Documents at some ship-to. */
  | 'documents'
  /** Whoever has Marketing Materials there. */
  | 'materials'
  /** Whoever has Training & Learning there. */
  | 'training'
  /** Whoever has the academy at some ship-to. */
  | 'academy'
  /** Whoever has the pub menu at some ship-to. */
  | 'pub-menu'
  /** Whoever has My Profile at some ship-to. */
  | 'profile'
  /** Whoever has Contracts there. */
  | 'contracts'
  /** Whoever has Reporting there, and of two reports only who works in that trade (decisions 0150). */
  | 'reporting'
  | 'on-trade-reporting'
  | 'distributor-reporting'

export function mayPass(door: Door, person: Expected | null): boolean {
  if (door === 'everybody') return true
  if (door === 'nobody') return false
  if (door === 'signed-in') return person !== null && person.ordersForCustomer === undefined
  if (!person || person.permissions.length === 0) return false
  if (door === 'oneself') return person.ordersForCustomer === undefined
  if (door === 'ordering') return person.kinds.length > 0
  if (door === 'managing') return person.managesPeople
  if (door === 'administrator') return person.administers
  if (door === 'staff') return person.isOfBrewery || person.ordersForCustomer === true
  if (door === 'support') return person.permissions.includes('Support')
  if (door === 'documents') return person.permissions.includes('My Documents')
  if (door === 'materials') return person.permissions.includes('Marketing Materials')
  if (door === 'training') return person.permissions.includes('Training & Learning')
  if (door === 'academy') return person.permissions.includes('Academy')
  if (door === 'pub-menu') return person.permissions.includes('Pub Menu')
  if (door === 'profile') return person.permissions.includes('My Profile')
  if (door === 'contracts') return person.permissions.includes('Contracts')
  if (door === 'reporting') return person.permissions.includes('Reporting')
  if (door === 'on-trade-reporting') return mayPass('reporting', person) && person.trades.includes('on-trade')
  if (door === 'distributor-reporting') return mayPass('reporting', person) && person.trades.includes('distributor')
  if (door === 'posm') return person.kinds.includes('posm')
  return door !== 'orders' || person.permissions.includes('My Orders')
}
