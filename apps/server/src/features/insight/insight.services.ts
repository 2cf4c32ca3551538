import { oncePer } from '#platform/once-per.ts'
import { contentServices } from '#features/content/index.ts'
import { deliveryServices } from '#features/delivery/index.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createContracts } from './contracts/contracts.service.ts'
import { createLoyalty } from './loyalty/loyalty.service.ts'
import { createReports } from './reports/reports.service.ts'

export const insightServices = oncePer((kernel: Kernel) => {
  const { db, authorise, powerBi, log } = kernel
  const { portal } = portalServices(kernel)
  const { delivery } = deliveryServices(kernel)
  const { content } = contentServices(kernel)
  return {
    contracts: createContracts({ db, portal, authorise }),
    loyalty: createLoyalty({ db, portal, delivery, content }),
    reports: createReports({ db, portal, authorise, powerBi, log }),
  }
})
