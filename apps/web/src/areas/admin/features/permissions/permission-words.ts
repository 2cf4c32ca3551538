import type { CustomerType, Permission } from '@fust/domain/access'
import type { TextKey } from '../../../../i18n/index.ts'

/** A permission as the menus call what it opens. */
export const PERMISSION_TEXTS = {
  Catalogue: 'permissions.names.catalogue',
  'Catalogue Beer': 'permissions.names.beer',
  'Catalogue POS Materials': 'permissions.names.posm',
  'Catalogue Tank': 'permissions.names.tank',
  'Home Page': 'titles.home',
  'My Profile': 'titles.profile',
  'My Documents': 'shell.documents',
  'My Orders': 'permissions.names.orders',
  Reporting: 'shell.reporting',
  Contracts: 'shell.contracts',
  Support: 'shell.support',
  'Marketing Materials': 'shell.materials',
  Notifications: 'shell.notifications',
  'Training & Learning': 'shell.training',
  'News & Events': 'shell.news',
  Academy: 'shell.academy',
  'Pub Menu': 'shell.pubMenu',
  'Product Recommendation': 'permissions.names.recommendation',
} as const satisfies Record<Permission, TextKey>

export const TYPE_TEXTS = {
  Distributor: 'permissions.types.Distributor',
  Trade: 'permissions.types.Trade',
  Retail: 'permissions.types.Retail',
  Agreement: 'permissions.types.Agreement',
  OntradeTank: 'permissions.types.OntradeTank',
  Ontrade: 'permissions.types.Ontrade',
  InternalCustomer: 'permissions.types.InternalCustomer',
  AccountManagerOntrade: 'permissions.types.AccountManagerOntrade',
  AccountManagerOfftrade: 'permissions.types.AccountManagerOfftrade',
  Shop: 'permissions.types.Shop',
  PosWederverkoper: 'permissions.types.PosWederverkoper',
} as const satisfies Record<CustomerType, TextKey>
