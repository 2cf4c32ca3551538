import { oncePer } from '#platform/once-per.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createAddresses } from './addresses.service.ts'
import { createDelivery } from './delivery.service.ts'
import { createParties } from './parties.service.ts'
import { createPayerCredit } from './payer-credit.service.ts'

export const deliveryServices = oncePer((kernel: Kernel) => {
  const { db, clock, authorise, erp, log, settings } = kernel
  const { portal } = portalServices(kernel)
  const delivery = createDelivery({ db, portal, authorise })
  return {
    delivery,
    parties: createParties({ db, authorise }),
    addresses: createAddresses({ db, clock, portal, authorise }),
    readPayerCredit: createPayerCredit({ portal, delivery, erp, withinMs: settings.ERP_CREDIT_TIMEOUT_MS, log }),
  }
})
