import type { Database } from '#platform/database/database.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { LetterParts } from '#features/messages/index.ts'
import type { Portal } from '#features/portal/index.ts'
import type { Feature } from '../../feature.ts'
import { createAddressWishMail } from './address-wish-mail.service.ts'
import { ADDRESS_WISH_TOPIC } from './address-wish-message.ts'
import { deliveryPolicy, deliveryRoutes } from './delivery.routes.ts'
import { deliveryServices } from './delivery.services.ts'
import { createPlannedDays } from './planned-days.service.ts'

const CALENDARS_EVERY_MS = 900_000
// In the demo people watch them change.
const DEMO_CALENDARS_EVERY_MS = 10_000

export const deliveryFeature = {
  policy: deliveryPolicy,
  routes: {
    calls: (app, kernel) => deliveryRoutes(app, deliveryServices(kernel)),
  },
  handlers: (work: LetterParts) => ({ [ADDRESS_WISH_TOPIC]: createAddressWishMail(work) }),
  jobs: ({ isDemo, ...work }: { db: Database; erp: Erp; portal: Portal; isDemo: boolean }) => [
    {
      name: 'planned-days',
      everyMs: isDemo ? DEMO_CALENDARS_EVERY_MS : CALENDARS_EVERY_MS,
      run: createPlannedDays(work).syncPlannedDays,
    },
  ],
} satisfies Feature
