import type { CustomerType, Permission } from '../access/index.ts'

export const REPORTS = ['sales', 'contract-evaluation', 'on-trade', 'distributor'] as const

/** A dashboard of what a customer has ordered (DOC-09). */
export type Report = (typeof REPORTS)[number]

const ON_TRADE: readonly CustomerType[] = [
  'Agreement',
  'OntradeTank',
  'Ontrade',
  'AccountManagerOntrade',
  'InternalCustomer',
]
const DISTRIBUTORS: readonly CustomerType[] = [
  'Distributor',
  'Trade',
  'Retail',
  'AccountManagerOfftrade',
  'InternalCustomer',
]

/** Sales and contracts are for every type, the other two for who works in that trade (decisions 0150). */
export function seesReport(report: Report, type: CustomerType): boolean {
  if (report === 'on-trade') return ON_TRADE.includes(type)
  if (report === 'distributor') return DISTRIBUTORS.includes(type)
  return true
}

/** Whether a report tells of a ship-to whoever has this type and these permissions there. */
export function tellsOf(
  report: Report,
  { customerType, permissions }: { customerType: CustomerType; permissions: ReadonlySet<Permission> },
): boolean {
  return permissions.has('Reporting') && seesReport(report, customerType)
}
