import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import persistedDocuments from '@fust/contract/persisted-documents' with { type: 'json' }
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { documentLimits, graphqlEndpoint, readTypeDefs } from '#platform/graphql/index.ts'
import type { AddressLookup } from '#integrations/address-lookup/index.ts'
import type { Carrier } from '#integrations/carrier/index.ts'
import { listed } from '#platform/env.ts'
import { Shed } from '#platform/http/shed.ts'
import { createIdempotence } from '#request/idempotence.ts'
import { onceByGraphql, onceByRest } from '#request/idempotent-calls.ts'
import { openApi } from '#request/openapi.ts'
import { createAuthorise, reviewPolicy } from '#request/policy.ts'
import { restCalls } from '#request/rest-calls.ts'
import { claimOf } from '#request/session-token.ts'
import { siteOf } from '#request/site.ts'
import { createCallers } from '#request/callers.ts'
import { PAGE, pagesBeside, webFiles, type FillPage, type PagesBeside } from '#platform/files/web-files.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { PowerBi } from '#integrations/power-bi/index.ts'
import type { PushSender } from '#integrations/push/index.ts'
import type { SignOnProvider } from '#integrations/sign-on/index.ts'
import { confirmsDay, operationWork } from '#request/work-class.ts'
import type { OutsideServices } from '#integrations/services/index.ts'
import { fillPage } from '#features/portal/index.ts'
import { bareServer, type ServerParts } from './bare-server.ts'
import { FEATURES, POLICY } from './features.ts'
import { namesOf, rootFields } from './served-operations.ts'
import { createServices } from './services.ts'
import { simulatorPages } from './simulator-pages.ts'

export type AppParts = ServerParts & {
  /** Demo mode: introspection, simulators' pages, plain http. */
  isDemo: boolean
  simulatorsUrl?: string
  /** Where the built web app lies; without it only calls are answered. */
  webFolder?: string
  /** What a demo shows beside the portal, where it is built. */
  demoPages?: readonly PagesBeside[]
  /** Who has the invoices, and knows what a payer may owe; without it neither is told. */
  erp?: Pick<Erp, 'invoiceDocument' | 'customerCredit'> | undefined
  /** Who takes money online; without it nothing is paid so. */
  payments?: PaymentProvider | undefined
  /** Where people find the portal; by default as the settings say. */
  publicUrl?: string
  /** Who knows Dutch addresses; without it they are written by hand. */
  addressLookup?: AddressLookup | null
  /** Whose service points POS materials can be collected at; without it, nobody's. */
  carrier?: Carrier | null
  /** Who else knows people; without them all sign in by password. */
  signOn?: readonly SignOnProvider[]
  /** What people of the portal are signed in at; without it, nothing. */
  outside?: OutsideServices
  /** Who shows reports inside the portal; without it the portal shows its own. */
  powerBi?: PowerBi | null
  /** Who tells people on their devices; without it nobody does. */
  push?: PushSender | null
  /** The folder with the brewery's documents; without it there are none. */
  breweryFolder?: string
}

/** The whole server, ready to listen or to be asked by a test. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, settings, isDemo, isSecure } = parts
  const measures = FEATURES.flatMap((feature) => feature.measures?.({ db, clock }) ?? [])
  const { app, routes, admission, callLimit, checkouts } = await bareServer({
    ...parts,
    frameOrigins: parts.powerBi ? [parts.powerBi.origin] : [],
    measures: [...measures, ...(parts.measures ?? [])],
  })
  const authorise = createAuthorise(POLICY)
  const services = createServices({ ...parts, authorise })
  const idempotence = createIdempotence(db)
  const callers = createCallers({
    readSession: services.sessions.read,
    breweryNow: services.portal.now,
    cookie: services.cookie,
    siteOf: (request) => siteOf(request, settings),
    onKnown: (request, actor) => callLimit.know(claimOf(request, isSecure), actor?.userId ?? null),
  })
  /** By then nobody has waited for a turn, which is for work of the database. */
  const identifyInTurn = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = await admission.enter('change', claimOf(request, isSecure))
    if (leave instanceof Shed) throw leave
    try {
      return await callers.identifyRest(request, reply)
    } finally {
      leave()
    }
  }
  for (const feature of FEATURES) feature.routes?.open?.(app, services)
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) =>
      request.routeOptions.config.identifiesBeforeBody ? identifyInTurn(request, reply) : undefined,
    )
    calls.addHook('preHandler', async (request, reply) =>
      request.routeOptions.config.identifiesBeforeBody ? undefined : callers.identifyRest(request, reply),
    )
    onceByRest(calls, idempotence)
    restCalls(calls, { market: async ({ breweryMark }) => (await services.portal.now(breweryMark)).settings.market })
    for (const feature of FEATURES) feature.routes?.calls?.(calls, services)
  })
  await app.register(async (signed) => {
    signed.addHook('preHandler', callers.identifyRest)
    for (const feature of FEATURES) feature.routes?.signed?.(signed, services)
    openApi(signed, { routes, policy: POLICY, authorise, isDemo })
  })

  const forSignedIn = new Set(
    Object.entries(POLICY).flatMap(([name, access]) => (access && access.who !== 'public' ? [name] : [])),
  )
  await app.register(graphqlEndpoint<GraphqlContext>, {
    typeDefs: readTypeDefs(),
    resolvers: FEATURES.flatMap(({ resolvers }) => resolvers?.(services) ?? []),
    contextOf: callers.identifyGraphql,
    enter: (operation, request) => admission.enter(operationWork(operation), claimOf(request, isSecure)),
    onDone: ({ request, operation }) => {
      const { session } = claimOf(request, isSecure)
      if (session !== undefined && confirmsDay(operation)) checkouts.begin(session)
    },
    once: onceByGraphql(idempotence, (field) => forSignedIn.has(`Mutation.${field}`)),
    languageOf: ({ language }) => language,
    mayIntrospect: ({ actor }) => isDemo || actor !== null,
    isPublic: ({ token }) => token === null,
    persistedDocuments,
    inputLimits,
    settings: {
      limits: documentLimits(settings),
      bodyBytes: settings.BODY_LIMIT_BYTES,
      allowedOrigins: listed(settings.ALLOWED_ORIGINS),
      suggestions: isDemo,
    },
  })

  // What follows is for everybody: the files of the web app, and in demo mode what is for whoever builds on, and the pages of the simulators.
  const operations = routes.flatMap(namesOf)
  if (parts.simulatorsUrl) simulatorPages(app, parts.simulatorsUrl)
  const fill: FillPage = async (file, built, request) => {
    const page = await services.portal.readPage()
    if (file !== PAGE) return { text: fillPage(file, built, page), isMissing: false }
    const words = await services.publicPages.wordsOf(page, request.url, siteOf(request, settings))
    // What visitors do not see may be there for people who are signed in: theirs is for the app to say.
    const isVisitor = claimOf(request, isSecure).session === undefined
    return { text: fillPage(file, built, page, words), isMissing: words.isMissing && isVisitor }
  }
  await webFiles(app, { folder: parts.webFolder, routes, fill })
  for (const pages of parts.demoPages ?? []) await pagesBeside(app, { ...pages, fill })

  app.addHook('onReady', async () => {
    const gaps = reviewPolicy(POLICY, [...operations, ...rootFields(readTypeDefs()), 'Customer.orders'])
    if (gaps.length > 0) throw new Error(`The policy table does not fit:\n${gaps.join('\n')}`)
  })
  return app
}
