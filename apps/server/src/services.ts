import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Settings } from '#platform/env.ts'
import { createMarkedMemory } from '#platform/marked-memory.ts'
import { createPasswords } from '#platform/passwords.ts'
import type { Authorise } from '#request/policy.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { sessionCookie } from '#request/session-token.ts'
import { createArticles, createAssortment, createDownloads, createPictures } from '#features/assortment/index.ts'
import { createCarts } from '#features/cart/index.ts'
import { createAddresses, createDelivery, createParties } from '#features/delivery/index.ts'
import { createCancelOrder, createOrderAgain, createOrderHistory, createPlaceOrder } from '#features/orders/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import { createPortal, createPortalStore, type Portal } from '#features/portal/index.ts'
import { createSavedOrders } from '#features/saved-orders/index.ts'
import { createSessions, createSignInLimit, rereadActor } from '#features/session/index.ts'
import type { OutsideWorld } from './outside-world.ts'

/** What answers requests: the services of all features, made once. */
export type Services = ReturnType<typeof createServices>

export function createServices({
  db,
  clock,
  settings,
  isSecure,
  isDemo,
  authorise,
  breweryFolder,
}: {
  db: Database
  clock: Clock
  settings: Settings
  isSecure: boolean
  isDemo: boolean
  authorise: Authorise
  breweryFolder?: string | undefined
}) {
  const portal = createPortal({ store: createPortalStore(db), clock })
  const delivery = createDelivery({ db, portal, authorise })
  const downloads = createDownloads({ db, authorise, folder: breweryFolder })
  const memory = createMarkedMemory()
  const articles = createArticles(memory)
  const parties = createParties({ db, authorise })
  const addresses = createAddresses({ db, clock, portal })
  const carts = createCarts({ db, clock, delivery, authorise, articles, parties, addresses })
  const history = createOrderHistory({ db, authorise })
  return {
    settings,
    isDemo,
    authorise,
    portal,
    sessions: createSessions({
      db,
      clock,
      passwords: createPasswords({ concurrency: settings.PASSWORD_CONCURRENCY, queue: settings.PASSWORD_QUEUE }),
      settings: {
        idleHours: settings.SESSION_IDLE_HOURS,
        days: settings.SESSION_DAYS,
        signInAttempts: settings.SIGN_IN_ATTEMPTS,
        lockMinutes: settings.LOCK_MINUTES,
      },
    }),
    cookie: sessionCookie(isSecure),
    mayTrySignIn: createSignInLimit({
      rateLimit: createRateLimit(db),
      perMinute: settings.SIGN_IN_RATE_PER_MINUTE,
    }),
    delivery,
    addresses,
    parties,
    downloads,
    assortment: createAssortment({ db, memory, articles, authorise, readSize: downloads.readSize }),
    carts,
    placeOrder: createPlaceOrder({ db, clock, authorise, carts, rereadActor }),
    cancelOrder: createCancelOrder({ db, clock, authorise }),
    history,
    orderAgain: createOrderAgain({ db, carts, delivery, history }),
    savedOrders: createSavedOrders({ db, carts, authorise }),
    pictures: createPictures({ db, folder: breweryFolder }),
  }
}

/** What there is for what happens after the answer. */
export type Work = OutsideWorld & {
  db: Database
  clock: Clock
  settings: Settings
  portal: Portal
  /** Where people find the portal, for links in letters. */
  publicUrl: string
  log: WorkLog
  isDemo: boolean
}
