import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { html } from '../pages/html.ts'
import { behaviourForm, page } from '../pages/page.ts'
import { backToPage } from '../pages/forms.ts'
import { linkTo, spoken, type Spoken } from '../pages/words.ts'
import { calendarCard, calendarPages } from './calendar.pages.ts'
import type { FactoryCalendar } from './calendar.ts'
import type { CalendarStore } from './calendar.store.ts'
import { confirmingPages } from './confirming.pages.ts'
import { creditCard, creditPages } from './credit.pages.ts'
import type { CreditAccount, CreditStore } from './credit.store.ts'
import type { Sessions } from './csrf.ts'
import type { Erp } from './erp.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { orderCard } from './order-card.ts'
import { billedCents } from './receivable.ts'
import { headerText, isRejected, orderNetCents, type Order } from './order.ts'
import { systemCard, systemPages, type SystemParts } from './system.pages.ts'

const PATH = '/simulators/erp'
const SHOWN = 100

const ORDER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['orderNumber'],
  properties: { orderNumber: { type: 'string', minLength: 1, maxLength: 35 } },
} as const

const PLAN_SCHEMA = {
  ...ORDER_SCHEMA,
  required: ['orderNumber', 'day'],
  properties: { ...ORDER_SCHEMA.properties, day: { type: 'string', format: 'date' } },
} as const

const REJECT_SCHEMA = {
  ...ORDER_SCHEMA,
  required: ['orderNumber', 'item'],
  properties: { ...ORDER_SCHEMA.properties, item: { type: 'integer', minimum: 1, maximum: 999_999 } },
} as const
// SAP's reason of a line that is not delivered.
const REJECTION_REASON = '10'

/** How much of an invoice has been paid in all; without an amount, all of it. */
const PAY_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['invoiceNumber'],
  properties: {
    invoiceNumber: { type: 'string', minLength: 1, maxLength: 10 },
    paid: { type: 'number', minimum: 0, maximum: 1_000_000_000 },
  },
} as const

type Parts = SystemParts & {
  erp: Erp
  calendars: CalendarStore
  credit: CreditStore
  behaviour: Behaviour
  sessions: Sessions
}
type Lever = { Body: { orderNumber: string } }
type Reject = { Body: { orderNumber: string; item: number } }
type Plan = { Body: { orderNumber: string; day: string } }
type Payment = { Body: { invoiceNumber: string; paid?: number } }
type Held = {
  orders: readonly Order[]
  calendars: readonly FactoryCalendar[]
  accounts: readonly CreditAccount[]
}
type Asked = { Querystring: { orderNumber?: string } }

/** What the played ERP holds, for people and as JSON, and the levers to move it. */
export function erpPages(app: FastifyInstance, { erp, calendars, credit, behaviour, sessions, rules, signIn }: Parts) {
  const newest = (orderNumber: string | undefined) =>
    erp.store.findOrders({ ...(orderNumber && { orderNumber }), limit: SHOWN, newestFirst: true })

  app.get<Asked>(PATH, async (request, reply) => {
    const held = {
      orders: await newest(request.query.orderNumber),
      calendars: await calendars.list(),
      accounts: await credit.list(),
    }
    return reply
      .type('text/html; charset=utf-8')
      .send(erpPage(held, { behaviour, rules, signIn }, spoken(request, PATH)))
  })
  app.get<Asked>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    orders: (await newest(query.orderNumber)).map(toJson),
    calendars: await calendars.list(),
    credit: await credit.list(),
    metadata: rules.current(),
    signIn: signIn.current(),
  }))
  app.get<{ Params: { number: string } }>(`${PATH}/invoices/:number`, async ({ params }, reply) => {
    const order = await erp.store.findInvoice(params.number)
    const invoice = order?.invoices.find(({ number }) => number === params.number)
    if (!order || !invoice) return reply.callNotFound()
    return reply.type('application/pdf').send(invoicePdf(order, invoice))
  })
  app.post<{ Body: Wish }>(`${PATH}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, PATH, behaviour.current())
  })
  app.post<Lever>(`${PATH}/advance`, { schema: { body: ORDER_SCHEMA } }, async (request, reply) => {
    const station = await erp.advanceNumbered(request.body.orderNumber)
    return station ? backToPage(request, reply, PATH, { station }) : reply.callNotFound()
  })
  app.post<Lever>(`${PATH}/split`, { schema: { body: ORDER_SCHEMA } }, async (request, reply) => {
    const outcome = await erp.split(request.body.orderNumber)
    if (outcome === 'cannot-split') return reply.code(409).send({ outcome })
    return outcome ? backToPage(request, reply, PATH, { outcome }) : reply.callNotFound()
  })
  app.post<Plan>(`${PATH}/plan`, { schema: { body: PLAN_SCHEMA } }, async (request, reply) => {
    const outcome = await erp.plan(request.body.orderNumber, request.body.day)
    if (outcome === 'cannot-plan') return reply.code(409).send({ outcome })
    return outcome ? backToPage(request, reply, PATH, { outcome }) : reply.callNotFound()
  })
  app.post<Reject>(`${PATH}/reject`, { schema: { body: REJECT_SCHEMA } }, async (request, reply) => {
    const { orderNumber, item } = request.body
    const [order] = await erp.store.findOrders({ orderNumber, limit: 1 })
    const outcome = order && (await erp.reject(order.number, [item], REJECTION_REASON))
    if (outcome === 'delivery-exists') return reply.code(409).send({ outcome })
    return outcome === 'rejected' ? backToPage(request, reply, PATH, { outcome }) : reply.callNotFound()
  })
  app.post<Payment>(`${PATH}/pay`, { schema: { body: PAY_SCHEMA } }, async (request, reply) => {
    const { invoiceNumber, paid } = request.body
    const order = await erp.store.findInvoice(invoiceNumber)
    const invoice = order?.invoices.find(({ number }) => number === invoiceNumber)
    if (!order || !invoice) return reply.callNotFound()
    await erp.store.pay(invoiceNumber, paid === undefined ? billedCents(order, invoice) : Math.round(paid * 100))
    return backToPage(request, reply, PATH, {})
  })
  app.post(`${PATH}/expire-sessions`, async (request, reply) => {
    sessions.expireAll()
    return backToPage(request, reply, PATH, {})
  })
  confirmingPages(app, erp)
  calendarPages(app, calendars)
  creditPages(app, credit)
  systemPages(app, { rules, signIn })
}

const toJson = (order: Order) => ({
  ...order,
  orderType: headerText(order, 'SalesOrderType'),
  isRejected: isRejected(order),
  netCents: orderNetCents(order),
})

function erpPage(
  { orders, calendars, accounts }: Held,
  { behaviour, ...system }: SystemParts & { behaviour: Behaviour },
  speaks: Spoken,
): string {
  const { words } = speaks
  return page(
    words.erp,
    html`<p class="lead">${words.erpLead}</p>
      <div class="columns">
        <div>
          <h2>${words.orders}</h2>
          ${orders.length === 0 && html`<p class="card">${words.noOrders}</p>`}
          ${orders.map((order) => orderCard(order, speaks))}
        </div>
        <aside>
          ${behaviourForm(behaviour, speaks)} ${systemCard(system, speaks)} ${calendarCard(calendars, speaks)}
          ${creditCard(accounts, speaks)}
          <form class="card" method="post" action="${linkTo(speaks, `${PATH}/expire-sessions`)}">
            <p>${words.sessions}</p>
            <button class="quiet">${words.expire}</button>
          </form>
        </aside>
      </div>`,
    speaks,
  )
}
