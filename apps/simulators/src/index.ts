import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { createBehaviour } from './behaviour.ts'
import { openDatabase } from './database.ts'
import { createCalendarStore } from './erp/calendar.store.ts'
import { createCreditStore } from './erp/credit.store.ts'
import { createSessions } from './erp/csrf.ts'
import { erpOData } from './erp/erp.odata.ts'
import { erpPages } from './erp/erp.pages.ts'
import { createPastInvoices } from './erp/past-invoices.ts'
import { createErpStore } from './erp/erp.store.ts'
import { createRules } from './erp/published/rules.ts'
import { createSignIn, tokenEndpoint } from './erp/sign-in.ts'
import { createErp } from './erp/erp.ts'
import { startErpClock, type Speed } from './erp/erp-clock.ts'
import { identityApi } from './identity/identity.api.ts'
import { identityPages } from './identity/identity.pages.ts'
import { createPeople } from './identity/identity.ts'
import { locatieserver } from './locatieserver/locatieserver.ts'
import { mailPages } from './mail/mail.pages.ts'
import { createMailStore } from './mail/mail.store.ts'
import { startSmtp } from './mail/smtp.ts'
import { serveFonts } from './pages/fonts.ts'
import { paymentApi } from './payment/payment.api.ts'
import { paymentPages } from './payment/payment.pages.ts'
import { createPaymentStore } from './payment/payment.store.ts'
import { createCaller } from './payment/payment.ts'
import { powerBiApi } from './power-bi/power-bi.api.ts'
import { powerBiPages } from './power-bi/power-bi.pages.ts'
import { createTokens } from './power-bi/power-bi.ts'
import { createBrowsers } from './push/browsers.ts'
import { pushApi, pushPages } from './push/push.ts'
import { smsApi, smsPages } from './sms/sms.ts'
import { postnl } from './postnl/postnl.ts'
import { createRelyingParty } from './services/relying-party.ts'
import { serviceCards, servicesPages } from './services/services.pages.ts'
import { acceptForms } from './pages/forms.ts'
import { html } from './pages/html.ts'
import { page, PAGE_POLICY } from './pages/page.ts'
import { linkTo, spoken, type Spoken } from './pages/words.ts'

const HOST = '127.0.0.1'
const MAX_BODY_BYTES = 2_000_000
/** How every answer and the mail server's greeting begin: production takes no player for the real thing. */
const NAME = 'Fust simulator'

export type SimulatorSettings = {
  databaseUrl: string
  /** 0 takes any free port. */
  port: number
  smtpPort: number
  speed: Speed
  /** The folder of the brewery that is played for; its orders of the past have invoices here. */
  breweryFolder?: string
  /** Where the portal is that signs its people in at the services which are played; without it none is. */
  portalUrl?: string
  /** Does not say that it only plays, so that production can be rehearsed. */
  isAnonymous?: boolean
  now?: () => Date
}
export type Simulators = { url: string; smtpUrl: string; stop: () => Promise<void> }

/** Starts the outside world: an ERP, a payment provider, a carrier, a customer's directory, Power BI, services of others and a mail server, with pages under `/simulators/`. */
export async function createSimulators(settings: SimulatorSettings): Promise<Simulators> {
  const now = settings.now ?? (() => new Date())
  const pool = await openDatabase(settings.databaseUrl)
  const erp = createErp({ store: createErpStore(pool), now })
  const erpParts = {
    erp,
    past: createPastInvoices(settings.breweryFolder),
    calendars: createCalendarStore(pool),
    credit: createCreditStore(pool),
    behaviour: createBehaviour(),
    sessions: createSessions(),
    rules: createRules(),
    signIn: createSignIn(),
  }
  const mailParts = { store: createMailStore(pool), behaviour: createBehaviour() }
  const payments = createPaymentStore(pool)
  const caller = createCaller(payments)
  const paymentParts = { store: payments, behaviour: createBehaviour(), caller, now }

  const identityParts = { people: await createPeople(now), behaviour: createBehaviour() }

  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true } },
  })
  const name = settings.isAnonymous ? '' : NAME
  app.addHook('onRequest', async (_request, reply) => {
    if (name) reply.header('server', name)
  })
  await app.register(async (part) => erpOData(part, erpParts))
  await app.register(async (part) => tokenEndpoint(part, erpParts.signIn))
  await app.register(async (part) => paymentApi(part, paymentParts))
  await app.register(async (part) => {
    acceptForms(part)
    identityApi(part, identityParts)
  })
  const smsParts = { taken: [], behaviour: createBehaviour(), now }
  await app.register(async (part) => smsApi(part, smsParts))
  const powerBiParts = { tokens: createTokens(), behaviour: createBehaviour(), now, portalUrl: settings.portalUrl }
  await app.register(async (part) => {
    acceptForms(part)
    powerBiApi(part, powerBiParts)
  })
  const pushParts = { browsers: createBrowsers(now), behaviour: createBehaviour(), now }
  await app.register(async (part) => pushApi(part, pushParts))
  const register = createBehaviour()
  await app.register(async (part) => locatieserver(part, { behaviour: register }))
  const carrier = createBehaviour()
  await app.register(async (part) => postnl(part, { behaviour: carrier }))
  await app.register(async (part) => {
    await showPages(part)
    erpPages(part, erpParts)
    mailPages(part, mailParts)
    paymentPages(part, paymentParts)
    identityPages(part, identityParts)
    smsPages(part, smsParts)
    powerBiPages(part, powerBiParts)
    pushPages(part, pushParts)
    if (settings.portalUrl) servicesPages(part, createRelyingParty(settings.portalUrl, now))
  })
  const smtp = await startSmtp({ ...mailParts, now, greeting: name }, settings.smtpPort, HOST)
  const url = await app.listen({ port: settings.port, host: HOST })
  const clock = startErpClock(erp, settings.speed)
  caller.start()

  return {
    url,
    smtpUrl: smtp.url,
    async stop() {
      erpParts.behaviour.stop()
      mailParts.behaviour.stop()
      paymentParts.behaviour.stop()
      identityParts.behaviour.stop()
      smsParts.behaviour.stop()
      powerBiParts.behaviour.stop()
      pushParts.behaviour.stop()
      register.stop()
      carrier.stop()
      await Promise.all([clock.stop(), caller.stop(), app.close(), smtp.stop()])
      await pool.end()
    },
  }
}

async function showPages(app: Parameters<typeof acceptForms>[0]) {
  const style = await readFile(new URL('./pages/style.css', import.meta.url), 'utf8')
  acceptForms(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PAGE_POLICY).header('x-content-type-options', 'nosniff')
  })
  app.get('/simulators/style.css', (_request, reply) => reply.type('text/css').send(style))
  app.get('/simulators', (_request, reply) => reply.redirect('/simulators/'))
  app.get('/simulators/', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage(spoken(request, '/simulators/'))),
  )
  serveFonts(app)
}

function indexPage(speaks: Spoken): string {
  const { words } = speaks
  return page(
    words.world,
    html`<p class="lead">${words.worldLead}</p>
      <a class="card" href="${linkTo(speaks, '/simulators/erp')}">${words.erpCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/mail')}">${words.mailCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/payments')}">${words.paymentsCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/sms')}">${words.smsCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/push')}">${words.pushCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/identity')}">${words.identityCard}</a>
      <a class="card" href="${linkTo(speaks, '/simulators/power-bi')}">${words.powerBiCard}</a>
      ${serviceCards(speaks)}`,
    speaks,
  )
}
