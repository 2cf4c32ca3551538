import type { Resolvers } from '@fust/contract/resolvers'
import type { FastifyInstance } from 'fastify'
import type { OutsideServices } from '#integrations/services/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { Measure } from '#platform/log/metrics.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import type { PolicyTable } from '#request/policy.ts'
import type { Job, OutboxHandler, WorkLog } from '#features/outbox/index.ts'
import type { PageWords, Portal, ReadPage } from '#features/portal/index.ts'
import type { Site } from '#request/site.ts'
import type { Kernel } from './kernel.ts'
import type { OutsideWorld } from './outside-world.ts'

/** What a feature brings. It makes its services itself, from the kernel and from the services of features under it. */
export type Feature = {
  /** Who may do what: a row for every root field and every route. */
  policy: PolicyTable
  /** What answers its part of the schema. */
  resolvers?: (kernel: Kernel) => Resolvers<GraphqlContext> | readonly Resolvers<GraphqlContext>[]
  routes?: {
    /** For everybody: who asks is not looked up. */
    open?: Routes
    /** By now it is known who asks. */
    signed?: Routes
    /** The REST calls of the contract: who asks is known, the market is ours, and a change runs once per key. */
    calls?: Routes
  }
  /** What the page at an address says before its script has run; one feature at most. */
  pageWords?: (kernel: Kernel) => WordsOfPage
  /** What does the work that was left in the outbox, by topic. */
  handlers?: (work: Work) => Readonly<Record<string, OutboxHandler>>
  /** Work that comes back. */
  jobs?: (work: Work) => readonly Job[]
  /** What can be read from outside of how it goes. */
  measures?: (watched: Pick<Work, 'db' | 'clock'>) => readonly Measure[]
}

type Routes = (app: FastifyInstance, kernel: Kernel) => void
type WordsOfPage = (page: ReadPage, url: string, site: Site) => Promise<PageWords & { isMissing: boolean }>

/** What there is for what happens after the answer. */
export type Work = Omit<OutsideWorld, 'addressLookup' | 'carrier'> & {
  db: Database
  clock: Clock
  settings: Settings
  portal: Portal
  /** Where people find the portal, for links in letters. */
  publicUrl: string
  /** What people of the portal are signed in at. */
  outside: OutsideServices
  log: WorkLog
  isDemo: boolean
}

/** The rows of all these features. */
export const policyOf = (features: readonly Feature[]): PolicyTable =>
  Object.fromEntries(features.flatMap(({ policy }) => Object.entries(policy)))
