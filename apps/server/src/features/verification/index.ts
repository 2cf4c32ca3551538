export { createRecoverAccount } from './recover-account.service.ts'
export { createVerification } from './verification.service.ts'
export { verificationFeature } from './verification.feature.ts'
