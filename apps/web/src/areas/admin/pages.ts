import { pageSearch } from '../../lib/page/search-params.ts'
import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { typeSearch } from './type-search.ts'

export const ADMIN_PAGES = {
  backlog: {
    path: PATHS.backlog,
    titleKey: 'titles.backlog',
    requireAuthentication: true,
    administers: true,
    menu: { in: 'profile', textKey: 'shell.backlog' },
    search: pageSearch,
    screen: async () => (await import('./features/outbox/backlog-page.tsx')).BacklogPage,
  },
  permissions: {
    path: PATHS.permissions,
    titleKey: 'titles.permissions',
    requireAuthentication: true,
    administers: true,
    menu: { in: 'profile', textKey: 'shell.permissions' },
    search: typeSearch,
    screen: async () => (await import('./features/permissions/permissions-page.tsx')).PermissionsPage,
  },
} as const satisfies Record<string, PageEntry>
