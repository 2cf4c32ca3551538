export { createChallenges } from './challenges.service.ts'
export { createVisitorLimits } from './visitor-limit.ts'
export { visitorRequestsFeature } from './visitor-requests.feature.ts'
export { createVisitorRequests } from './visitor-requests.service.ts'
