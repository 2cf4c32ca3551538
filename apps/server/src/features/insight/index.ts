export { createContracts } from './contracts/contracts.service.ts'
export { insightFeature } from './insight.feature.ts'
export { createLoyalty } from './loyalty/loyalty.service.ts'
export { createReports } from './reports/reports.service.ts'
