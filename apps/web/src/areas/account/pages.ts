import { loginSearch } from '../../lib/login-search.ts'
import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'

export const ACCOUNT_PAGES = {
  login: {
    path: PATHS.login,
    titleKey: 'titles.login',
    isForVisitors: true,
    layout: 'split',
    hideFooter: true,
    search: loginSearch,
    screen: async () => (await import('./features/sign-in/login-page.tsx')).LoginPage,
  },
} as const satisfies Record<string, PageEntry>
