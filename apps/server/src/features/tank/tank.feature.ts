import type { Feature } from '../../feature.ts'
import { tankPolicy, tankResolvers } from './tank.resolvers.ts'
import { tankServices } from './tank.services.ts'

export const tankFeature = {
  policy: tankPolicy,
  resolvers: (kernel) => tankResolvers(tankServices(kernel).tankBeers),
} satisfies Feature
