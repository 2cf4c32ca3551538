import type { AddressLookup } from '#integrations/address-lookup/index.ts'
import type { Carrier } from '#integrations/carrier/index.ts'
import type { Erp } from '#integrations/erp/index.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { PowerBi } from '#integrations/power-bi/index.ts'
import type { PushSender } from '#integrations/push/index.ts'
import { NO_SERVICES, type OutsideServices } from '#integrations/services/index.ts'
import type { SignOnProvider } from '#integrations/sign-on/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { publicUrlOf, type Settings } from '#platform/env.ts'
import { createPasswords, type Passwords } from '#platform/passwords.ts'
import type { Authorise } from '#request/policy.ts'
import { sessionCookie, type SessionCookie } from '#request/session-token.ts'
import type { WorkLog } from '#features/outbox/work-log.ts'

export type KernelParts = {
  db: Database
  clock: Clock
  settings: Settings
  /** People come over https. */
  isSecure: boolean
  /** Demo mode: introspection, simulators' pages, plain http. */
  isDemo: boolean
  logger?: WorkLog
  /** The folder with the brewery's documents; without it there are none. */
  breweryFolder?: string
  /** Where the built web app lies; without it only calls are answered. */
  webFolder?: string
  /** Has the invoices and the credit of payers; without it neither is shown. */
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
}

/** What every feature makes its services from. It knows no feature. */
export type Kernel = ReturnType<typeof createKernel>

const nothing = () => undefined
const SILENT: WorkLog = { info: nothing, warn: nothing, error: nothing }

export function createKernel(parts: KernelParts, authorise: Authorise) {
  const { db, clock, settings, isSecure, isDemo } = parts
  const passwords: Passwords = createPasswords({
    concurrency: settings.PASSWORD_CONCURRENCY,
    queue: settings.PASSWORD_QUEUE,
  })
  const cookie: SessionCookie = sessionCookie(isSecure)
  return {
    db,
    clock,
    settings,
    isDemo,
    authorise,
    passwords,
    cookie,
    log: parts.logger ?? SILENT,
    breweryFolder: parts.breweryFolder,
    webFolder: parts.webFolder,
    erp: parts.erp,
    payments: parts.payments,
    publicUrl: parts.publicUrl ?? publicUrlOf(settings),
    addressLookup: parts.addressLookup ?? null,
    carrier: parts.carrier ?? null,
    signOn: parts.signOn ?? [],
    outside: parts.outside ?? NO_SERVICES,
    powerBi: parts.powerBi ?? null,
    push: parts.push ?? null,
  }
}
