import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import type { Portal } from '#features/portal/index.ts'
import { contractsPolicy, contractsRoutes } from './contracts/contracts.routes.ts'
import type { Contracts } from './contracts/contracts.service.ts'
import { loyaltyPolicy, loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import type { LoyaltyPoints } from './loyalty/loyalty.service.ts'
import { createSumUp } from './ordered/sum-up.service.ts'
import { reportsPolicy, reportsRoutes } from './reports/reports.routes.ts'
import type { Reports } from './reports/reports.service.ts'

const SUM_UP_EVERY_MS = 60_000

type Needs = { contracts: Contracts; loyalty: LoyaltyPoints; reports: Reports }

/** What a customer has agreed on, earned and ordered. */
export const insightFeature = {
  policy: { ...contractsPolicy, ...loyaltyPolicy, ...reportsPolicy },
  routes: {
    calls: (app: FastifyInstance, { contracts, loyalty, reports }: Needs) => {
      contractsRoutes(app, contracts)
      loyaltyRoutes(app, loyalty)
      reportsRoutes(app, reports)
    },
  },
  jobs: ({ db, portal }: { db: Database; portal: Portal }) => [
    {
      name: 'ordered-months',
      everyMs: SUM_UP_EVERY_MS,
      run: createSumUp({ db, timeZone: async () => (await portal.now()).market.timeZone }),
    },
  ],
}
