import { loginSearch } from '../../lib/page/login-search.ts'
import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { signOnSearch } from './features/sign-in/sign-on/sign-on-search.ts'
import { customerSearch } from './features/customers/customer-search.ts'
import { companySearch } from './features/users/company-search.ts'
import { userSearch } from './features/users/user-search.ts'

const PROFILE = { requireAuthentication: true, permissions: ['My Profile'] } as const
const MANAGEMENT = { ...PROFILE, managesUsers: true } as const

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
  forgotPassword: {
    path: PATHS.forgotPassword,
    titleKey: 'titles.forgotPassword',
    isForVisitors: true,
    layout: 'split',
    hideFooter: true,
    screen: async () => (await import('./features/sign-in/new-password/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  // Whoever is signed in may have asked for a new password, too.
  resetPassword: {
    path: PATHS.resetPassword,
    titleKey: 'titles.resetPassword',
    layout: 'split',
    hideFooter: true,
    screen: async () => (await import('./features/sign-in/new-password/choose-password-page.tsx')).ResetPasswordPage,
  },
  verification: {
    path: PATHS.verification,
    titleKey: 'titles.verification',
    layout: 'split',
    hideFooter: true,
    isUserVerification: true,
    search: loginSearch,
    screen: async () => (await import('./features/verification/verification-page.tsx')).VerificationPage,
  },
  verificationPhone: {
    path: PATHS.verificationPhone,
    titleKey: 'titles.verificationPhone',
    layout: 'split',
    hideFooter: true,
    isUserVerification: true,
    search: loginSearch,
    screen: async () => (await import('./features/verification/phone-page.tsx')).PhonePage,
  },
  secondFactor: {
    path: PATHS.secondFactor,
    titleKey: 'titles.secondFactor',
    layout: 'split',
    hideFooter: true,
    isUserVerification: true,
    requireAuthentication: true,
    search: loginSearch,
    screen: async () => (await import('./features/users/profile/owed-factor-page.tsx')).OwedFactorPage,
  },
  // From a mail, from the note above every page, and first of all for who has no role yet.
  invitations: {
    path: PATHS.invitations,
    titleKey: 'titles.invitations',
    layout: 'split',
    hideFooter: true,
    isUserVerification: true,
    requireAuthentication: true,
    search: loginSearch,
    screen: async () => (await import('./features/invitations/invitations-page.tsx')).InvitationsPage,
  },
  accountRecovery: {
    path: PATHS.accountRecovery,
    titleKey: 'titles.accountRecovery',
    isForVisitors: true,
    layout: 'split',
    hideFooter: true,
    screen: async () => (await import('./features/verification/recovery-page.tsx')).RecoveryPage,
  },
  registered: {
    path: PATHS.registered,
    titleKey: 'titles.registered',
    isForVisitors: true,
    layout: 'split',
    hideFooter: true,
    screen: async () => (await import('./features/verification/registered-page.tsx')).RegisteredPage,
  },
  signOnError: {
    path: PATHS.signOnError,
    titleKey: 'titles.signOnError',
    layout: 'split',
    hideFooter: true,
    search: signOnSearch,
    screen: async () => (await import('./features/sign-in/sign-on/sign-on-pages.ts')).SignOnErrorPage,
  },
  logOut: {
    path: PATHS.logOut,
    titleKey: 'titles.logOut',
    layout: 'split',
    hideFooter: true,
    search: loginSearch,
    screen: async () => (await import('./features/sign-in/sign-on/sign-on-pages.ts')).LogOutPage,
  },
  // Whoever is signed in comes here from a mail, too.
  unsubscribe: {
    path: PATHS.unsubscribe,
    titleKey: 'titles.unsubscribe',
    isForAllAges: true,
    layout: 'split',
    hideFooter: true,
    screen: async () => (await import('./features/notification-choices/unsubscribe-page.tsx')).UnsubscribePage,
  },
  customers: {
    path: PATHS.customers,
    titleKey: 'titles.customers',
    requireAuthentication: true,
    hasCustomers: true,
    menu: { in: 'profile', textKey: 'shell.customers' },
    search: customerSearch,
    screen: async () => (await import('./features/customers/customers-page.tsx')).CustomersPage,
  },
  profile: {
    ...PROFILE,
    path: PATHS.profile,
    titleKey: 'titles.profile',
    menu: { in: 'profile', textKey: 'shell.myProfile' },
    screen: async () => (await import('./features/users/profile/details-page.tsx')).DetailsPage,
  },
  company: {
    ...PROFILE,
    path: PATHS.company,
    titleKey: 'titles.company',
    search: companySearch,
    screen: async () => (await import('./features/users/profile/company-page.tsx')).CompanyPage,
  },
  // Whoever may do nothing here has data, too.
  ownData: {
    requireAuthentication: true,
    path: PATHS.ownData,
    titleKey: 'titles.ownData',
    screen: async () => (await import('./features/users/profile/own-data-page.tsx')).OwnDataPage,
  },
  deviceStorage: {
    path: PATHS.deviceStorage,
    titleKey: 'titles.deviceStorage',
    screen: async () => (await import('./features/device-storage/device-storage-page.tsx')).DeviceStoragePage,
  },
  users: {
    ...MANAGEMENT,
    path: PATHS.users,
    titleKey: 'titles.users',
    menu: { in: 'profile', textKey: 'shell.users' },
    search: userSearch,
    screen: async () => (await import('./features/users/users-page.tsx')).UsersPage,
  },
  inviteUser: {
    ...MANAGEMENT,
    path: PATHS.inviteUser,
    titleKey: 'titles.inviteUser',
    screen: async () => (await import('./features/users/invite-page.tsx')).InvitePage,
  },
  inviteUsers: {
    ...MANAGEMENT,
    path: PATHS.inviteUsers,
    titleKey: 'titles.inviteUsers',
    screen: async () => (await import('./features/users/invite-file-page.tsx')).InviteFilePage,
  },
  userChanges: {
    ...MANAGEMENT,
    path: PATHS.userChanges,
    titleKey: 'titles.userChanges',
    screen: async () => (await import('./features/users/changes-page.tsx')).ChangesPage,
  },
  user: {
    ...MANAGEMENT,
    path: PATHS.user,
    titleKey: 'titles.user',
    screen: async () => (await import('./features/users/user-page.tsx')).UserPage,
  },
} as const satisfies Record<string, PageEntry>
