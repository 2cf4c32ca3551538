import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import persistedDocuments from '@fust/contract/persisted-documents' with { type: 'json' }
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import {
  authorizationError,
  documentLimits,
  graphqlEndpoint,
  inputError,
  readTypeDefs,
} from '#platform/graphql/index.ts'
import { listed } from '#platform/env.ts'
import { healthPolicy } from '#platform/health.ts'
import { createIdempotence } from '#platform/idempotence.ts'
import { onceByGraphql, onceByRest } from '#platform/idempotent-calls.ts'
import { metricsPolicy } from '#platform/metrics.ts'
import { openApi, openApiPolicy } from '#platform/openapi.ts'
import { createPasswords } from '#platform/passwords.ts'
import { createAuthorise, reviewPolicy, type PolicyTable } from '#platform/policy.ts'
import { createRateLimit, networkOf } from '#platform/rate-limit.ts'
import { restCalls } from '#platform/rest-calls.ts'
import { claimOf } from '#platform/session-token.ts'
import { webFiles } from '#platform/web-files.ts'
import { confirmsDay } from '#platform/work-class.ts'
import { cartPolicy, cartResolvers, createCarts, createKnownProducts } from '#features/cart/index.ts'
import {
  cataloguePolicy,
  catalogueResolvers,
  createCatalogue,
  createDownloads,
  downloadRoutes,
  downloadsPolicy,
  productOf,
} from '#features/catalogue/index.ts'
import {
  addressesResolvers,
  customerAddressesPolicy,
  customerPolicy,
  customerResolvers,
} from '#features/customer/index.ts'
import {
  createAddresses,
  createDelivery,
  createParties,
  deliveryPolicy,
  deliveryRoutes,
} from '#features/delivery/index.ts'
import { letterRoutes, lettersPolicy } from '#features/messages/index.ts'
import { createPictures, pictureRoutes, picturePolicy } from '#features/pictures/index.ts'
import {
  createCancelOrder,
  createOrderHistory,
  createPlaceOrder,
  orderListsPolicy,
  orderListsRoutes,
  ordersPolicy,
  ordersResolvers,
} from '#features/orders/index.ts'
import { createPortal, createPortalStore, portalPolicy, portalResolvers } from '#features/portal/index.ts'
import { createSavedOrders, savedOrdersPolicy, savedOrdersResolvers } from '#features/saved-orders/index.ts'
import {
  createSessions,
  rereadActor,
  sessionRoutePolicy,
  sessionRoutes,
  usersPolicy,
  usersRoutes,
} from '#features/session/index.ts'
import { bareServer, type ServerParts } from './bare-server.ts'
import { createCallers } from './callers.ts'
import { namesOf, rootFields } from './served-operations.ts'
import { simulatorPages } from './simulator-pages.ts'

export type AppParts = ServerParts & {
  /** Demo mode: introspection, simulators' pages, plain http. */
  isDemo: boolean
  simulatorsUrl?: string
  /** Where the built web app lies; without it only calls are answered. */
  webFolder?: string
  /** The folder with the brewery's documents; without it there are none. */
  breweryFolder?: string
}

/** Who may do what: every root field and every route; the door of GraphQL asks by field. */
export const POLICY: PolicyTable = {
  ...healthPolicy,
  ...metricsPolicy,
  ...portalPolicy,
  ...sessionRoutePolicy,
  ...usersPolicy,
  ...customerPolicy,
  ...customerAddressesPolicy,
  ...deliveryPolicy,
  ...cataloguePolicy,
  ...downloadsPolicy,
  ...cartPolicy,
  ...ordersPolicy,
  ...orderListsPolicy,
  ...openApiPolicy,
  ...savedOrdersPolicy,
  ...picturePolicy,
  ...lettersPolicy,
}

/** The whole server, ready to listen or to be asked by a test. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, settings, isDemo, isSecure } = parts
  const { app, routes, admission, checkouts } = await bareServer(parts)
  const authorise = createAuthorise(POLICY)
  const portal = createPortal({ store: createPortalStore(db), clock })
  const sessions = createSessions({
    db,
    clock,
    passwords: createPasswords({ concurrency: settings.PASSWORD_CONCURRENCY, queue: settings.PASSWORD_QUEUE }),
    settings: {
      idleHours: settings.SESSION_IDLE_HOURS,
      days: settings.SESSION_DAYS,
      signInAttempts: settings.SIGN_IN_ATTEMPTS,
      lockMinutes: settings.LOCK_MINUTES,
    },
  })
  const delivery = createDelivery({ db, portal, authorise })
  const addresses = createAddresses({ db, clock, portal })
  const parties = createParties({ db })
  const downloads = createDownloads({ db, authorise, folder: parts.breweryFolder })
  const catalogue = createCatalogue({ db, authorise, sizeOf: downloads.sizeOf })
  const knownProducts = createKnownProducts()
  const carts = createCarts({ db, clock, delivery, authorise, knownProducts })
  const placeOrder = createPlaceOrder({ db, clock, authorise, knownProducts, rereadActor })
  const cancelOrder = createCancelOrder({ db, clock, authorise })
  const history = createOrderHistory({ db, authorise })
  const savedOrders = createSavedOrders({ db, clock, carts, authorise })
  const rateLimit = createRateLimit({ db, clock })
  const mayTrySignIn = async (address: string, log: FastifyBaseLogger) => {
    const may = await rateLimit.allows(`sign-in ${networkOf(address)}`, settings.SIGN_IN_RATE_PER_MINUTE)
    if (!may) log.warn({ event: 'limit', limit: 'sign-in' }, 'an address tries to sign in too often')
    return may
  }

  const idempotence = createIdempotence({ db, clock })
  const callers = createCallers({ sessions, portal, isSecure })
  sessionRoutes(app, {
    sessions,
    cookie: callers.cookie,
    demoAccounts: portal.demoAccounts,
    mayTrySignIn: (request) => mayTrySignIn(request.ip, request.log),
  })
  pictureRoutes(app, createPictures({ db }))
  letterRoutes(app, { portal, isDemo })
  await app.register(async (rest) => {
    rest.addHook('preHandler', callers.identifyRest)
    onceByRest(rest, idempotence)
    restCalls(rest, { market: async ({ breweryMark }) => (await portal.now(breweryMark)).settings.market })
    deliveryRoutes(rest, { delivery, addresses, parties })
    usersRoutes(rest, sessions)
    orderListsRoutes(rest, {
      history,
      brewery: async ({ breweryMark }) => {
        const { market, settings: own } = await portal.now(breweryMark)
        return { timeZone: market.timeZone, ownTypes: own.order_types }
      },
    })
  })
  await app.register(async (signed) => {
    signed.addHook('preHandler', callers.identifyRest)
    downloadRoutes(signed, downloads)
    openApi(signed, { routes, authorise, isDemo })
  })

  await app.register(graphqlEndpoint<GraphqlContext>, {
    typeDefs: readTypeDefs(),
    resolvers: [
      portalResolvers(portal, {
        publicUrl: settings.PUBLIC_URL || `http://localhost:${settings.PORT}`,
        sessionHours: settings.SESSION_DAYS * 24,
      }),
      customerResolvers(sessions, async ({ ip, log }) => {
        if (settings.PASSWORD_GRANT === 'off') throw authorizationError('No token is given for a password.')
        if (!(await mayTrySignIn(ip, log))) throw inputError('Too many attempts. Try again later.', 'too-many-requests')
      }),
      addressesResolvers({ addresses, parties, authorise }),
      catalogueResolvers(catalogue),
      cartResolvers(carts),
      ordersResolvers({
        placeOrder,
        cancelOrder,
        carts,
        history,
        productOf: (line, _args, context) => productOf(catalogue, line.product_sku, context),
      }),
      savedOrdersResolvers({
        savedOrders,
        productOf: (line, _args, context) => (line.sku == null ? null : productOf(catalogue, line.sku, context)),
      }),
    ],
    contextOf: callers.identifyGraphql,
    enter: (work, request) => admission.enter(work, claimOf(request, isSecure)),
    onDone: ({ request, operation }) => {
      const { session } = claimOf(request, isSecure)
      if (session !== undefined && confirmsDay(operation)) checkouts.begin(session)
    },
    once: onceByGraphql(idempotence, (field) => POLICY[`Mutation.${field}`]?.who === 'signed-in'),
    languageOf: ({ language }) => language,
    mayIntrospect: ({ actor }) => isDemo || actor !== null,
    persistedDocuments,
    inputLimits,
    settings: {
      limits: documentLimits(settings),
      bodyBytes: settings.BODY_LIMIT_BYTES,
      allowedOrigins: listed(settings.ALLOWED_ORIGINS),
      suggestions: isDemo,
    },
  })

  // What follows is for everybody: the files of the web app, and in demo mode the pages of the simulators.
  const operations = routes.flatMap(namesOf)
  if (parts.simulatorsUrl) simulatorPages(app, parts.simulatorsUrl)
  await webFiles(app, parts.webFolder)

  app.addHook('onReady', async () => {
    const gaps = reviewPolicy(POLICY, [...operations, ...rootFields(readTypeDefs()), 'Customer.orders'])
    if (gaps.length > 0) throw new Error(`The policy table does not fit:\n${gaps.join('\n')}`)
  })
  return app
}
