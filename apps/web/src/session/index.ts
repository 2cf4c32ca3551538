export { AccountCheck } from './account-check.tsx'
export { accountState } from './account-state.ts'
export { demoAccountsQuery } from './api/demo-accounts-query.ts'
export {
  askSession,
  rememberSession,
  sessionQuery,
  storedSession,
  useSession,
  wasSomebodyElses,
} from './api/session-query.ts'
export { useOrderFor, useStopOrdering } from './api/ordering-for.ts'
export { endSession, forgetSession, useSignOut } from './api/sign-out.ts'
export { landing } from './landing.ts'
export {
  administers,
  canOrder,
  isBasicEverywhere,
  may,
  wantsRecommendations,
  worksForBrewery,
  type Permission,
} from './permissions.ts'
export { ROLE_TEXTS } from './role-texts.ts'
export { isSuspended, selectedShipTo, storedShipToId, useSelectedShipTo } from './selected-ship-to.ts'
export { usePermission } from './use-permission.ts'
