import type { Resolvers } from '@fust/contract/resolvers'
import type { FastifyInstance } from 'fastify'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { createIdempotence } from '#request/idempotence.ts'
import type { Measure } from '#platform/log/metrics.ts'
import { openApiPolicy } from '#request/openapi.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { cartFeature } from '#features/cart/index.ts'
import { adobeClientsFeature } from '#features/adobe-clients/index.ts'
import { addressLookupFeature } from '#features/address-lookup/index.ts'
import { budgetsFeature } from '#features/budgets/index.ts'
import { assortmentFeature } from '#features/assortment/index.ts'
import { contentFeature } from '#features/content/index.ts'
import { customerFeature } from '#features/customer/index.ts'
import { deliveryFeature } from '#features/delivery/index.ts'
import { documentsFeature } from '#features/documents/index.ts'
import { favouritesFeature } from '#features/favourites/index.ts'
import { invitationsFeature } from '#features/invitations/index.ts'
import { insightFeature } from '#features/insight/index.ts'
import { messagesFeature } from '#features/messages/index.ts'
import { ordersFeature } from '#features/orders/index.ts'
import { outboxFeature, type Job, type OutboxHandler } from '#features/outbox/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { operatorFeature } from '#features/operator/index.ts'
import { visitorRequestsFeature } from '#features/visitor-requests/index.ts'
import { passwordsFeature } from '#features/passwords/index.ts'
import { permissionsFeature } from '#features/permissions/index.ts'
import { portalFeature } from '#features/portal/index.ts'
import { publicPagesFeature } from '#features/public-pages/index.ts'
import { privacyFeature } from '#features/privacy/index.ts'
import { quickOrderFeature } from '#features/quick-order/index.ts'
import { savedOrdersFeature } from '#features/saved-orders/index.ts'
import { serviceSignOnFeature } from '#features/service-sign-on/index.ts'
import { secondFactorFeature } from '#features/second-factor/index.ts'
import { sessionFeature } from '#features/session/index.ts'
import { singleSignOnFeature } from '#features/single-sign-on/index.ts'
import { suggestionsFeature } from '#features/suggestions/index.ts'
import { tankFeature } from '#features/tank/index.ts'
import { usersFeature } from '#features/users/index.ts'
import { ticketsFeature } from '#features/tickets/index.ts'
import { verificationFeature } from '#features/verification/index.ts'
import type { Services, Work } from './services.ts'

/** What a feature brings. Each says for itself which services and tools it needs; it is given all of them. */
type Feature = {
  /** Who may do what: a row for every root field and every route. */
  policy: PolicyTable
  /** What answers its part of the schema. */
  resolvers?: (services: Services) => Resolvers<GraphqlContext> | readonly Resolvers<GraphqlContext>[]
  routes?: {
    /** For everybody: who asks is not looked up. */
    open?: Routes
    /** By now it is known who asks. */
    signed?: Routes
    /** The REST calls of the contract: who asks is known, the market is ours, and a change runs once per key. */
    calls?: Routes
  }
  /** What does the work that was left in the outbox, by topic. */
  handlers?: (work: Work) => Readonly<Record<string, OutboxHandler>>
  /** Work that comes back. */
  jobs?: (work: Work) => readonly Job[]
  /** What can be read from outside of how it goes. */
  measures?: (watched: Pick<Work, 'db' | 'clock'>) => readonly Measure[]
}

type Routes = (app: FastifyInstance, services: Services) => void

const SWEEP_EVERY_MS = 600_000

/** What is there before any feature. */
const ground: Feature = {
  policy: {
    'GET /live': everybody,
    'GET /ready': everybody,
    // Everybody may knock; the token decides.
    'GET /metrics': everybody,
    ...openApiPolicy,
  },
  jobs: ({ db }) => [
    { name: 'sweep-idempotence', everyMs: SWEEP_EVERY_MS, run: createIdempotence(db).sweep },
    { name: 'sweep-limits', everyMs: SWEEP_EVERY_MS, run: createRateLimit(db).sweep },
  ],
}

/** All that the server does: `app.ts` walks over it for what is answered, `work.ts` for what happens after the answer. */
export const FEATURES: readonly Feature[] = [
  ground,
  portalFeature,
  sessionFeature,
  secondFactorFeature,
  singleSignOnFeature,
  serviceSignOnFeature,
  verificationFeature,
  passwordsFeature,
  usersFeature,
  invitationsFeature,
  privacyFeature,
  customerFeature,
  deliveryFeature,
  addressLookupFeature,
  adobeClientsFeature,
  assortmentFeature,
  tankFeature,
  budgetsFeature,
  cartFeature,
  ordersFeature,
  savedOrdersFeature,
  quickOrderFeature,
  favouritesFeature,
  contentFeature,
  publicPagesFeature,
  visitorRequestsFeature,
  suggestionsFeature,
  insightFeature,
  documentsFeature,
  ticketsFeature,
  notificationsFeature,
  messagesFeature,
  outboxFeature,
  permissionsFeature,
  operatorFeature,
]

export const POLICY: PolicyTable = Object.fromEntries(FEATURES.flatMap(({ policy }) => Object.entries(policy)))
