export { operatorFeature } from './operator.feature.ts'
