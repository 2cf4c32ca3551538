export { clientOf, closeInBrowser, openInBrowser } from './in-browser.ts'
export { peopleWithDemoPassword } from './demo-passwords.store.ts'
export {
  allowedStill,
  holdActor,
  readActor,
  rereadActor,
  type Client,
  type OpenSession,
  type SecondStepRefusal,
  type SecurityLog,
  type Sessions,
  type SignInRefusal,
} from './session.service.ts'
export { roleName } from './role-entry.ts'
export { sessionUser } from './session-user.ts'
export { createSessionStore, userObject, type StoredUser } from './session.store.ts'
export { unlessTooOften, type SignInLimit } from './sign-in-limit.ts'
export { sessionServices } from './session.services.ts'
