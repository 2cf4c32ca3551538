import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import persistedDocuments from '@fust/contract/persisted-documents' with { type: 'json' }
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { documentLimits, graphqlEndpoint, readTypeDefs } from '#platform/graphql/index.ts'
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
import { confirmsDay, operationWork } from '#request/work-class.ts'
import { fillPage, portalServices } from '#features/portal/index.ts'
import { sessionServices } from '#features/session/index.ts'
import { bareServer, type ServerParts } from './bare-server.ts'
import { policyOf, type Feature } from './feature.ts'
import { createKernel, type KernelParts } from './kernel.ts'
import { answeredFields, namesOf } from './served-operations.ts'
import { simulatorPages } from './simulator-pages.ts'

export type AppParts = ServerParts &
  KernelParts & {
    /** What the server does: `features`, or, for a test, a part of them. */
    features: readonly Feature[]
    /** Only a part of the product, for a test: what the schema has beside it answers that it is not there. */
    isPart?: boolean
    simulatorsUrl?: string
    /** What a demo shows beside the portal, where it is built. */
    demoPages?: readonly PagesBeside[]
  }

/** The server with its features, ready to listen or to be asked by a test. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, settings, isDemo, isSecure, features } = parts
  const policy = policyOf(features)
  const measures = features.flatMap((feature) => feature.measures?.({ db, clock }) ?? [])
  const { app, routes, admission, callLimit, checkouts } = await bareServer({
    ...parts,
    frameOrigins: parts.powerBi ? [parts.powerBi.origin] : [],
    measures: [...measures, ...(parts.measures ?? [])],
  })
  const authorise = createAuthorise(policy)
  const kernel = createKernel(parts, authorise)
  const { portal } = portalServices(kernel)
  const { sessions } = sessionServices(kernel)
  const idempotence = createIdempotence(db)
  const callers = createCallers({
    readSession: sessions.read,
    breweryNow: portal.now,
    cookie: kernel.cookie,
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
  for (const feature of features) feature.routes?.open?.(app, kernel)
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) =>
      request.routeOptions.config.identifiesBeforeBody ? identifyInTurn(request, reply) : undefined,
    )
    calls.addHook('preHandler', async (request, reply) =>
      request.routeOptions.config.identifiesBeforeBody ? undefined : callers.identifyRest(request, reply),
    )
    onceByRest(calls, idempotence)
    restCalls(calls, { market: async ({ breweryMark }) => (await portal.now(breweryMark)).settings.market })
    for (const feature of features) feature.routes?.calls?.(calls, kernel)
  })
  await app.register(async (signed) => {
    signed.addHook('preHandler', callers.identifyRest)
    for (const feature of features) feature.routes?.signed?.(signed, kernel)
    openApi(signed, { routes, policy, authorise, isDemo })
  })

  const resolvers = features.flatMap((feature) => feature.resolvers?.(kernel) ?? [])
  const forSignedIn = new Set(
    Object.entries(policy).flatMap(([name, access]) => (access && access.who !== 'public' ? [name] : [])),
  )
  await app.register(graphqlEndpoint<GraphqlContext>, {
    typeDefs: readTypeDefs(),
    resolvers,
    isPart: parts.isPart ?? false,
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
  const [wordsOf] = features.flatMap(({ pageWords }) => pageWords?.(kernel) ?? [])
  const fill: FillPage = async (file, built, request) => {
    const page = await portal.readPage()
    if (file !== PAGE || !wordsOf) return { text: fillPage(file, built, page), isMissing: false }
    const words = await wordsOf(page, request.url, siteOf(request, settings))
    // What visitors do not see may be there for people who are signed in: theirs is for the app to say.
    const isVisitor = claimOf(request, isSecure).session === undefined
    return { text: fillPage(file, built, page, words), isMissing: words.isMissing && isVisitor }
  }
  await webFiles(app, { folder: parts.webFolder, routes, fill })
  for (const pages of parts.demoPages ?? []) await pagesBeside(app, { ...pages, fill })

  app.addHook('onReady', async () => {
    const gaps = reviewPolicy(policy, [...operations, ...answeredFields(resolvers)])
    if (gaps.length > 0) throw new Error(`The policy table does not fit:\n${gaps.join('\n')}`)
  })
  return app
}
