export { createAccountLockedMail } from './account-locked.service.ts'
export { LOCKED_TOPIC } from './account-locked.payload.ts'
export { sessionRoutePolicy, sessionRoutes, type DemoAccounts, type SessionCookie } from './session.routes.ts'
export { createSessions, createSessionSweep, type FoundSession, type Sessions } from './session.service.ts'
