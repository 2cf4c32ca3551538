import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { loyaltySearch } from './features/loyalty/loyalty-search.ts'
import { reportSearch } from './features/reporting/report-search.ts'

const CONTRACTS = { requireAuthentication: true, permissions: ['Contracts'] } as const

export const INSIGHT_PAGES = {
  reporting: {
    path: PATHS.reporting,
    titleKey: 'titles.reporting',
    requireAuthentication: true,
    permissions: ['Reporting'],
    menu: { in: 'profile', textKey: 'shell.reporting' },
    search: reportSearch,
    screen: async () => (await import('./features/reporting/reporting-page.tsx')).ReportingPage,
  },
  contracts: {
    ...CONTRACTS,
    path: PATHS.contracts,
    titleKey: 'titles.contracts',
    menu: { in: 'profile', textKey: 'shell.contracts' },
    screen: async () => (await import('./features/contracts/contracts-page.tsx')).ContractsPage,
  },
  bonusContracts: {
    ...CONTRACTS,
    path: PATHS.bonusContracts,
    titleKey: 'titles.bonusContracts',
    screen: async () => (await import('./features/contracts/contracts-page.tsx')).BonusContractsPage,
  },
  loyaltyPoints: {
    ...CONTRACTS,
    path: PATHS.loyaltyPoints,
    titleKey: 'titles.loyaltyPoints',
    search: loyaltySearch,
    screen: async () => (await import('./features/loyalty/loyalty-points-page.tsx')).LoyaltyPointsPage,
  },
} as const satisfies Record<string, PageEntry>
