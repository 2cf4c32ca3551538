export { createAccountLockedMail } from './account-locked.service.ts'
export { LOCKED_TOPIC } from './account-locked.payload.ts'
export { sessionRoutePolicy, sessionRoutes, type SessionCookie } from './session.routes.ts'
export { createSessions, createSessionSweep, rereadActor, type Sessions } from './session.service.ts'
