export { createPartnerLimit } from './partner-limit.ts'
export { partnerRequestsFeature } from './partner-requests.feature.ts'
export { createPartnerRequests } from './partner-requests.service.ts'
