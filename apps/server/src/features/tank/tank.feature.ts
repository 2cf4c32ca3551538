import { tankPolicy, tankResolvers } from './tank.resolvers.ts'
import type { TankBeers } from './tank.service.ts'

export const tankFeature = {
  policy: tankPolicy,
  resolvers: ({ tankBeers }: { tankBeers: TankBeers }) => tankResolvers(tankBeers),
}
