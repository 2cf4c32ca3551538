/**
 * Who holds what, written down from the specification and the decisions on PRM-09, 18 to 30 and 42, and from nothing in
 * the product: what stands here is what people were promised.
 */
export const ACCOUNT_TYPES = ['distributor', 'agreement', 'trade', 'retail', 'ontrade', 'tank', 'reseller'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const ACCOUNT_ROLES = ['owner', 'delegated', 'manager', 'buyer', 'basic'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export type Kind = 'beer' | 'tank' | 'posm'

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
export type Expected = { permissions: readonly string[]; kinds: readonly Kind[] }

const NOTHING: Expected = { permissions: [], kinds: [] }

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
  return { permissions: permissions.toSorted(), kinds: orders ? kinds : [] }
}

/** The accounts beside the matrix, at the ship-to that each of them starts with. */
export const SPECIAL_ACCOUNTS: Readonly<Record<string, Expected>> = {
  staff: expectedOf('manager', 'brewery'),
  offtrade: expectedOf('manager', 'brewery'),
  internal: expectedOf('manager', 'brewery'),
  admin: expectedOf('owner', 'brewery'),
  shop: { ...expectedOf('manager', 'reseller') },
  'two-shiptos': expectedOf('manager', 'tank'),
  suspended: expectedOf('manager', 'ontrade'),
  academy: { permissions: ['Academy'], kinds: [] },
  noschema: NOTHING,
}

/** Where an answer is expected to let somebody in. */
export type Door =
  /** Without a session too. */
  | 'everybody'
  /** Whoever is signed in and has a role at all; others are shown out (IDN-13). */
  | 'person'
  /** Whoever has a role at the ship-to. */
  | 'ship-to'
  /** Whoever has one of the three catalogues there (PRM-05, PRM-27). */
  | 'ordering'
  /** Whoever has My Orders there. */
  | 'orders'

export function mayPass(door: Door, person: Expected | null): boolean {
  if (door === 'everybody') return true
  if (!person || person.permissions.length === 0) return false
  if (door === 'ordering') return person.kinds.length > 0
  return door !== 'orders' || person.permissions.includes('My Orders')
}
