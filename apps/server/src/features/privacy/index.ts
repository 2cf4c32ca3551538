export { erasePersonCommand } from './privacy.cli.ts'
export { privacyFeature } from './privacy.feature.ts'
export { createPrivacy } from './privacy.service.ts'
export { withdrawErasure } from './withdraw-erasure.ts'
