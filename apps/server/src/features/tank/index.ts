export { tankFeature } from './tank.feature.ts'
export { createTankBeer } from './tank.service.ts'
