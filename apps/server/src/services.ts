import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { publicUrlOf, type Settings } from '#platform/env.ts'
import { createMarkedMemory } from '#platform/database/marked-memory.ts'
import { readPageTitles } from '#platform/http/page-titles.ts'
import { createPasswords } from '#platform/passwords.ts'
import type { Erp } from '#integrations/erp/index.ts'
import { chooseFiles } from '#integrations/files/index.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { PowerBi } from '#integrations/power-bi/index.ts'
import type { PushSender } from '#integrations/push/index.ts'
import type { SignOnProvider } from '#integrations/sign-on/index.ts'
import type { Authorise } from '#request/policy.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { sessionCookie } from '#request/session-token.ts'
import { createArticles, createAssortment, createDownloads, createPictures } from '#features/assortment/index.ts'
import type { AddressLookup } from '#integrations/address-lookup/index.ts'
import type { Carrier } from '#integrations/carrier/index.ts'
import { createDutchAddresses } from '#features/address-lookup/index.ts'
import { createBudgetLedgers } from '#features/budgets/index.ts'
import { createCarts } from '#features/cart/index.ts'
import { createContent, createFindRoutedPage, createPublicContent, createSurvey } from '#features/content/index.ts'
import { createAddresses, createDelivery, createParties, createPayerCredit } from '#features/delivery/index.ts'
import { createDocuments } from '#features/documents/index.ts'
import { createFavourites } from '#features/favourites/index.ts'
import { createContracts, createLoyalty, createReports } from '#features/insight/index.ts'
import { createInvitations } from '#features/invitations/index.ts'
import {
  createArrivals,
  createNotificationChoices,
  createNotifications,
  createPushDevices,
} from '#features/notifications/index.ts'
import {
  createCancelOrder,
  createChangeOrder,
  createOrderAgain,
  createOrderHistory,
  createOrderPaper,
  createPayOrder,
  createPlaceOrder,
} from '#features/orders/index.ts'
import { createBacklog, type WorkLog } from '#features/outbox/index.ts'
import { createChoosePasswords } from '#features/passwords/index.ts'
import { createChallenges, createVisitorLimits, createVisitorRequests } from '#features/visitor-requests/index.ts'
import { createRolePermissions } from '#features/permissions/index.ts'
import { createPortal, createPortalStore, type Portal } from '#features/portal/index.ts'
import { createPublicPages } from '#features/public-pages/index.ts'
import { createPrivacy } from '#features/privacy/index.ts'
import { createQuickOrder } from '#features/quick-order/index.ts'
import { createSavedOrders } from '#features/saved-orders/index.ts'
import { createServiceSignOn, createServiceSignOut } from '#features/service-sign-on/index.ts'
import { NO_SERVICES, type OutsideServices } from '#integrations/services/index.ts'
import { createPasskeys, createSecondFactors } from '#features/second-factor/index.ts'
import { createSessions, createSignInLimit, holdActor } from '#features/session/index.ts'
import { createSingleSignOn } from '#features/single-sign-on/index.ts'
import { createSuggestions } from '#features/suggestions/index.ts'
import { createTankBeer } from '#features/tank/index.ts'
import { createAttachments, createClaims, createTickets } from '#features/tickets/index.ts'
import { createChangeUsers, createManageUsers, createOwnUser } from '#features/users/index.ts'
import { createRecoverAccount, createVerification } from '#features/verification/index.ts'
import type { OutsideWorld } from './outside-world.ts'

const MINUTE_MS = 60_000
const NEWS_WAIT_MS = 25_000
const nothing = () => undefined
const SILENT: WorkLog = { info: nothing, warn: nothing, error: nothing }

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
  webFolder,
  erp,
  payments,
  publicUrl = publicUrlOf(settings),
  logger = SILENT,
  addressLookup = null,
  carrier = null,
  signOn = [],
  outside = NO_SERVICES,
  powerBi = null,
  push = null,
}: {
  db: Database
  clock: Clock
  settings: Settings
  isSecure: boolean
  isDemo: boolean
  authorise: Authorise
  breweryFolder?: string | undefined
  /** Where the built web app lies, which knows what its pages are called. */
  webFolder?: string | undefined
  /** Who has the invoices, and knows what a payer may owe; without it neither is told. */
  erp?: Pick<Erp, 'invoiceDocument' | 'customerCredit'> | undefined
  /** Who takes money online; without it nothing is paid so. */
  payments?: PaymentProvider | undefined
  /** Where people find the portal, and come back to from paying. */
  publicUrl?: string | undefined
  logger?: WorkLog | undefined
  addressLookup?: AddressLookup | null
  /** Whose service points POS materials can be collected at; without it, nobody's. */
  carrier?: Carrier | null
  /** Who else knows people; without them all sign in by password. */
  signOn?: readonly SignOnProvider[] | undefined
  /** What people of the portal are signed in at; without it, nothing. */
  outside?: OutsideServices | undefined
  /** Who shows reports inside the portal; without it the portal shows its own. */
  powerBi?: PowerBi | null
  /** Who tells people on their devices; without it nobody does. */
  push?: PushSender | null | undefined
}) {
  const passwords = createPasswords({ concurrency: settings.PASSWORD_CONCURRENCY, queue: settings.PASSWORD_QUEUE })
  const services = outside.services.map(({ service }) => service)
  const map = settings.MAP_TILES_URL === '' ? null : { tiles: settings.MAP_TILES_URL, credit: settings.MAP_CREDIT }
  const portal = createPortal({
    store: createPortalStore(db),
    clock,
    paysOnline: payments !== undefined,
    services,
    map,
  })
  const delivery = createDelivery({ db, portal, authorise })
  const downloads = createDownloads({ db, authorise, folder: breweryFolder })
  const memory = createMarkedMemory()
  const articles = createArticles(memory)
  const parties = createParties({ db, authorise })
  const addresses = createAddresses({ db, clock, portal, authorise })
  const carts = createCarts({ db, clock, delivery, authorise, articles, parties, addresses, carrier, log: logger })
  const favourites = createFavourites({ db, authorise })
  const history = createOrderHistory({ db, authorise })
  const tickets = createTickets({ db, clock, authorise })
  const content = createContent({ db, portal, authorise, folder: breweryFolder })
  const sessions = createSessions({
    db,
    clock,
    passwords,
    settings: {
      idleHours: settings.SESSION_IDLE_HOURS,
      days: settings.SESSION_DAYS,
      signInAttempts: settings.SIGN_IN_ATTEMPTS,
      lockMinutes: settings.LOCK_MINUTES,
      failuresPerMinute: settings.FAILED_SIGN_INS_PER_MINUTE,
      administratorsNeedFactor: settings.ADMIN_SECOND_FACTOR === 'on',
    },
  })
  const challenges = createChallenges({ db, clock })
  return {
    settings,
    isDemo,
    authorise,
    portal,
    sessions,
    verification: createVerification({ db, clock, sessions }),
    recoverAccount: createRecoverAccount(db),
    singleSignOn: createSingleSignOn({ db, clock, sessions, providers: signOn }),
    serviceSignOn: createServiceSignOn({ db, clock, authorise, outside, issuer: publicUrl }),
    serviceSignOut: createServiceSignOut({ db, clock, outside, issuer: publicUrl }),
    secondFactors: createSecondFactors({ db, clock, passwords, sessions, portal }),
    passkeys: createPasskeys({ db, clock, passwords, sessions, portal, publicUrl }),
    choosePasswords: createChoosePasswords({ db, clock, passwords }),
    manageUsers: createManageUsers({ db, authorise }),
    changeUsers: createChangeUsers({ db, clock, authorise, hours: settings.INVITATION_HOURS }),
    invitations: createInvitations({ db, clock }),
    ownUser: createOwnUser({ db, clock }),
    privacy: createPrivacy({ db, clock, passwords, days: settings.ERASURE_DAYS }),
    cookie: sessionCookie(isSecure),
    mayTrySignIn: createSignInLimit({
      rateLimit: createRateLimit(db),
      perMinute: settings.SIGN_IN_RATE_PER_MINUTE,
    }),
    delivery,
    tankBeers: createTankBeer({ db, delivery }),
    budgetLedgers: createBudgetLedgers({ db, clock, authorise, delivery, portal }),
    addresses,
    dutchAddresses: createDutchAddresses({ lookup: addressLookup, authorise }),
    parties,
    readPayerCredit: createPayerCredit({
      portal,
      delivery,
      erp,
      withinMs: settings.ERP_CREDIT_TIMEOUT_MS,
      log: logger,
    }),
    downloads,
    assortment: createAssortment({ db, memory, articles, authorise, favourites, readSize: downloads.readSize }),
    favourites,
    carts,
    placeOrder: createPlaceOrder({
      db,
      clock,
      authorise,
      payWithinMs: settings.PAYMENT_MINUTES * MINUTE_MS,
      carts,
      holdActor,
    }),
    payOrder: createPayOrder({ db, clock, authorise, carts, history, payments, publicUrl, log: logger }),
    cancelOrder: createCancelOrder({ db, clock, authorise }),
    changeOrder: createChangeOrder({ db, carts, history, authorise }),
    history,
    orderAgain: createOrderAgain({ db, carts, delivery, history }),
    orderPaper: createOrderPaper({ db, history, portal }),
    savedOrders: createSavedOrders({ db, carts, authorise }),
    quickOrder: createQuickOrder({ db, carts, authorise }),
    suggestions: createSuggestions({ db }),
    notifications: createNotifications({
      db,
      clock,
      authorise,
      arrivals: createArrivals({ pool: db.pool, log: logger, most: settings.NOTIFICATION_WAITS }),
      waitMs: Math.min(NEWS_WAIT_MS, settings.REQUEST_TIMEOUT_MS * 0.8),
    }),
    notificationChoices: createNotificationChoices({ db, authorise }),
    pushDevices: createPushDevices({ db, clock, authorise, push }),
    documents: createDocuments({ db, authorise, downloads, erp, log: logger }),
    tickets,
    claims: createClaims({ db, clock, authorise, tickets }),
    attachments: createAttachments({
      db,
      clock,
      authorise,
      files: chooseFiles(settings),
      isScanned: settings.CLAMAV_URL !== '',
    }),
    pictures: createPictures({ db, folder: breweryFolder }),
    content,
    findRoutedPage: createFindRoutedPage(content),
    publicPages: createPublicPages({
      portal,
      content: createPublicContent(db),
      titles: readPageTitles(webFolder),
      log: logger,
    }),
    contracts: createContracts({ db, portal, authorise }),
    loyalty: createLoyalty({ db, portal, delivery, content }),
    reports: createReports({ db, portal, authorise, powerBi, log: logger }),
    challenges,
    visitorRequests: createVisitorRequests({ db, clock, portal, challenges }),
    visitorLimits: createVisitorLimits({
      rateLimit: createRateLimit(db),
      perMinute: settings.SIGN_IN_RATE_PER_MINUTE,
    }),
    backlog: createBacklog({ db, clock, authorise }),
    rolePermissions: createRolePermissions({ db, clock, authorise }),
    survey: createSurvey({ db, portal, authorise }),
  }
}

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
