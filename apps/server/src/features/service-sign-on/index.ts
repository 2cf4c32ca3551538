export { serviceSignOnFeature } from './service-sign-on.feature.ts'
export { createServiceSignOn } from './service-sign-on.service.ts'
export { createServiceSignOut } from './sign-out.service.ts'
