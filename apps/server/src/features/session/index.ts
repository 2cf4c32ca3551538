export { sessionRoutePolicy, sessionRoutes, type DemoAccounts, type SessionCookie } from './session.routes.ts'
export { createSessions, createSessionSweep, type FoundSession, type Sessions } from './session.service.ts'
export { createSessionStore } from './session.store.ts'
