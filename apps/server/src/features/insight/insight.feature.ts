import type { Database } from '#platform/database/database.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { contractsPolicy, contractsRoutes } from './contracts/contracts.routes.ts'
import { insightServices } from './insight.services.ts'
import { loyaltyPolicy, loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import { createSumUp } from './ordered/sum-up.service.ts'
import { reportsPolicy, reportsRoutes } from './reports/reports.routes.ts'

const SUM_UP_EVERY_MS = 60_000

/** What a customer has agreed on, earned and ordered. */
export const insightFeature = {
  policy: { ...contractsPolicy, ...loyaltyPolicy, ...reportsPolicy },
  routes: {
    calls: (app, kernel) => {
      const { contracts, loyalty, reports } = insightServices(kernel)
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
} satisfies Feature
