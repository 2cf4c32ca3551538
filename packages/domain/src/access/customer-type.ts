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

/** The kind of customer, in the order that decides when a ship-to has several role entries (decisions PRM-46). */
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

export function isCustomerType(name: string): name is CustomerType {
  return CUSTOMER_TYPES.some((type) => type === name)
}

// A map: of a plain object `constructor` would be a spelling too.
const OTHER_SPELLINGS: ReadonlyMap<string, CustomerType> = new Map([
  ['poswedervekoper', 'PosWederverkoper'],
  ['distributoragreement', 'Agreement'],
])

/** The customer type meant by any spelling that is in use, such as `On-trade Tank`; null when none is (PRM-45). */
export function customerTypeOf(spelling: string): CustomerType | null {
  const letters = lettersOf(spelling)
  return CUSTOMER_TYPES.find((type) => lettersOf(type) === letters) ?? OTHER_SPELLINGS.get(letters) ?? null
}

/** The type of a ship-to with several role entries: the first of them in canonical order (decisions PRM-46). */
export function firstCustomerType(types: readonly CustomerType[]): CustomerType | null {
  return CUSTOMER_TYPES.find((type) => types.includes(type)) ?? null
}

/** The types of the brewery's own people, who look after customers (decisions IDN-25). */
export const STAFF_TYPES: readonly CustomerType[] = [
  'InternalCustomer',
  'AccountManagerOntrade',
  'AccountManagerOfftrade',
]

/** True for one of `STAFF_TYPES`. */
export function isStaffType(type: CustomerType): boolean {
  return STAFF_TYPES.includes(type)
}

const POINT_OF_SALE: readonly CustomerType[] = ['PosWederverkoper', 'Shop']
const WHOLESALERS: readonly CustomerType[] = ['Distributor', 'Agreement', 'Trade']
const OUTLETS: readonly CustomerType[] = ['Ontrade', 'OntradeTank', 'Retail']

/** True for the types that may have the academy: point of sale, wholesaler and outlet (PRM-18, PRM-21). */
export function mayHaveAcademy(type: CustomerType): boolean {
  return [...POINT_OF_SALE, ...WHOLESALERS, ...OUTLETS].includes(type)
}

/** True for the types that may have the pub menu: point of sale and outlet (PRM-19, PRM-21). */
export function mayHavePubMenu(type: CustomerType): boolean {
  return [...POINT_OF_SALE, ...OUTLETS].includes(type)
}

function lettersOf(spelling: string): string {
  return spelling.toLowerCase().replace(/[^a-z]/g, '')
}
