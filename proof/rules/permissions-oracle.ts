/** Who may do what, written down once more from PRM-01 to PRM-46 and the decisions on them. */
const CATALOGUES = ['Catalogue Beer', 'Catalogue POS Materials', 'Catalogue Tank']
const NEEDS_NO_SECTION = ['Home Page', 'Pub Menu', 'Product Recommendation', 'My Documents', 'News & Events']
const EVERYTHING = [
  'Catalogue',
  ...CATALOGUES,
  ...NEEDS_NO_SECTION,
  'My Profile',
  'My Orders',
  'Reporting',
  'Contracts',
  'Support',
  'Marketing Materials',
  'Notifications',
  'Training & Learning',
  'Academy',
]

/** In the order that decides when a ship-to has several. */
const TYPES = [
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
]

export type OracleEntry = { role: string; type: string; withheld: readonly string[] }

/** What a role gives a customer type, before anything is withheld. */
export function given(role: string, type: string): string[] {
  return EVERYTHING.filter((permission) => isForType(permission, type) && isForRole(permission, role))
}

function isForType(permission: string, type: string): boolean {
  switch (permission) {
    case 'Catalogue Beer':
      return ['Distributor', 'Trade', 'Retail', 'Agreement'].includes(type)
    case 'Catalogue Tank':
      return type === 'OntradeTank'
    case 'Academy':
      return !['InternalCustomer', 'AccountManagerOntrade', 'AccountManagerOfftrade'].includes(type)
    case 'Pub Menu':
      return ['PosWederverkoper', 'Shop', 'Ontrade', 'OntradeTank', 'Retail'].includes(type)
    default:
      return true
  }
}

function isForRole(permission: string, role: string): boolean {
  if (role === 'Basic') return !['Catalogue', ...CATALOGUES, 'Contracts', 'Reporting', 'My Orders'].includes(permission)
  if (role === 'SalesAssociate')
    return !['Contracts', 'Reporting', 'Training & Learning', 'Academy'].includes(permission)
  return true
}

/** What all entries of a ship-to amount to. */
export function amountsTo(entries: readonly OracleEntry[]) {
  const of = ({ role, type, withheld }: OracleEntry) => given(role, type).filter((own) => !withheld.includes(own))
  const permissions = new Set(entries.flatMap(of))
  return {
    type: TYPES.find((type) => entries.some((entry) => entry.type === type)) ?? null,
    permissions,
    isTankCustomer: entries.some(({ type }) => type === 'OntradeTank'),
    isBasicUser: CATALOGUES.every((catalogue) => !permissions.has(catalogue)),
    canManageUsers: entries.some(({ role }) => role === 'Owner' || role === 'DelegatedOwner'),
    hasRecommendations: entries.length > 0 && entries.every((entry) => of(entry).includes('Product Recommendation')),
  }
}

/** Whether list, section and flag let somebody in. */
export function isOpen(
  permission: string,
  facts: Record<'listed' | 'sections' | 'flagged', ReadonlySet<string>>,
): boolean {
  if (permission === 'Catalogue') return CATALOGUES.some((catalogue) => isOpen(catalogue, facts))
  const hasSection = NEEDS_NO_SECTION.includes(permission) || facts.sections.has(permission)
  return hasSection && facts.listed.has(permission) && facts.flagged.has(permission)
}
