import type { Database } from '#platform/database/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import { portalServices, type Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { documentsPolicy, documentsRoutes } from './documents.routes.ts'
import { documentsServices } from './documents.services.ts'
import { invoicesPolicy, invoicesRoutes } from './invoices.routes.ts'
import { createReceivables } from './receivables.service.ts'

const RECEIVABLES_EVERY_MS = 5_000

export const documentsFeature = {
  policy: { ...documentsPolicy, ...invoicesPolicy },
  routes: {
    calls: (app, kernel) => {
      const needs = { ...documentsServices(kernel), ...portalServices(kernel) }
      documentsRoutes(app, needs)
      invoicesRoutes(app, needs)
    },
  },
  jobs: ({ isDemo, ...work }: { db: Database; erp: Erp; portal: Portal; log: WorkLog; isDemo: boolean }) => {
    // In the demo people pay at the simulator and watch the list.
    const receivables = createReceivables({ ...work, ...(isDemo && { settings: { everyMs: RECEIVABLES_EVERY_MS } }) })
    return [{ name: 'receivables', everyMs: RECEIVABLES_EVERY_MS, run: receivables.syncReceivables }]
  },
} satisfies Feature
