export { customerFeature } from './customer.feature.ts'
