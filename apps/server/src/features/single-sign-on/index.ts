export { singleSignOnFeature } from './single-sign-on.feature.ts'
export { createSingleSignOn } from './single-sign-on.service.ts'
