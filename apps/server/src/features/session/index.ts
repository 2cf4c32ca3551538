export { peopleWithDemoPassword } from './demo-passwords.store.ts'
export { sessionFeature } from './session.feature.ts'
export { createSessions, rereadActor, type Sessions } from './session.service.ts'
export { createSignInLimit, type SignInLimit } from './sign-in-limit.ts'
